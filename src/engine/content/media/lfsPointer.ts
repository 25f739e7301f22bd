import { readFileSync, statSync } from 'node:fs';

const beginning = 'version https://git-lfs.github.com/spec/v1\n';

/** Maximum size of a pointer, in bytes: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const maxPointerBytes = 1024;

/** True if a file is only the pointer of Git LFS to the real one. */
export function isLfsPointer(absolute: string): boolean {
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size < beginning.length || stats.size >= maxPointerBytes) return false;
  try {
    return readFileSync(absolute, 'latin1').startsWith(beginning);
  } catch {
    // Another problem says that it cannot be read.
    return false;
  }
}
