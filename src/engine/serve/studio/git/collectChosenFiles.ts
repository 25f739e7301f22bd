import type { Repository } from '#engine/content/git/repository.ts';
import { findFilesAtCommit, findFilteredPaths, type TreeChange, type TreeFile } from '#engine/content/git/tree.ts';
import { HttpError } from '../httpError.ts';
import { type FileSystemTraits, readWorkingCopy } from './workingCopy.ts';

/**
 * Reads the files to publish as they are on disk.
 * @param files paths inside the pages folder
 * @returns files by path inside the working copy; undefined for removed ones
 * @throws HttpError if one has not changed, or only Git itself can commit it
 */
export async function collectChosenFiles(
  repository: Repository,
  traits: FileSystemTraits,
  files: readonly string[],
  currentChanges: readonly TreeChange[],
): Promise<Map<string, TreeFile | undefined>> {
  const changed = new Set(currentChanges.map(({ path }) => path));
  const paths = files.map((file) => repository.prefix + file);
  const same = paths.find((path) => !changed.has(path));
  if (same !== undefined)
    throw new HttpError(
      `${same.slice(repository.prefix.length)} is as in the last commit: there is nothing to publish of it.`,
    );
  const [filtered] = await findFilteredPaths(repository, paths);
  if (filtered !== undefined)
    throw new HttpError(
      `${filtered} goes through a program of its own before it is committed (a filter, as Git LFS has it), which the studio does not run. Commit it with Git itself.`,
    );
  const { head } = repository;
  const known = head === undefined ? new Map<string, TreeFile>() : await findFilesAtCommit(repository, head, paths);
  const onDisk = await readWorkingCopy(repository, traits, paths, { knownFile: (path) => known.get(path) });
  return new Map(paths.map((path) => [path, onDisk.get(path)]));
}
