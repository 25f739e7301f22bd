import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunning } from '../output/isRunning.ts';

/** Milliseconds between two looks at a lock that another build holds. */
const pauseMs = 50;

/**
 * Does something while no other process of this machine does the same for this path: a second build into a folder waits
 * for the first. What a killed process has left is no hindrance.
 */
export async function holdingLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const lock = `${path}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) await setTimeout(pauseMs);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(readHolder(lock));
  if (holder && (holder === process.pid || isRunning(holder))) return false;
  rmSync(lock, { force: true });
  return false;
}

/** Number of the process that holds a lock; empty while it writes it down. */
function readHolder(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}
