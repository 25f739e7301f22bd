import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from './isRunning.ts';
import { releaseBehind } from './release.ts';

/** Where a build is written until it is whole, and how it comes into its place. */
export interface Place {
  /** Folder that the build writes; neither it nor anything in it is there yet. */
  aside: string;
  /** Puts the folder in place. */
  show: () => void;
  /** Removes what is of no use any more, whether the build has succeeded or not. */
  tidy: () => void;
}

/**
 * Lets a build write beside the output and puts it in place only when it has succeeded: a build that fails or is
 * killed leaves the last good output as it was. Where the output is a symbolic link, it is pointed to the new folder in
 * one step, and there is no moment without a site; a plain folder is replaced by two renames.
 */
export async function writeAside<T>(directory: string, write: (aside: string) => Promise<T>): Promise<T> {
  const isLink = lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink();
  const { aside, show, tidy } = isLink ? releaseBehind(directory) : folderAt(directory);
  try {
    const result = await write(aside);
    show();
    return result;
  } finally {
    tidy();
  }
}

function folderAt(directory: string): Place {
  const aside = `${directory}.next-${process.pid}`;
  const old = `${directory}.old-${process.pid}`;
  mkdirSync(dirname(directory), { recursive: true });
  recover(directory);
  return {
    aside,
    show() {
      if (existsSync(directory)) renameSync(directory, old);
      renameSync(aside, directory);
    },
    tidy() {
      for (const path of [aside, old]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Puts right what builds have left behind that were killed: what they had begun goes, what they had moved away comes back. */
function recover(directory: string): void {
  const name = basename(directory);
  for (const entry of readdirSync(dirname(directory))) {
    const [, kind, pid] = /\.(next|old)-(\d+)$/.exec(entry) ?? [];
    if (!kind || entry !== `${name}.${kind}-${pid}` || isRunning(Number(pid))) continue;
    const left = join(dirname(directory), entry);
    if (kind === 'old' && !existsSync(directory)) renameSync(left, directory);
    else rmSync(left, { recursive: true, force: true });
  }
}
