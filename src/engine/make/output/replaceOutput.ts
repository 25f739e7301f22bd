import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isWritable, makeFolders } from '#engine/store/cacheFiles.cjs';
import { privatePrefix } from '#engine/store/lock.ts';
import { isOtherProcessRunning } from '#engine/store/runningProcess.ts';
import { isHashedFile } from './hostFiles.ts';
import { type FileMark, inspectOutput } from './outputFolder.ts';
import { createReleaseTarget, type OutputTarget } from './release.ts';
import { StagedOutput } from './stagedOutput.ts';

interface ReplacedOutput<T> {
  made: T;
  written: string[];
  marks: Record<string, FileMark>;
}

/**
 * Stages a new output and publishes it on success; a failed build leaves the last output unchanged. A symbolic link is
 * redirected to a new folder in one step. In a plain folder, changed files are replaced one by one, each in one step,
 * dependencies first.
 */
export async function replaceOutput<T>(
  directory: string,
  marks: Record<string, FileMark>,
  write: (output: StagedOutput) => Promise<T>,
): Promise<ReplacedOutput<T>> {
  const previous = inspectOutput(directory, marks);
  const isLink = statsOf(directory)?.isSymbolicLink() ?? false;
  const { stagingDirectory, publish, cleanUp } = isLink
    ? createReleaseTarget(directory)
    : createFolderTarget(directory);
  const output = new StagedOutput(stagingDirectory, previous);
  process.once('exit', cleanUp);
  let isPublished = false;
  let result: T;
  try {
    result = await write(output);
    publish(output);
    isPublished = true;
  } finally {
    if (isPublished || !output.isServed) {
      process.off('exit', cleanUp);
      cleanUp();
    }
  }
  // Removing a hard link of a file in an older release changes its stamp.
  return { made: result, written: [...output.staged.keys()], marks: output.marks(isLink) };
}

const statsOf = (path: string) => lstatSync(path, { throwIfNoEntry: false });

function createFolderTarget(directory: string): OutputTarget {
  makeFolders(dirname(directory));
  // An output may be the only folder that can be written, as a volume of a container.
  const isInside = !isWritable(dirname(directory)) && isWritable(directory);
  const prefix = isInside ? join(directory, `${privatePrefix}next-`) : `${directory}.next-`;
  const stagingDirectory = `${prefix}${process.pid}`;
  removeUnfinished(prefix);
  return {
    stagingDirectory,
    publish(output) {
      if (!statsOf(directory)) {
        makeFolders(stagingDirectory);
        renameSync(stagingDirectory, directory);
        return;
      }
      moveFilesInto(directory, stagingDirectory, [...output.staged.keys()]);
      removeObsolete(directory, output.findObsolete());
    },
    cleanUp: () => rmSync(stagingDirectory, { recursive: true, force: true }),
  };
}

function moveFilesInto(directory: string, stagingDirectory: string, files: string[]): void {
  const createdFolders = new Set<string>();
  // Hashed files must exist before the documents that use them.
  for (const path of [...files.filter(isHashedFile), ...files.filter((each) => !isHashedFile(each))]) {
    const folder = dirname(path);
    if (!createdFolders.has(folder)) makeFolder(directory, folder);
    createdFolders.add(folder);
    const target = join(directory, path);
    if (statsOf(target)?.isDirectory()) rmSync(target, { recursive: true });
    renameSync(join(stagingDirectory, path), target);
  }
}

/** Creates a folder; a file with its name is replaced. */
function makeFolder(directory: string, folder: string): void {
  const names = folder === '.' ? [] : folder.split('/');
  for (let depth = 1; depth <= names.length; depth += 1) {
    const path = join(directory, ...names.slice(0, depth));
    const stats = statsOf(path);
    if (stats && !stats.isDirectory()) rmSync(path);
    if (!stats?.isDirectory()) mkdirSync(path);
  }
}

function removeObsolete(directory: string, { files, folders }: ReturnType<StagedOutput['findObsolete']>): void {
  for (const path of files) tryRemove(() => unlinkSync(join(directory, path)));
  for (const folder of folders.toSorted((a, b) => b.length - a.length))
    tryRemove(() => rmdirSync(join(directory, folder)));
}

/** Removes a path that may be gone or replaced: a new file may have replaced a folder, or a folder a file. */
function tryRemove(remove: () => void): void {
  try {
    remove();
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'EPERM', 'ENOTEMPTY'].includes(String((error as NodeJS.ErrnoException).code)))
      throw error;
  }
}

/** Removes staging folders of killed builds. @param prefix their path without the process id */
function removeUnfinished(prefix: string): void {
  const folder = dirname(prefix);
  for (const entry of readdirSync(folder)) {
    const pid = /\d+$/.exec(entry)?.[0];
    if (pid && entry === basename(prefix) + pid && !isOtherProcessRunning(Number(pid)))
      rmSync(join(folder, entry), { recursive: true, force: true });
  }
}
