/**
 * Waits for something on a page that `page.evaluate` would wait for without end.
 * @throws if it has not come after so many milliseconds
 */
export async function inTime<T>(awaited: Promise<T>, what: string, maxWaitMs = 30_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing for ${maxWaitMs / 1000} s.`)), maxWaitMs);
  });
  return Promise.race([awaited, late]).finally(() => clearTimeout(timer));
}
