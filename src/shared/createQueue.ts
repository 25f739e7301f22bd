/** Creates a function that runs actions one after the other, whether or not earlier ones have failed. */
export function createQueue(): <Result>(action: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action);
    last = result.catch(() => {});
    return result;
  };
}
