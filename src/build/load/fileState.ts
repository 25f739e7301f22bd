import { statSync } from 'node:fs';

/**
 * Size, times and number of a file on disk, in a text that is another one when the file was written.
 * @param start ms since 1970, no later than the file is looked at
 * @returns undefined when the file is gone, was written after the start, or so shortly before that it might change once
 *   more without a sign of it
 */
export function stateOf(path: string, start: number): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || start - found.ctimeMs < tickOf(found.mtimeMs)) return undefined;
  return `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}`;
}

/**
 * Milliseconds within which two writes may leave the same time: a tick of the kernel's clock (10 ms at the most, here
 * with room to spare), or the two seconds of file systems that keep whole seconds.
 */
const tickOf = (timeMs: number) => (timeMs % 1000 === 0 ? 2000 : 50);
