import { findGitEntriesInPaths, isGitName } from '#engine/content/files/gitEntries.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { listTree } from '#engine/content/git/tree.ts';
import { quote } from '#shared/formatText.ts';
import { HttpError } from '../httpError.ts';

/**
 * Refuses incoming files that Git would treat as one of its own folders: in the pages folder or above it, or by its
 * name.
 * @param base the common ancestor of both sides
 * @throws HttpError if others have added one
 */
export async function refuseGitFolders(repository: Repository, base: string, theirs: string): Promise<void> {
  const entriesOf = async (commit: string) =>
    findGitEntriesInPaths((await listTree(repository, commit)).map(({ path }) => path));
  const { prefix } = repository;
  const baseEntries = new Set(await entriesOf(base));
  const added = (await entriesOf(theirs)).find((path) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const isNear = folder.startsWith(prefix) || prefix.startsWith(folder);
    return !baseEntries.has(path) && (isNear || isGitName(path.slice(folder.length)));
  });
  if (added !== undefined)
    throw new HttpError(
      `Others have pushed ${quote(added)}, which Git takes for a part of a repository, so that it could run programs on this computer. Nothing of theirs was taken. Ask who pushed it to remove it.`,
    );
}
