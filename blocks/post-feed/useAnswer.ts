import ky from 'ky';
import { useEffect, useState } from 'react';

/** How an address is asked. */
export interface Asking {
  address: string;
  /** Tries after a failure that happen by themselves. */
  retries: number;
  /** Milliseconds after which waiting is a failure; undefined leaves it to the browser. */
  timeoutMs: number | undefined;
}

/** What became of asking; `waiting` until the block is alive. */
export type Answer<T> =
  | { state: 'waiting' }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; value: T };

/**
 * Asks an address for JSON once the block is alive.
 * @param read turns the answer into what is wanted; throwing makes it a failure
 * @returns what became of it, and a function that asks again
 */
export function useAnswer<T>(
  { address, retries, timeoutMs }: Asking,
  read: (answer: unknown) => T,
): [Answer<T>, () => void] {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again; reading differently does not.
  useEffect(() => {
    const gone = new AbortController();
    setAnswer({ state: 'loading' });
    const ask = async (): Promise<Answer<T>> => {
      try {
        const answered = await ky.get(address, { retry: retries, timeout: timeoutMs ?? false, signal: gone.signal });
        return { state: 'loaded', value: read(await answered.json()) };
      } catch {
        return { state: 'failed' };
      }
    };
    ask().then((outcome) => {
      if (!gone.signal.aborted) setAnswer(outcome);
    });
    return () => gone.abort();
  }, [address, retries, timeoutMs, attempt]);
  return [answer, () => setAttempt(attempt + 1)];
}
