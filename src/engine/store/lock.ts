import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contentHash } from './cache.ts';
import { offerTemporaryPlace, temporaryPlace } from './cacheFiles.cjs';
import { isOtherProcessRunning } from './runningProcess.ts';

const heldLocks = new Set<string>();

// proper-lockfile 4.1.2 knows by timers who works: at its shortest limit, 2 s, the lock of a killed process lasts 2.7 s
// longer, and a process that computes for 2 s without a pause loses its lock to another.
/** Beginning of the names of files of this program that may be in an output folder for a time, and are no part of it. */
export const privatePrefix = '.lintel-';

/**
 * Runs `work` while no other process of this machine holds the lock of this output. Locks are not in the cache, which
 * may be copied to a machine where their process ids have no meaning. Where the system's folder for temporary files cannot
 * be written, this and a temporary cache are beside the output, or in it.
 */
export async function withLock<T>(out: string, work: () => Promise<T>): Promise<T> {
  const output = resolve(out);
  for (const place of [nearestFolder(dirname(output)), output]) offerTemporaryPlace(place);
  const folder = temporaryPlace();
  // Where nothing can be written, nothing has to be protected.
  if (!folder) return work();
  const lock = join(folder, `${privatePrefix}${contentHash([output], 16)}.lock`);
  while (!tryAcquire(lock)) await setTimeout(50);
  heldLocks.add(lock);
  try {
    return await work();
  } finally {
    heldLocks.delete(lock);
    rmSync(lock, { force: true });
  }
}

/** The folder, or the nearest one above it that exists. */
function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

function tryAcquire(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (!isHeld(lock)) rmSync(lock, { force: true });
  return false;
}

/** Age of an abandoned lock without a process id; writing the id takes less than a millisecond. */
const maxWriteMs = 2000;

function isHeld(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder === process.pid) return heldLocks.has(lock);
    return holder ? isOtherProcessRunning(holder) : Date.now() - statSync(lock).mtimeMs < maxWriteMs;
  } catch {
    return true;
  }
}
