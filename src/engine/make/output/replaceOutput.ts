import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '#engine/store/lock.ts';
import { isHashedFile } from './hostFiles.ts';
import { NewOutput } from './newOutput.ts';
import { type FileMark, inspectOutput } from './outputFolder.ts';
import { type Place, releaseBehind } from './release.ts';

/** What replacing an output came to. */
interface Replaced<T> {
  /** What writing it gave. */
  made: T;
  /** Paths of the files that were written. */
  written: string[];
  /** What is known of all its files now. */
  marks: Record<string, FileMark>;
}

/**
 * Lets a build write beside an output and puts it in place only when it has succeeded: a build that fails leaves the
 * last good output as it was. Where the output is a symbolic link, it is pointed to a new folder in one step. In a plain
 * folder only the files that differ are replaced, each in one step, those that others ask for first.
 * @param directory path of the output
 * @param marks what the last build knew of its files
 * @param write writes what the output lacks
 */
export async function replaceOutput<T>(
  directory: string,
  marks: Record<string, FileMark>,
  write: (output: NewOutput) => Promise<T>,
): Promise<Replaced<T>> {
  const before = inspectOutput(directory, marks);
  const isLink = statsOf(directory)?.isSymbolicLink() ?? false;
  const { aside, show, tidy } = isLink ? releaseBehind(directory) : folderAt(directory);
  const output = new NewOutput(aside, before);
  process.once('exit', tidy);
  let isShown = false;
  let made: T;
  try {
    made = await write(output);
    show(output);
    isShown = true;
  } finally {
    if (isShown || !output.isServed) {
      process.off('exit', tidy);
      tidy();
    }
  }
  // A file that loses its name in an older release gets another stamp by it.
  return { made, written: [...output.fresh.keys()], marks: output.marks(isLink) };
}

const statsOf = (path: string) => lstatSync(path, { throwIfNoEntry: false });

function folderAt(directory: string): Place {
  const aside = `${directory}.next-${process.pid}`;
  mkdirSync(dirname(directory), { recursive: true });
  removeUnfinished(directory);
  return {
    aside,
    show(output) {
      if (!statsOf(directory)) {
        mkdirSync(aside, { recursive: true });
        renameSync(aside, directory);
        return;
      }
      moveInto(directory, aside, [...output.fresh.keys()]);
      remove(directory, output.gone());
    },
    tidy: () => rmSync(aside, { recursive: true, force: true }),
  };
}

function moveInto(directory: string, aside: string, files: string[]): void {
  const made = new Set<string>();
  // What documents ask for is there before them.
  for (const path of [...files.filter(isHashedFile), ...files.filter((each) => !isHashedFile(each))]) {
    const folder = dirname(path);
    if (!made.has(folder)) makeFolder(directory, folder);
    made.add(folder);
    const target = join(directory, path);
    if (statsOf(target)?.isDirectory()) rmSync(target, { recursive: true });
    renameSync(join(aside, path), target);
  }
}

/** A page may have become a folder of pages, or the other way round. */
function makeFolder(directory: string, folder: string): void {
  const steps = folder === '.' ? [] : folder.split('/');
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const path = join(directory, ...steps.slice(0, depth));
    const found = statsOf(path);
    if (found && !found.isDirectory()) rmSync(path);
    if (!found?.isDirectory()) mkdirSync(path);
  }
}

function remove(directory: string, { files, folders }: ReturnType<NewOutput['gone']>): void {
  for (const path of files) attempt(() => unlinkSync(join(directory, path)));
  for (const folder of folders.toSorted((a, b) => b.length - a.length))
    attempt(() => rmdirSync(join(directory, folder)));
}

/** A new file may have taken the place of a folder and all that was in it, or a folder that of a file. */
function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'EPERM', 'ENOTEMPTY'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
  }
}

/** Removes what builds have begun that were killed. */
function removeUnfinished(directory: string): void {
  const name = basename(directory);
  for (const entry of readdirSync(dirname(directory))) {
    const pid = /\.next-(\d+)$/.exec(entry)?.[1];
    if (pid && entry === `${name}.next-${pid}` && !isRunning(Number(pid)))
      rmSync(join(dirname(directory), entry), { recursive: true, force: true });
  }
}
