import { isWithin, type Period } from '#engine/content/publication.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState, writeState } from '#engine/store/cacheFiles.cjs';

/** What a check came to. */
interface RunResult {
  problems: Problem[];
  /** JSON files that were checked. */
  files: number;
  couldNotRun?: string;
  /** From and until when it holds, where nothing else changes. */
  period: Period;
}

/**
 * The result of a site's last check if nothing has changed since that it follows from; else that of a new one, which is
 * stored for the next time.
 * @param folder of the site's states
 * @param states everything that the result follows from, in texts that are others when it has changed; undefined where
 *   nobody knows whether it has
 * @param at the moment that is asked about, on the site's clock
 */
export function repeatRun(folder: string, states: (string | undefined)[], at: string, run: () => RunResult): RunResult {
  const name = `${folder}/last`;
  const known = states.filter((state) => state !== undefined);
  const state = known.length < states.length ? undefined : contentHash(known, 32);
  const last = state && readState<{ state: string; result: RunResult }>(name);
  if (last && last.state === state && isWithin(last.result.period, at)) return last.result;
  const result = run();
  if (state && result.couldNotRun === undefined) writeState(name, { state, result });
  return result;
}
