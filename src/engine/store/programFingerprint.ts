import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from './cache.ts';
import { customDirectory, customFolders, customNames } from './customParts.cjs';
import { FileHashes } from './fileHashes.ts';
import { listFilesBelow } from './listFilesBelow.ts';
import { projectRoot } from './projectRoot.ts';
import { siteRoot } from './siteRoot.ts';

/** Folder that stands for a site's own icons in the names of files of the program. */
export const iconFolder = 'custom-icons';

/** Tests do not affect results; types and schemas for editors are generated from other inputs. */
const irrelevantFiles = /\.(test|types)\.tsx?$|(^|\/)tsconfig\.json$|^schemas\/generated\//;

/**
 * Fingerprint of a part of this program and its packages.
 * @param folders that affect a result, relative to `root`
 * @param leftOut matches their files that do not affect it
 */
export function programFingerprint(folders: readonly string[], leftOut?: RegExp, root = projectRoot): string {
  const start = Date.now();
  const files = [
    ...lockFiles(root),
    ...folders.flatMap((folder) => filesIn(join(root, folder), folder)),
    ...(folders.some((folder) => folder.startsWith('blocks')) ? customFiles() : []),
  ].filter(({ path }) => !irrelevantFiles.test(path) && !leftOut?.test(path));
  const hashes = new FileHashes(`program/${contentHash([root, siteRoot, ...folders], 16)}`);
  hashes.detectChanges(files, start);
  const parts = files.flatMap(({ path, absolute }) => [path, hashes.hashOf(absolute)]);
  hashes.save();
  return contentHash(parts, 32);
}

const filesIn = (directory: string, name: string) =>
  listFilesBelow(directory).map((path) => ({ path: `${name}/${path}`, absolute: join(directory, path) }));

/** Lock file of the packages: that of this program, or of the site if this program is installed as a package. */
const lockFiles = (root: string) =>
  [join(root, 'package-lock.json'), ...siteLockFiles.map((name) => join(siteRoot, name))]
    .filter((path, index, all) => existsSync(path) && all.indexOf(path) === index)
    .slice(0, 1)
    .map((absolute) => ({ path: 'package-lock.json', absolute }));

const siteLockFiles = [
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'node_modules/.package-lock.json',
];

const customFiles = () => [
  ...customFolders.flatMap((folder) =>
    customNames(folder).length ? filesIn(customDirectory(folder) ?? '', `custom-${folder}`) : [],
  ),
  ...iconFiles(),
];

/** Drawings of a site's own icons, which are inserted where they are used. */
function iconFiles() {
  const folder = customDirectory('icons');
  return folder && existsSync(folder) ? filesIn(folder, iconFolder) : [];
}
