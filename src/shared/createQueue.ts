/** Creates a function that runs actions one after the other, whether or not earlier ones have failed. */
export function createQueue(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action);
    last = result.catch(() => {});
    return result;
  };
}

/** Limits an action to one run at a time. All calls during a run share the next one. */
export function createSharedQueue<Result>(action: () => Promise<Result>): () => Promise<Result> {
  const inTurn = createQueue();
  let next: Promise<Result> | undefined;
  return () => {
    next ??= inTurn(() => {
      next = undefined;
      return action();
    });
    return next;
  };
}
