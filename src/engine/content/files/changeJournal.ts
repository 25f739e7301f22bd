import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { tryReadJson } from '#engine/store/cache.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { isOtherRunning, type ProcessIdentity } from '#engine/store/runningProcess.ts';
import { isTimestamp } from '#shared/isDate.ts';
import { asObject, isObject, type Json, type JsonObject, parseJson } from '#shared/json.ts';

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

/** Command that changes a site, and the time of it. */
interface Origin {
  /** Command that makes the change: `npm run mv`. */
  command: string;
  /** Local time of the machine: `2027-01-15T09:00`. */
  at: string;
}

/** Record of a change. It exists from before the first file is changed until after the last. */
export interface ChangeJournal extends Origin {
  /** Steps. `<index>.new` contains the new text of a step, `<index>.old` the replaced or removed file. */
  steps: JournalStep[];
  /** New folders inside the pages folder, parents first. */
  newFolders: string[];
}

/** Process that changes a site, or waits until it may. */
export interface Holder extends ProcessIdentity, Origin {}

/**
 * Folder inside a pages folder in which a change is staged, beside its journal and the locks of processes. Its name
 * begins with a dot, so that it is not part of the site.
 */
export const changeFolder = '.lintel-change';

export const journalName = `${changeFolder}/journal.json`;

export const holderName = ({ pid, started }: ProcessIdentity): string =>
  `${changeFolder}/holder-${pid}-${started}.json`;

/** Outcome of a change whose journal has become a record. */
export type Outcome = 'finished' | 'undone';

/** Path of the journal of a change that has ended, until the folder is cleared. */
export const recordName = (outcome: Outcome, { pid, started }: ProcessIdentity): string =>
  `${changeFolder}/${outcome}-${pid}-${started}.json`;

export const recordPattern = /(finished|undone)-(\d+)-\d+\.json$/;

