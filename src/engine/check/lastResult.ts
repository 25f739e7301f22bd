import { isWithinPeriod, type Period } from '#engine/content/publication.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState, writeState } from '#engine/store/cacheFiles.cjs';

interface LastResult {
  problems: Problem[];
  files: number;
  couldNotRun?: string;
  /** Period in which the result holds if nothing else changes. */
  period: Period;
}

/**
 * Returns the result of a site's last check if none of its inputs has changed since; otherwise runs a new check and
 * stores its result.
 * @param folder of the site's stored states
 * @param states fingerprints of all inputs of the check; undefined for an input that may have changed
 * @param at time of the check, in the site's time zone
 */
export function reuseLastResult(
  folder: string,
  states: (string | undefined)[],
  at: string,
  run: () => LastResult,
): LastResult {
  const name = `${folder}/last`;
  const known = states.filter((state) => state !== undefined);
  const state = known.length < states.length ? undefined : contentHash(known, 32);
  const last = state && readState<{ state: string; result: LastResult }>(name);
  if (last && last.state === state && isWithinPeriod(last.result.period, at)) return last.result;
  const result = run();
  if (state && result.couldNotRun === undefined) writeState(name, { state, result });
  return result;
}
