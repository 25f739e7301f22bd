import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './cache.ts';
import { FileHashes } from './fileHashes.ts';
import { filesBelow } from './filesBelow.ts';
import { ownDirectory, ownFolders, ownNames } from './ownParts.cjs';
import { projectRoot } from './projectRoot.ts';
import { siteRoot } from './siteRoot.ts';

/** Tests do nothing in a result; types and what editors read are generated from what counts anyway. */
const neverCounts = /\.(test|types)\.tsx?$|(^|\/)tsconfig\.json$|^schemas\/generated\//;

/**
 * A text that is another one when a part of this program was changed, or a package.
 * @param folders of the program that decide a result, from the top of it
 * @param leftOut which of their files decide nothing
 */
export function programKey(folders: readonly string[], leftOut?: RegExp, root = projectRoot): string {
  const start = Date.now();
  const files = [
    ...lockFiles(root),
    ...folders.flatMap((folder) => filesIn(join(root, folder), folder)),
    ...(folders.some((folder) => folder.startsWith('blocks')) ? ownFiles() : []),
  ].filter(({ path }) => !neverCounts.test(path) && !leftOut?.test(path));
  const hashes = new FileHashes(`program/${contentHash([root, siteRoot, ...folders], 16)}`);
  hashes.look(files, start);
  const parts = files.flatMap(({ path, absolute }) => [path, hashes.hashOf(absolute)]);
  hashes.save();
  return contentHash(parts, 32);
}

const filesIn = (directory: string, name: string) =>
  filesBelow(directory).map((path) => ({ path: `${name}/${path}`, absolute: join(directory, path) }));

/** What says which packages there are: this program's own list, or where it is installed that of the site. */
const lockFiles = (root: string) =>
  [join(root, 'package-lock.json'), ...siteLocks.map((name) => join(siteRoot, name))]
    .filter((path, index, all) => existsSync(path) && all.indexOf(path) === index)
    .slice(0, 1)
    .map((absolute) => ({ path: 'package-lock.json', absolute }));

const siteLocks = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'node_modules/.package-lock.json'];

/** The site's own code, which stands beside that of this program. */
const ownFiles = () =>
  ownFolders.flatMap((folder) => (ownNames(folder).length ? filesIn(ownDirectory(folder) ?? '', `own-${folder}`) : []));
