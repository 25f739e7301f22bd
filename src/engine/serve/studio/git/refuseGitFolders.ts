import { gitEntriesAmong, isGitName } from '#engine/content/files/gitFolders.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { listTree } from '#engine/content/git/tree.ts';
import { quote } from '#shared/words.ts';
import { Refusal } from '../refusal.ts';

/**
 * Refuses what Git would take for one of its own folders: where the pages are and above them, or anywhere by its name.
 * @param base the commit that both sides have in common
 * @throws Refusal where others have added one
 */
export async function refuseGitFolders(repository: Repository, base: string, theirs: string): Promise<void> {
  const entriesOf = async (commit: string) =>
    gitEntriesAmong((await listTree(repository, commit)).map(({ path }) => path));
  const { prefix } = repository;
  const known = new Set(await entriesOf(base));
  const added = (await entriesOf(theirs)).find((path) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const isNear = folder.startsWith(prefix) || prefix.startsWith(folder);
    return !known.has(path) && (isNear || isGitName(path.slice(folder.length)));
  });
  if (added !== undefined)
    throw new Refusal(422, {
      reason: `Others have pushed ${quote(added)}, which Git takes for a part of a repository, so that it could run programs on this computer. Nothing of theirs was taken. Ask who pushed it to remove it.`,
    });
}
