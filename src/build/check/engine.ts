import { join } from 'node:path';
import { cacheDirectory, contentHash } from '../cache.ts';
import { FileHashes } from '../load/fileHashes.ts';
import { listFiles } from '../load/listFiles.ts';

const root = join(import.meta.dirname, '../../..');
/** What the findings of a check follow from beside the content. */
const folders = ['src/build', 'src/shared', 'src/rules', 'blocks', 'schemas'];

/** Hash of everything that the findings of a check follow from beside the content. */
export function engineHash(): string {
  const start = Date.now();
  const lock = { path: 'package-lock.json', absolute: join(root, 'package-lock.json') };
  const files = [
    lock,
    ...folders.flatMap((folder) =>
      listFiles(join(root, folder), []).map(({ path, absolute }) => ({ path: `${folder}/${path}`, absolute })),
    ),
  ];
  const hashes = new FileHashes(join(cacheDirectory, 'checks/engine'));
  hashes.look(files, start);
  const hash = contentHash(
    files.flatMap(({ path, absolute }) => [path, hashes.hashOf(absolute)]),
    32,
  );
  hashes.keep();
  return hash;
}
