import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { customDirectory, customNames } from '#engine/store/customParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';

const builtInFolder = join(projectRoot, 'src/engine/make/features');

const clientIn = (folder: string, feature: string) =>
  relative(projectRoot, join(folder, feature, 'client.ts')).replaceAll('\\', '/');

/** Path of a feature's browser code, relative to the root of this program. */
export const clientPathOf = (feature: string, isCustom: boolean): string =>
  clientIn((isCustom && customDirectory('features')) || builtInFolder, feature);

export function listClientPaths(): string[] {
  const names = customNames('features');
  const builtInNames = readdirSync(builtInFolder).filter((name) => !names.includes(name));
  const clients = [
    ...builtInNames.map((name) => clientPathOf(name, false)),
    ...names.map((name) => clientPathOf(name, true)),
  ];
  return clients.filter((path) => existsSync(join(projectRoot, path)));
}
