/** Time limit of a request whose page sets none, in ms. */
const defaultTimeoutMs = 30_000;

/**
 * Starts the time limit of a request, its body included; Ky's own ends with the headers of the response.
 * @param timeoutMs default: half a minute; null: unlimited
 * @param outer aborts the request, too
 * @returns the signal for the request, a function that begins the limit anew, and one that ends it
 */
export function startTimeLimit(timeoutMs: number | null | undefined, outer?: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const startTimer = () => (timeoutMs === null ? undefined : setTimeout(abort, timeoutMs ?? defaultTimeoutMs));
  let timer = startTimer();
  outer?.addEventListener('abort', abort);
  const restart = () => {
    clearTimeout(timer);
    timer = startTimer();
  };
  const end = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, restart, end };
}
