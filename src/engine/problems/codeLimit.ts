import { setTimeout as sleep } from 'node:timers/promises';
import { Script } from 'node:vm';

/** Thrown in place of code that has not ended within its limit. */
export class LimitReached extends Error {
  /** @param ms the limit */
  constructor(ms: number) {
    super(
      `it has not ended after ${ms / 1000} s. A loop in it may never end, or a promise that it waits for is never settled`,
    );
  }
}

/** Limit of each call once code has reached it: the same code is called with much other content. */
const laterLimitMs = 1000;

/** Limit for code that is given content, ms. Without one, nothing is measured, which takes a quarter of a millisecond. */
let limitMs: number | undefined;

/** Sets the limit for code that is given content from now on, ms; undefined for none. */
export function setCodeLimit(ms: number | undefined): void {
  limitMs = ms;
}

/** Limit that is in force, ms. */
export const codeLimit = (): number | undefined => limitMs;

/** Global variable by which the script below finds the function to run. */
const slot = 'lintelLimitedRun';
const call = new Script(`globalThis.${slot}()`);

/**
 * Runs code within the limit: a script is the only thing that Node ends in the middle of a loop.
 * @throws LimitReached
 */
export function runWithinLimit<Result>(run: () => Result): Result {
  if (limitMs === undefined) return run();
  const timeout = limitMs;
  (globalThis as Record<string, unknown>)[slot] = run;
  try {
    return call.runInThisContext({ timeout }) as Result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw reachLimit(timeout);
  }
}

/**
 * Waits for what code promises, within the limit.
 * @throws LimitReached
 */
export async function waitWithinLimit<Result>(run: () => Promise<Result>): Promise<Result> {
  const promise = runWithinLimit(run);
  if (limitMs === undefined) return promise;
  const timeout = limitMs;
  const stop = new AbortController();
  const limit = sleep(timeout, undefined, { signal: stop.signal }).then(
    () => {
      throw reachLimit(timeout);
    },
    () => promise,
  );
  return Promise.race([promise, limit]).finally(() => stop.abort());
}

function reachLimit(timeout: number): LimitReached {
  limitMs = Math.min(timeout, laterLimitMs);
  return new LimitReached(timeout);
}
