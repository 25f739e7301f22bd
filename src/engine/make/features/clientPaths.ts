import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ownDirectory, ownNames } from '#engine/store/ownParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';

const builtInFolder = join(projectRoot, 'src/engine/make/features');

const clientIn = (folder: string, feature: string) =>
  relative(projectRoot, join(folder, feature, 'client.ts')).replaceAll('\\', '/');

/** Path of a feature's browser code, relative to the root of this program. */
export const clientPathOf = (feature: string, isOwn: boolean): string =>
  clientIn((isOwn && ownDirectory('features')) || builtInFolder, feature);

export function listClientPaths(): string[] {
  const customNames = ownNames('features');
  const builtInNames = readdirSync(builtInFolder).filter((name) => !customNames.includes(name));
  const clients = [
    ...builtInNames.map((name) => clientPathOf(name, false)),
    ...customNames.map((name) => clientPathOf(name, true)),
  ];
  return clients.filter((path) => existsSync(join(projectRoot, path)));
}