/** Names in the change folder of a site. */
export function listChangeFolder(directory: string): string[] {
  try {
    return readdirSync(join(directory, changeFolder));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Processes that have a lock in the change folder of a site, those that have ended included. */
export function listHolders(directory: string): (Holder & { isAtWork: boolean })[] {
  return listChangeFolder(directory).flatMap((name) => {
    const [, pid, started] = /^holder-(\d+)-(\d+)\.json$/.exec(name) ?? [];
    if (pid === undefined) return [];
    // A lock that is being written has no more than its name.
    const path = join(directory, changeFolder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return [];
    const { boot, ...origin } = asObject(tryReadJson<Json>(path));
    const identity = { pid: Number(pid), started: Number(started), boot: typeof boot === 'string' ? boot : '' };
    return [{ ...originOf(origin), ...identity, isAtWork: isOtherRunning(identity, stats.mtimeMs) }];
  });
}

/** Command and time that a record names. Both are shown in terminals, and the folder may have come with a repository. */
const originOf = ({ command, at }: JsonObject): Origin => ({
  command: typeof command === 'string' && /^npm run [\w:.-]+$/.test(command) ? command : 'a command',
  at: typeof at === 'string' && isTimestamp(at) ? at : formatLocalTimestamp(new Date()),
});

/** Formats a time by the clock of the machine: `2027-01-15T09:00`. */
export const formatLocalTimestamp = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/**
 * Reads the journal of a site.
 * @param name of its file, in the change folder
 * @returns undefined if there is none
 * @throws errors of the file system; an error if the file is not a journal
 */
export function readJournal(directory: string, name: string = journalName): ChangeJournal | undefined {
  const path = join(directory, name);
  if (!existsSync(path)) return undefined;
  const { steps, newFolders, ...origin } = asObject(parseJson(readFileSync(path, 'utf8')));
  const isText = (value: Json | undefined) => value === undefined || typeof value === 'string';
  const isStep = (step: Json) =>
    isObject(step) &&
    (step.from ?? step.to) !== undefined &&
    [step.from, step.to, step.before, step.after].every(isText);
  if (!Array.isArray(steps) || !steps.every(isStep) || !Array.isArray(newFolders) || !newFolders.every(isText))
    throw new Error('it was not written by this program');
  return { ...originOf(origin), steps, newFolders } as unknown as ChangeJournal;
}

/** Change that was neither finished nor undone, and whose process has ended. */
export interface InterruptedChange {
  /** Absent if it cannot be read, for `reason`. */
  journal?: ChangeJournal | undefined;
  reason?: string;
}

export function findInterruptedChange(directory: string): InterruptedChange | undefined {
  try {
    const journal = readJournal(directory);
    return journal && !listHolders(directory).some(({ isAtWork }) => isAtWork) ? { journal } : undefined;
  } catch (error) {
    return { reason: reasonOfSystemError(error) };
  }
}

export function createInterruptionProblem(directory: string, { journal, reason = '' }: InterruptedChange): Problem {
  if (!journal) return createProblem('file-unreadable', { reason }, { file: journalName });
  const { command, at: moment, steps } = journal;
  const states = steps.map((_, index) => stateOfStep(steps, index, directory));
  const pathsOf = (isDone: boolean) =>
    steps.filter((_, index) => (states[index] === 'after') === isDone).map(formatStepPaths);
  const args = { command, moment, option: pagesOption(directory), done: pathsOf(true), left: pathsOf(false) };
  return createProblem('change-interrupted', args, { file: '' });
}

/** Command line option for a pages folder, with a leading space; empty for the default folder. */
export function pagesOption(directory: string): string {
  const relativePath = relative('.', directory) || '.';
  const pages = relativePath.startsWith('..') ? directory : relativePath;
  return pages === 'pages' ? '' : ` --pages ${pages}`;
}

/** Formats the paths of a step: `a.json`, `a.json → b.json`. */
export const formatStepPaths = ({ from, to }: JournalStep) =>
  [...new Set([from, to])].filter((path) => path !== undefined).join(' → ');

/** True for a file or link, even if the link leads nowhere. */
function isFileOrLink(path: string): boolean {
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
 * @returns `other` if someone else has changed, added or removed the file since
 */
export function stateOfStep(
  steps: readonly JournalStep[],
  index: number,
  directory: string,
): 'before' | 'after' | 'other' {
  const { from, to, before, after } = steps[index] ?? {};
  const isStaged = (name: string) => isFileOrLink(join(directory, changeFolder, name));
  const isThere = (path: string | undefined) => path !== undefined && isFileOrLink(join(directory, path));
  const hashAt = (path: string) => tryHash(join(directory, path));
  const wasRemoved = (removal: number) => isStaged(`${removal}.old`);
  if (to === undefined) {
    const isRemoved = wasRemoved(index);
    if (isRemoved && removalsThatMakePlace(steps).has(index)) return 'after';
    if (isThere(from) === isRemoved) return 'other';
    if (isRemoved) return 'after';
    return before === undefined || hashAt(from ?? '') === before ? 'before' : 'other';
  }
  if (!removalsBefore(steps, to).every(wasRemoved)) return 'before';
  if (from === undefined && !isThere(to)) return isStaged(`${index}.new`) ? 'before' : 'other';
  // On a case-insensitive file system, a file exists under both names if they differ in case only.
  const isMove = from !== undefined && from.toLowerCase() !== to.toLowerCase();
  if (isMove && isThere(from) === isThere(to)) return 'other';
  const path = isThere(to) ? to : (from ?? to);
  if (after === undefined) return !isThere(path) ? 'other' : path === to ? 'after' : 'before';
  const currentHash = isThere(path) ? hashAt(path) : undefined;
  if (currentHash === after) return 'after';
  return currentHash !== undefined && currentHash === before ? 'before' : 'other';
}

/** Hash of a file; undefined if it cannot be read. */
function tryHash(path: string): string | undefined {
  try {
    return hashOfFile(path);
  } catch {
    return undefined;
  }
}
