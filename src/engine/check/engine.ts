import { join } from 'node:path';
import { FileHashes } from '#engine/content/files/fileHashes.ts';
import { type ListedFile, listFiles } from '#engine/content/files/listFiles.ts';
import { cacheDirectory, contentHash } from '#engine/store/cache.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';

/** What the findings of a check follow from beside the content. */
const folders = ['src/engine', 'src/shared', 'src/rules', 'blocks', 'schemas'];

/** Everything that the findings of a check follow from beside the content, as files. */
export class Engine {
  readonly #files: ListedFile[];
  readonly #hashes = new FileHashes(join(cacheDirectory, 'checks/engine'));

  /** @param more further folders, from the top of this program */
  constructor(more: string[] = []) {
    const start = Date.now();
    const lock = { path: 'package-lock.json', absolute: join(projectRoot, 'package-lock.json') };
    this.#files = [lock, ...[...folders, ...more].flatMap(filesIn)];
    this.#hashes.look(this.#files, start);
  }

  /** Another text when one of the files was written; undefined while that cannot be told. */
  get state(): string | undefined {
    return this.#hashes.state;
  }

  /** Another text when what stands in the files is something else. */
  hash(): string {
    const hashes = this.#files.flatMap(({ path, absolute }) => [path, this.#hashes.hashOf(absolute)]);
    this.#hashes.keep();
    return contentHash(hashes, 32);
  }
}

/** Tests do nothing here, and what is generated for editors follows from a site. */
const isLeftOut = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('schemas/generated/');

const filesIn = (folder: string): ListedFile[] =>
  listFiles(join(projectRoot, folder), [])
    .map(({ path, absolute }) => ({ path: `${folder}/${path}`, absolute }))
    .filter(({ path }) => !isLeftOut(path));
