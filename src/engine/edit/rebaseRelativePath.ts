import { posix } from 'node:path';

export function rebaseRelativePath(relative: string, from: string, to: string): string {
  if (!/^\.\.?\//.test(relative)) return relative;
  // Virtual root, deep enough for all "../".
  const base = '/a/b/c/d/e/f/g/h/';
  const path = posix.relative(posix.join(base, posix.dirname(to)), posix.join(base, posix.dirname(from), relative));
  return path.startsWith('.') ? path : `./${path}`;
}
