import { setTimeout as sleep } from 'node:timers/promises';

/** Steps of a test by name; each returns what it has found. */
export type Steps = Record<string, () => Promise<string[]>>;

/**
 * Runs steps one after the other, each within a limit. A step that fails or does not end is a finding of its own. After
 * one that does not end no other is begun, as the tab it used may hang.
 * @param limitMs for one step, ms
 */
export async function runSteps(steps: Steps, limitMs: number): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, run] of Object.entries(steps)) {
    const step = run().catch((error: unknown) => [`${name}: could not be done: ${String(error)}`]);
    const found = await withinLimit(step, limitMs);
    if (!found)
      return [
        ...findings,
        `${name}: has not ended after ${limitMs / 1000} s. Code of the block may never end, as a loop or an effect that sets off itself.`,
      ];
    findings.push(...found);
  }
  return findings;
}

/** @returns undefined if the limit, in ms, is reached first */
export async function withinLimit<T>(promise: Promise<T>, limitMs: number): Promise<T | undefined> {
  const stop = new AbortController();
  const limit = sleep(limitMs, undefined, { signal: stop.signal }).catch(() => undefined);
  const first = await Promise.race([promise, limit]);
  stop.abort();
  return first;
}
