import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Lets a build write beside the output and puts it in place only when it has succeeded: a build that fails or is
 * killed leaves the last good output as it was.
 */
export async function writeAside<T>(directory: string, write: (aside: string) => Promise<T>): Promise<T> {
  const aside = `${directory}.next-${process.pid}`;
  const old = `${directory}.old-${process.pid}`;
  mkdirSync(dirname(directory), { recursive: true });
  rmSync(aside, { recursive: true, force: true });
  try {
    const result = await write(aside);
    if (existsSync(directory)) renameSync(directory, old);
    renameSync(aside, directory);
    return result;
  } finally {
    rmSync(aside, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}
