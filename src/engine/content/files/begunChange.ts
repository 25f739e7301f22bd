import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import { readJson } from '#engine/store/cache.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { isRunning } from '#engine/store/lock.ts';

/** What becomes of one file in a change. Paths are inside the pages folder. */
export interface BegunStep {
  /** Absent for a new file. */
  from?: string;
  /** Absent for a file that is removed. */
  to?: string;
  /** Hashes of what it holds before and after; absent where the bytes stay as they are. */
  before?: string;
  after?: string;
}

/** The note of a change of several files, which is there from before the first of them is touched until after the last. */
export interface ChangeNote {
  /** What began it, as `npm run mv`. */
  command: string;
  /** When, on the clock of the machine: `2027-01-15T09:00`. */
  at: string;
  /** The new text of the step at `index` lies in `index.new`, what it replaces or removes in `index.old`. */
  steps: BegunStep[];
  /** Folders that were not there before, inside the pages folder; those above others first. */
  newFolders: string[];
}

/** A folder in which a change is prepared. */
export interface ChangeFolder {
  /** Path on disk. */
  folder: string;
  /** A process is at work in it now. */
  isAtWork: boolean;
  /** Absent as long as no file of the site was touched, and when all of them were. */
  note: ChangeNote | undefined;
}

/** Name of the folder in which a process prepares a change. It begins with a dot: it is no part of the site. */
export const changeFolderName = (pid: number): string => `.change-${pid}`;

/** Name of the note in it. */
export const noteName = 'begun.json';

/** Milliseconds after which another process of that number is not the one that began: a change takes seconds. */
const longestChangeMs = 10 * 60_000;

/** The folders in which changes of a pages folder are prepared, or were when something ended the process. */
export function changeFolders(directory: string): ChangeFolder[] {
  const names = existsSync(directory) && statSync(directory).isDirectory() ? readdirSync(directory) : [];
  return names.flatMap((name) => {
    const pid = Number(/^\.change-(\d+)$/.exec(name)?.[1]);
    const folder = join(directory, name);
    const found = pid ? statSync(folder, { throwIfNoEntry: false }) : undefined;
    if (!found?.isDirectory()) return [];
    const isAtWork = isRunning(pid) && Date.now() - found.mtimeMs < longestChangeMs;
    return [{ folder, isAtWork, note: readJson<ChangeNote>(join(folder, noteName)) }];
  });
}

/** A change that was begun and neither finished nor taken back, whose process has ended. */
export interface InterruptedChange {
  folder: string;
  note: ChangeNote;
}

/** The change of a pages folder that was interrupted, if there is one. */
export function interruptedChange(directory: string): InterruptedChange | undefined {
  for (const { folder, isAtWork, note } of changeFolders(directory)) if (note && !isAtWork) return { folder, note };
  return undefined;
}

/** The problem that a change was interrupted: what was begun, how far it came, and what to type. */
export function interruptionProblem(directory: string, { folder, note }: InterruptedChange): Problem {
  const states = note.steps.map((step, index) => stateOfStep(step, index, directory, folder));
  const pathsOf = (isDone: boolean) =>
    note.steps.filter((_, index) => (states[index] === 'after') === isDone).map(pathsInWords);
  const option = pagesOption(directory);
  const args = { command: note.command, moment: note.at, option, done: pathsOf(true), left: pathsOf(false) };
  return problemAt('change-interrupted', args, { file: '' });
}

/** The option that names a pages folder to a command, with a space before it; nothing for the usual folder. */
export function pagesOption(directory: string): string {
  const inside = relative('.', directory) || '.';
  const pages = inside.startsWith('..') ? directory : inside;
  return pages === 'pages' ? '' : ` --pages ${pages}`;
}

const pathsInWords = ({ from, to }: BegunStep) =>
  [...new Set([from, to])].filter((path) => path !== undefined).join(' → ');

/**
 * How far a step of a change has come.
 * @param folder in which the change was prepared
 * @returns `other` where somebody else has changed, added or removed the file since
 */
export function stateOfStep(
  { from, to, before, after }: BegunStep,
  index: number,
  directory: string,
  folder: string,
): 'before' | 'after' | 'other' {
  const isThere = (path: string | undefined) => path !== undefined && existsSync(join(directory, path));
  const hashAt = (path: string) => fileHash(readFileSync(join(directory, path)));
  if (to === undefined) {
    const isRemoved = existsSync(join(folder, `${index}.old`));
    if (isThere(from) === isRemoved) return 'other';
    if (isRemoved) return 'after';
    return before === undefined || hashAt(from ?? '') === before ? 'before' : 'other';
  }
  if (from === undefined && !isThere(to)) return existsSync(join(folder, `${index}.new`)) ? 'before' : 'other';
  // Where capitals do not count, a file is there by both names that differ in them alone.
  const isMove = from !== undefined && from.toLowerCase() !== to.toLowerCase();
  if (isMove && isThere(from) === isThere(to)) return 'other';
  const path = isThere(to) ? to : (from ?? to);
  if (after === undefined) return !isThere(path) ? 'other' : path === to ? 'after' : 'before';
  const now = isThere(path) ? hashAt(path) : undefined;
  if (now === after) return 'after';
  return now !== undefined && now === before ? 'before' : 'other';
}
