import { startTimeLimit } from './startTimeLimit.ts';

/**
 * Limits the time that something from the network may take, such as a module, whose loading cannot be aborted.
 * @param timeoutMs default: half a minute; null: unlimited
 * @throws the error of `work`, or one that says that no answer came in time
 */
export async function limitTime<Result>(work: Promise<Result>, timeoutMs?: number | null): Promise<Result> {
  const { signal, end } = startTimeLimit(timeoutMs);
  const expired = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('No answer came in time.')));
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    end();
  }
}
