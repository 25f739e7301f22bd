import { execFileSync } from 'node:child_process';
import { CannotRun } from '#engine/problems/commandLine.ts';

/** Runs Git in a folder; gives what it prints. Throws what `execFileSync` throws. */
export function git(directory: string, args: readonly string[], input?: string): Buffer {
  return execFileSync('git', args, {
    cwd: directory,
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['pipe', 'pipe', 'ignore'],
    ...(input !== undefined && { input }),
  });
}

/** Where a folder stands in its repository, and the commit that is meant. */
export interface Revision {
  /** Path of the working copy. */
  top: string;
  /** Path of the folder inside the working copy, with `/` at its end; empty for the working copy itself. */
  prefix: string;
  /** Full name of the commit. */
  commit: string;
}

/**
 * Finds the commit that a name stands for: a branch, a tag, `HEAD~2`.
 * @throws CannotRun when the folder is in no repository, or the name stands for nothing there
 */
export function findRevision(directory: string, ref: string): Revision {
  const line = (args: readonly string[]) => git(directory, args).toString().replace(/\n$/, '');
  let top: string;
  try {
    top = line(['rev-parse', '--show-toplevel']);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CannotRun(
      isMissing
        ? '--changed needs Git, which is not installed here.'
        : `--changed compares with an earlier state in Git, but "${directory}" is in no Git repository.`,
    );
  }
  try {
    const commit = line(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
    return { top, prefix: line(['rev-parse', '--show-prefix']), commit };
  } catch {
    throw new CannotRun(
      `Git knows no state ${JSON.stringify(ref)} here. Name a branch, a tag or a commit; in CI, fetch its history too.`,
    );
  }
}

/** Texts that Git prints with a zero byte after each. */
export const splitZeros = (output: Buffer): string[] => output.toString().split('\0').filter(Boolean);

/** The contents of blobs, in the order of their names; undefined for what is not there. */
export function readBlobs(directory: string, names: readonly string[]): (Buffer | undefined)[] {
  if (names.length === 0) return [];
  return readBatch(git(directory, ['cat-file', '--batch'], `${names.join('\n')}\n`), names.length);
}

/**
 * Reads what `git cat-file --batch` prints: blobs in the order in which they were asked for, undefined for what is none.
 * @param count how many were asked for
 */
export function readBatch(output: Buffer, count: number): (Buffer | undefined)[] {
  let at = 0;
  return Array.from({ length: count }, () => {
    const end = output.indexOf(10, at);
    const [, size] = output.toString('utf8', at, end).match(/ blob (\d+)$/) ?? [];
    at = end + 1;
    if (size === undefined) return undefined;
    const bytes = output.subarray(at, at + Number(size));
    at += bytes.length + 1;
    return bytes;
  });
}
