import type { Problem } from '#engine/problems/problem.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState, writeState } from '#engine/store/cacheFiles.cjs';

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

/** The result of a site's last check, for as long as nothing that it follows from has changed. */
export class LastRun {
  /** The result, if nothing has changed since. */
  readonly result: RunResult | undefined;
  readonly #name: string;
  readonly #state: string | undefined;

  /**
   * @param folder of the states in which what is known of the site is kept
   * @param states of everything that the result follows from, in texts that are others when it has changed; undefined
   *   where that cannot be told
   */
  constructor(folder: string, states: (string | undefined)[]) {
    this.#name = `${folder}/last`;
    const known = states.filter((state) => state !== undefined);
    this.#state = known.length < states.length ? undefined : contentHash(known, 32);
    const kept = this.#state && readState<KeptRun>(this.#name);
    if (kept && kept.state === this.#state) this.result = kept.result;
  }

  /** Keeps a result for the next time, if it can be told then whether it holds. Where nothing can be written, the next run checks again. */
  keep(result: RunResult): void {
    if (!this.#state) return;
    writeState(this.#name, { state: this.#state, result } satisfies KeptRun);
  }
}
