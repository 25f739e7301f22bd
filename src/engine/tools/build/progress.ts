/** Output of progress: a terminal rewrites its line, a log gets further lines. */
export type ProgressStream = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Shorter work shows no progress, ms. */
const showAfterMs = 2000;

const updateIntervalMs = { terminal: 200, log: 10_000 };

const clearLine = '\r\u001b[2K';

/**
 * Shows the progress of slow work: `Pictures: 240 of 1,309, about 40 s more`.
 * @param clock returns ms
 * @returns a function to call with the finished number and the total, first with 0; when all are finished, it removes
 *   the line from a terminal
 */
export function createProgressReporter(
  name: string,
  stream: ProgressStream = process.stdout,
  clock: () => number = () => performance.now(),
): (done: number, total: number) => void {
  const isTerminal = Boolean(stream.isTTY) && !process.env.CI;
  let start: number | undefined;
  let next = 0;
  let isShown = false;
  return (done, total) => {
    const now = clock();
    if (start === undefined) {
      start = now;
      next = now + showAfterMs;
    }
    if (done >= total && isShown && isTerminal) stream.write(clearLine);
    if (done === 0 || done >= total || now < next) return;
    next = now + (isTerminal ? updateIntervalMs.terminal : updateIntervalMs.log);
    isShown = true;
    const line = `${name}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}, ${timeLeft(((now - start) / done) * (total - done))} more`;
    stream.write(isTerminal ? clearLine + line : `${line}\n`);
  };
}

/** Rounds a duration: `about 40 s`. */
function timeLeft(ms: number): string {
  const seconds = ms / 1000;
  if (seconds > 100) return `about ${Math.round(seconds / 60)} min`;
  return seconds < 10 ? 'a few seconds' : `about ${Math.round(seconds / 5) * 5} s`;
}
