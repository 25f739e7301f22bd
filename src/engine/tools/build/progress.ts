/** Where progress is shown: a terminal renews its line, anything else gets one line after another. */
export type ProgressStream = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** What takes less is not worth a word, ms. */
const silentMs = 2000;

/** Time between two looks at the same, ms: of somebody at a terminal, and of whoever reads a log. */
const pauseMs = { terminal: 200, log: 10_000 };

const startOfLine = '\r\u001b[2K';

/**
 * Shows how far something is that takes long: `Pictures: 240 of 1,309, about 40 s more`.
 * @param name of what is counted, as it begins the line
 * @param clock gives ms
 * @returns takes how many are done, of how many, for the first time when it begins; the line is gone from a terminal when
 *   all are
 */
export function showProgress(
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
      next = now + silentMs;
    }
    if (done >= total && isShown && isTerminal) stream.write(startOfLine);
    if (done === 0 || done >= total || now < next) return;
    next = now + (isTerminal ? pauseMs.terminal : pauseMs.log);
    isShown = true;
    const line = `${name}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}, ${timeLeft(((now - start) / done) * (total - done))} more`;
    stream.write(isTerminal ? startOfLine + line : `${line}\n`);
  };
}

/** A time in round numbers: `about 40 s`. */
function timeLeft(ms: number): string {
  const seconds = ms / 1000;
  if (seconds > 100) return `about ${Math.round(seconds / 60)} min`;
  return seconds < 10 ? 'a few seconds' : `about ${Math.round(seconds / 5) * 5} s`;
}
