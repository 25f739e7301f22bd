import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '#engine/content/git/repository.ts';
import type { TreeFile } from '#engine/content/git/tree.ts';
import { tryReadJson } from '#engine/store/cache.ts';
import { flushFolder } from '#engine/store/flush.ts';
import { findPublished } from './mergeIncoming.ts';

/**
 * Note in Git's folder that a commit is being published. It is there from before the push until branch and files have
 * followed, so that what was published from this disk is known even if they never do.
 */
interface FollowingRecord {
  /** Branch, and its last commit before publishing. */
  branch: string;
  head: string;
  commit: string;
  /** Published files as they were on disk, by path inside the working copy; null for removed ones. */
  published: Record<string, TreeFile | null>;
}

const pathOf = ({ gitFolder }: Repository) => join(gitFolder, 'lintel-following.json');

export type PublishedFiles = ReadonlyMap<string, TreeFile | undefined>;

/** Writes the record of a commit before it is pushed, and flushes it to disk. */
export function writeFollowingRecord(repository: Repository, commit: string, published: PublishedFiles): void {
  const { branch, head } = repository;
  // Before the first commit there is nothing to follow.
  if (branch === undefined || head === undefined) return;
  const files = Object.fromEntries([...published].map(([path, file]) => [path, file ?? null]));
  const record: FollowingRecord = { branch, head, commit, published: files };
  const path = pathOf(repository);
  writeFileSync(`${path}.part`, JSON.stringify(record), { flush: true });
  renameSync(`${path}.part`, path);
  flushFolder(repository.gitFolder);
}

export const removeFollowingRecord = (repository: Repository): void => rmSync(pathOf(repository), { force: true });

/**
 * Reads what was published from this disk although the branch has not followed.
 * @returns files as they were published; empty if the branch has moved since, or the commit has not arrived
 */
export async function readPublishedFiles(repository: Repository): Promise<PublishedFiles> {
  const record = tryReadJson<FollowingRecord>(pathOf(repository));
  if (!record || record.branch !== repository.branch || record.head !== repository.head) return new Map();
  const theirs = await findPublished(repository);
  if (!theirs || !(await isAncestor(repository, record.commit, theirs))) return new Map();
  return new Map(Object.entries(record.published).map(([path, file]) => [path, file ?? undefined]));
}

/** True if a commit is the other one, or one of those before it. */
export const isAncestor = async (
  { lineOrNone }: Pick<Repository, 'lineOrNone'>,
  commit: string,
  later: string,
): Promise<boolean> => (await lineOrNone(['merge-base', '--is-ancestor', commit, later])) !== undefined;
