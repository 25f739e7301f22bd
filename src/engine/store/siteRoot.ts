import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.ts';

/** Path on disk of the folder of the site: where a command was started. It holds `pages`, and maybe `blocks` of its own. */
export const siteRoot = process.cwd();

/** This program is a package that the site has installed, not the project in which it is developed. */
export const isInstalled = /[\\/]node_modules[\\/]/.test(projectRoot);

/** Path on disk of the folder of the site's own blocks; undefined in the project of this program, whose blocks are everybody's. */
export const ownBlocksDirectory: string | undefined = siteRoot === projectRoot ? undefined : join(siteRoot, 'blocks');

/** Types of the site's own blocks: names of folders with a schema of that name, in alphabetical order. */
export function listOwnBlockTypes(): string[] {
  const directory = ownBlocksDirectory;
  if (!directory || !existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .filter((type) => existsSync(join(directory, type, `${type}.schema.json`)))
    .sort();
}
