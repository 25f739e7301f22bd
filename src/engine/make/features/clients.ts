import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ownDirectory, ownNames } from '#engine/store/ownParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';

const ours = join(projectRoot, 'src/engine/make/features');

const clientIn = (folder: string, feature: string) =>
  relative(projectRoot, join(folder, feature, 'client.ts')).replaceAll('\\', '/');

/**
 * Where a feature has its code for browsers, from the top of this program.
 * @param isOwn it is the site's own
 */
export const clientOf = (feature: string, isOwn: boolean): string =>
  clientIn((isOwn && ownDirectory('features')) || ours, feature);

/** All code that features have for browsers, from the top of this program. */
export function featureClients(): string[] {
  const own = ownNames('features');
  const others = readdirSync(ours).filter((name) => !own.includes(name));
  const clients = [...others.map((name) => clientOf(name, false)), ...own.map((name) => clientOf(name, true))];
  return clients.filter((path) => existsSync(join(projectRoot, path)));
}
