/** Caches the result of a fetch that starts with the first call; after a failure the next call fetches again. */
export function fetchOnce<Module>(fetchModule: () => Promise<Module>): () => Promise<Module> {
  let fetched: Promise<Module> | undefined;
  return () => {
    if (!fetched) {
      fetched = fetchModule();
      fetched.catch(() => {
        fetched = undefined;
      });
    }
    return fetched;
  };
}
