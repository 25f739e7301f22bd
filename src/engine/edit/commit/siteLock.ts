import { basename } from 'node:path';
import {
  changeFolder,
  formatLocalTimestamp,
  type Holder,
  holderName,
  journalName,
  listChangeFolder,
  listHolders,
  recordPattern,
} from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { ownProcess } from '#engine/store/runningProcess.ts';
import { formatTimestamp, quote } from '#shared/formatText.ts';
import type { PagesFolder } from './pagesFolder.ts';

/** Milliseconds for which a command waits while another one changes the site. */
const maxWaitMs = 5000;

const ignoreFile = `${changeFolder}/.gitignore`;

/**
 * Runs work while no other process of this machine changes the site. Each process puts a lock of its own into the change
 * folder and then looks for others: of two that come at the same time, the later sees the earlier. The lock of a process
 * that has ended is ignored.
 * @throws CommandError if another process changes the site for more than 5 s, which it names, or if the file system
 *   refuses
 */
export function withSiteLock<T>(pages: PagesFolder, work: (holder: Holder) => T): T {
  const holder: Holder = { ...ownProcess(), command: commandName(), at: formatLocalTimestamp(new Date()) };
  const path = holderName(holder);
  acquire(pages, path, holder);
  try {
    return work(holder);
  } finally {
    release(pages, path);
  }
}

function acquire(pages: PagesFolder, path: string, holder: Holder): void {
  const deadline = Date.now() + maxWaitMs;
  for (;;) {
    try {
      if (!findOther(pages)) {
        writeLock(pages, path, holder);
        if (!findOther(pages)) return;
        pages.remove(path);
      }
      const other = findOther(pages);
      if (other && Date.now() > deadline) throw new CommandError(`Nothing was changed: ${nameHolder(other)}`);
    } catch (error) {
      removeQuietly(pages, path);
      removeFolderIfUnused(pages);
      throw error instanceof CommandError
        ? error
        : new CommandError(`Nothing was changed: ${reasonOfSystemError(error)}.`);
    }
    // The time differs, so that two that wait do not see each other for ever.
    sleep(10 + Math.random() * 40);
  }
}

const findOther = ({ directory }: PagesFolder) => listHolders(directory).find(({ isAtWork }) => isAtWork);

const nameHolder = ({ command, pid, at }: Holder) =>
  `${quote(command)} (process ${pid}) has been changing these pages since ${formatTimestamp(at)}. Run the command again when it has ended.`;

function writeLock(pages: PagesFolder, path: string, holder: Holder): void {
  // What this process could not remove after an earlier change.
  pages.remove(path);
  pages.makeFolder(changeFolder);
  try {
    if (!pages.exists(ignoreFile)) pages.write(ignoreFile, '*\n', false);
    pages.write(path, JSON.stringify(holder), false);
  } catch (error) {
    // Another process has removed the folder, or written the same file, at this moment.
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    if (!pages.exists(path)) writeLock(pages, path, holder);
  }
}

/**
 * Removes the lock, and the folder if no other process needs it. The lock goes before the records of what was done:
 * without a record, the lock of a process that has ended means that nothing was.
 */
function release(pages: PagesFolder, own: string): void {
  clearChangeFolder(pages, own);
  removeFolderIfUnused(pages);
}

/**
 * Removes what is left of changes that have ended.
 * @param last path that is removed after all else but the records
 */
export function clearChangeFolder(pages: PagesFolder, last?: string): void {
  const left = listLeft(pages);
  const records = left.filter((path) => recordPattern.test(path));
  for (const path of left) if (!records.includes(path)) removeQuietly(pages, path);
  if (last !== undefined) removeQuietly(pages, last);
  for (const path of records) removeQuietly(pages, path);
}

/** Paths of the change folder that are no longer needed; none while an interrupted change is neither finished nor undone. */
function listLeft(pages: PagesFolder): string[] {
  try {
    if (pages.exists(journalName)) return [];
    const atWork = listHolders(pages.directory).filter(({ isAtWork }) => isAtWork);
    const needed = new Set([ignoreFile, ...[ownProcess(), ...atWork].map(holderName)]);
    return listChangeFolder(pages.directory)
      .map((name) => `${changeFolder}/${name}`)
      .filter((path) => !needed.has(path));
  } catch {
    return [];
  }
}

/** Tries twice; what cannot be removed then is removed by the next change. */
function removeQuietly(pages: PagesFolder, path: string): void {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      pages.remove(path);
      return;
    } catch {}
  }
}

function removeFolderIfUnused(pages: PagesFolder): void {
  try {
    if (listChangeFolder(pages.directory).some((name) => name !== '.gitignore')) return;
    pages.remove(ignoreFile);
    pages.removeIfEmpty(changeFolder);
  } catch {
    // Another process has put its lock there at this moment.
  }
}

const commandName = () => `npm run ${basename(process.argv[1] ?? '').replace(/\.\w+$/, '')}`;

const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
