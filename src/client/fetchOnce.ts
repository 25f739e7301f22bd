import { limitTime } from '#ui/limitTime.ts';

/**
 * Caches the result of a fetch that starts with the first call; after a failure, or half a minute without an answer, the
 * next call fetches again.
 */
export function fetchOnce<Module>(fetchModule: () => Promise<Module>): () => Promise<Module> {
  let fetched: Promise<Module> | undefined;
  return () => {
    if (!fetched) {
      fetched = limitTime(fetchModule());
      fetched.catch(() => {
        fetched = undefined;
      });
    }
    return fetched;
  };
}
