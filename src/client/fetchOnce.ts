/** Gives what is fetched when it is first asked for, and asked for again when that has failed. */
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
