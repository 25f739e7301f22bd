import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheDirectory, contentHash, readCachedJson, writeWhole } from '../cache.ts';
import type { Problem } from '../errors/problem.ts';
import { listFiles } from '../load/listFiles.ts';

/** What a check came to. */
export interface RunResult {
  problems: Problem[];
  /** JSON files that were checked. */
  files: number;
}

interface KeptRun {
  state: string;
  result: RunResult;
}

const root = join(import.meta.dirname, '../../..');
/** What the findings of a check follow from beside the content. */
const engine = ['src/build', 'src/shared', 'src/rules', 'blocks', 'schemas'];

/** The result of a site's last check, for as long as nothing that it follows from has changed. */
export class LastRun {
  /** The result, if nothing has changed since. */
  readonly result: RunResult | undefined;
  readonly #path: string;
  readonly #at: string;
  readonly #start = Date.now();
  #state: string | undefined;

  /** @param at day of the check, ISO 8601 */
  constructor(directory: string, at: string) {
    this.#at = at;
    this.#path = join(cacheDirectory, `checks/${contentHash([resolve(directory)], 16)}.json`);
    const kept = readCachedJson<KeptRun>(this.#path);
    if (!kept) return;
    this.note(filesIn(directory));
    if (this.#state === kept.state) this.result = kept.result;
  }

  /**
   * Notes the state of all files, unless that was done. Any time during the check is right: a file that was written
   * since its beginning is not trusted, and the others are as they were.
   * @param paths all files of the pages folder on disk, in the order of `listFiles`
   */
  note(paths: string[]): void {
    if (this.#state !== undefined) return;
    const own = engine.flatMap((folder) => filesIn(join(root, folder)));
    const state = stateOf([join(root, 'package-lock.json'), ...paths, ...own], this.#start);
    this.#state = state && contentHash([this.#at, state], 32);
  }

  /** Keeps a result for the next time, if the state of the files was noted. Where nothing can be written, the next run checks again. */
  keep(result: RunResult): void {
    if (!this.#state) return;
    try {
      writeWhole(this.#path, JSON.stringify({ state: this.#state, result } satisfies KeptRun));
    } catch {}
  }
}

const filesIn = (folder: string) => listFiles(folder, []).map(({ absolute }) => absolute);

/**
 * Names, sizes and times of files, in a text that is another one when any of them has changed.
 * @param start ms since 1970
 * @returns undefined when a file was written after the start, or so shortly before that it might change once more
 *   without a sign of it
 */
function stateOf(paths: string[], start: number): string | undefined {
  let state = '';
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || start - found.ctimeMs < tickOf(found.mtimeMs)) return undefined;
    state += `${path} ${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}\n`;
  }
  return state;
}

/**
 * Milliseconds within which two writes may leave the same time: a tick of the kernel's clock (10 ms at the most, here
 * with room to spare), or the two seconds of file systems that keep whole seconds.
 */
const tickOf = (timeMs: number) => (timeMs % 1000 === 0 ? 2000 : 50);
