import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { tryReadJson } from '#engine/store/cache.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { isOtherProcessRunning } from '#engine/store/runningProcess.ts';

/** Change of one file. Paths are inside the pages folder. */
export interface JournalStep {
  /** Absent for a new file. */
  from?: string;
  /** Absent for a removed file. */
  to?: string;
  /** Content hashes before and after; absent if the content is unchanged. */
  before?: string;
  after?: string;
}

/** Record of a change of several files. It exists from before the first file is written until after the last. */
export interface ChangeJournal {
  /** Command that made the change: `npm run mv`. */
  command: string;
  /** Local time of the machine: `2027-01-15T09:00`. */
  at: string;
  /** Steps. `<index>.new` contains the new text of a step, `<index>.old` the replaced or removed file. */
  steps: JournalStep[];
  /** New folders inside the pages folder, parents first. */
  newFolders: string[];
}

export interface ChangeFolder {
  folder: string;
  /** True while a process uses the folder. */
  isAtWork: boolean;
  /** Absent before the first file of the site is changed and after the last. */
  note: ChangeJournal | undefined;
}

/** Name of the folder in which a process stages a change. It begins with a dot, so that it is not part of the site. */
export const changeFolderName = (pid: number): string => `.change-${pid}`;

export const journalFileName = 'begun.json';

/**
 * Milliseconds; a change takes seconds. After that, a running process with the id in the folder name is a different
 * one.
 */
const maxChangeMs = 10 * 60_000;

/** Staging folders of a pages folder, in use or left by a terminated process. */
export function listChangeFolders(directory: string): ChangeFolder[] {
  const names = existsSync(directory) && statSync(directory).isDirectory() ? readdirSync(directory) : [];
  return names.flatMap((name) => {
    const pid = Number(/^\.change-(\d+)$/.exec(name)?.[1]);
    const folder = join(directory, name);
    const stats = pid ? statSync(folder, { throwIfNoEntry: false }) : undefined;
    if (!stats?.isDirectory()) return [];
    const isAtWork = isOtherProcessRunning(pid) && Date.now() - stats.mtimeMs < maxChangeMs;
    return [{ folder, isAtWork, note: tryReadJson<ChangeJournal>(join(folder, journalFileName)) }];
  });
}

/** Change that was neither finished nor undone, and whose process has ended. */
export interface InterruptedChange {
  folder: string;
  note: ChangeJournal;
}

export function findInterruptedChange(directory: string): InterruptedChange | undefined {
  for (const { folder, isAtWork, note } of listChangeFolders(directory)) if (note && !isAtWork) return { folder, note };
  return undefined;
}

export function createInterruptionProblem(directory: string, { folder, note }: InterruptedChange): Problem {
  const states = note.steps.map((_, index) => stateOfStep(note.steps, index, directory, folder));
  const pathsOf = (isDone: boolean) =>
    note.steps.filter((_, index) => (states[index] === 'after') === isDone).map(formatStepPaths);
  const option = pagesOption(directory);
  const args = { command: note.command, moment: note.at, option, done: pathsOf(true), left: pathsOf(false) };
  return createProblem('change-interrupted', args, { file: '' });
}

/** Command line option for a pages folder, with a leading space; empty for the default folder. */
export function pagesOption(directory: string): string {
  const relativePath = relative('.', directory) || '.';
  const pages = relativePath.startsWith('..') ? directory : relativePath;
  return pages === 'pages' ? '' : ` --pages ${pages}`;
}

const formatStepPaths = ({ from, to }: JournalStep) =>
  [...new Set([from, to])].filter((path) => path !== undefined).join(' → ');

/** True for a file or link, even if the link leads nowhere. */
export function isFileOrLink(path: string): boolean {
  try {
    return !lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Bit of a file's mode by which its owner may run it. */
const ownerRunBit = 0o100;

/** Hash of a file's content and of whether it may be run; of a symbolic link, of its target's path. */
export function hashOfFile(path: string): string {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return fileHash(`link ${readlinkSync(path)}`);
  const hash = fileHash(readFileSync(path));
  return stats.mode & ownerRunBit ? fileHash(`executable ${hash}`) : hash;
}

/** True if one path is a folder of the other, so that both cannot be files at the same time. */
const isFolderOf = (folder: string, path: string) => path.startsWith(`${folder}/`);

/** Removals that have to come before a path is written: of a file where it needs a folder, or of files inside it. */
const removalsBefore = (steps: readonly JournalStep[], written: string): number[] =>
  steps.flatMap(({ from, to }, index) =>
    from !== undefined && to === undefined && (isFolderOf(from, written) || isFolderOf(written, from)) ? [index] : [],
  );

/** Indexes of all removals that make place for a file of the same change. */
export const removalsThatMakePlace = (steps: readonly JournalStep[]): Set<number> =>
  new Set(steps.flatMap(({ to }) => (to === undefined ? [] : removalsBefore(steps, to))));

/**
 * Progress of a step of a change.
 * @param folder staging folder of the change
 * @returns `other` if someone else has changed, added or removed the file since
 */
export function stateOfStep(
  steps: readonly JournalStep[],
  index: number,
  directory: string,
  folder: string,
): 'before' | 'after' | 'other' {
  const { from, to, before, after } = steps[index] ?? {};
  const isThere = (path: string | undefined) => path !== undefined && isFileOrLink(join(directory, path));
  const hashAt = (path: string) => hashOfFile(join(directory, path));
  const wasRemoved = (removal: number) => isFileOrLink(join(folder, `${removal}.old`));
  if (to === undefined) {
    const isRemoved = wasRemoved(index);
    if (isRemoved && removalsThatMakePlace(steps).has(index)) return 'after';
    if (isThere(from) === isRemoved) return 'other';
    if (isRemoved) return 'after';
    return before === undefined || hashAt(from ?? '') === before ? 'before' : 'other';
  }
  if (!removalsBefore(steps, to).every(wasRemoved)) return 'before';
  if (from === undefined && !isThere(to)) return isFileOrLink(join(folder, `${index}.new`)) ? 'before' : 'other';
  // On a case-insensitive file system, a file exists under both names if they differ in case only.
  const isMove = from !== undefined && from.toLowerCase() !== to.toLowerCase();
  if (isMove && isThere(from) === isThere(to)) return 'other';
  const path = isThere(to) ? to : (from ?? to);
  if (after === undefined) return !isThere(path) ? 'other' : path === to ? 'after' : 'before';
  const currentHash = isThere(path) ? hashAt(path) : undefined;
  if (currentHash === after) return 'after';
  return currentHash !== undefined && currentHash === before ? 'before' : 'other';
}
