import { posix } from 'node:path';

/** A relative path, read from one file and written for another. */
export function fromPlace(relative: string, from: string, to: string): string {
  if (!/^\.\.?\//.test(relative)) return relative;
  // Both are read from a folder deep enough that "../" does not run out of it.
  const base = '/a/b/c/d/e/f/g/h/';
  const path = posix.relative(posix.join(base, posix.dirname(to)), posix.join(base, posix.dirname(from), relative));
  return path.startsWith('.') ? path : `./${path}`;
}
