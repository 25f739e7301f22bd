import { join } from 'node:path';
import { contentHash } from './cache.ts';
import { FileHashes } from './fileHashes.ts';
import { filesBelow } from './filesBelow.ts';
import { projectRoot } from './projectRoot.ts';

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
    'package-lock.json',
    ...folders.flatMap((folder) => filesBelow(join(root, folder)).map((path) => `${folder}/${path}`)),
  ]
    .filter((path) => !neverCounts.test(path) && !leftOut?.test(path))
    .map((path) => ({ path, absolute: join(root, path) }));
  const hashes = new FileHashes(`program/${contentHash([root, ...folders], 16)}`);
  hashes.look(files, start);
  const parts = files.flatMap(({ path, absolute }) => [path, hashes.hashOf(absolute)]);
  hashes.save();
  return contentHash(parts, 32);
}
