import { restoreFolder } from '#engine/check/changed/oldTree.ts';
import type { Repository } from './repository.ts';
import { changesNow } from './tree.ts';

/**
 * Puts the pages folder as it is in a commit into an empty one. Files that are the same are links to those of now.
 * @param directory of the pages
 */
export async function restoreCommit(
  repository: Repository,
  commit: string,
  directory: string,
  target: string,
): Promise<void> {
  const { top, prefix } = repository;
  const changed = (await changesNow(repository, commit)).map(({ path }) => path.slice(prefix.length));
  restoreFolder({ top, prefix, commit }, new Set(changed), directory, target);
}
