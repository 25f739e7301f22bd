import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contentHash } from './cache.ts';

/** Milliseconds between two looks at a lock that another build holds. */
const pauseMs = 50;

/** Locks that this process holds. */
const own = new Set<string>();

/**
 * Does something while no other process of this machine does the same for this output; locks of killed ones do not count.
 * Locks are no part of the cache: on another machine their numbers would mean other processes.
 */
export async function holdingLock<T>(out: string, work: () => Promise<T>): Promise<T> {
  const lock = join(tmpdir(), `lintel-${contentHash([resolve(out)], 16)}.lock`);
  while (!take(lock)) await setTimeout(pauseMs);
  own.add(lock);
  try {
    return await work();
  } finally {
    own.delete(lock);
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
  if (!isHeld(lock)) rmSync(lock, { force: true });
  return false;
}

/** Milliseconds after which a lock without a number was left behind: writing it down takes less than one. */
const writingMs = 2000;

function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder === process.pid) return own.has(lock);
    return holder ? isRunning(holder) : Date.now() - statSync(lock).mtimeMs < writingMs;
  } catch {
    return true;
  }
}

/** Whether another process is at work on this machine; this one does not count. */
export function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
