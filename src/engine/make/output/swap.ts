import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '#engine/store/lock.ts';
import { isHashedFile } from './keptFiles.ts';
import type { Change, Place } from './place.ts';
import { releaseBehind } from './release.ts';

/**
 * Lets a build write beside the output and puts it in place only when it has succeeded: a build that fails leaves the
 * last good output as it was. Where the output is a symbolic link, it is pointed to a new folder in one step. In a plain
 * folder only the files that differ are replaced, each in one step, those that others ask for first.
 */
export async function writeAside<T extends { change: Change }>(
  directory: string,
  write: (aside: string) => Promise<T>,
): Promise<T> {
  const isLink = lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink();
  const { aside, show, tidy } = isLink ? releaseBehind(directory) : folderAt(directory);
  try {
    const result = await write(aside);
    show(result.change);
    return result;
  } finally {
    tidy();
  }
}

function folderAt(directory: string): Place {
  const aside = `${directory}.next-${process.pid}`;
  mkdirSync(dirname(directory), { recursive: true });
  removeUnfinished(directory);
  return {
    aside,
    show({ fresh, gone, goneFolders }) {
      if (!lstatSync(directory, { throwIfNoEntry: false })) {
        mkdirSync(aside, { recursive: true });
        renameSync(aside, directory);
        return;
      }
      moveInto(directory, aside, fresh);
      remove(directory, gone, goneFolders);
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
    moveOver(join(aside, path), join(directory, path));
  }
}

/** A page may have become a folder of pages, or the other way round. */
function makeFolder(directory: string, folder: string): void {
  const steps = folder === '.' ? [] : folder.split('/');
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const path = join(directory, ...steps.slice(0, depth));
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found && !found.isDirectory()) rmSync(path);
    if (!found?.isDirectory()) mkdirSync(path);
  }
}

function moveOver(from: string, to: string): void {
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true });
  renameSync(from, to);
}

function remove(directory: string, files: string[], folders: string[]): void {
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
