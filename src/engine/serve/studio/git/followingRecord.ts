import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '#engine/content/git/repository.ts';
import type { TreeFile } from '#engine/content/git/tree.ts';
import { isSameTreeFile, listTreeDifferences } from '#engine/content/git/treeDifferences.ts';
import { tryReadJson } from '#engine/store/cache.ts';
import { flushFolder } from '#engine/store/flush.ts';
import { findPublished } from './mergeIncoming.ts';
import { type FileSystemTraits, readWorkingCopy } from './workingCopy.ts';

/** Files by path inside the working copy; undefined for removed ones. */
export type PublishedFiles = ReadonlyMap<string, TreeFile | undefined>;

/**
 * Note in Git's folder of commits that were being published. It is there from before the push until branch and files
 * have followed, so that what was published from this disk is known even if they never do.
 */
interface FollowingRecord {
  /** Branch, and its last commit before publishing. */
  branch: string;
  head: string;
  /** The latest last; a push may have failed. */
  attempts: {
    commit: string;
    /** Published files as they were on disk, by path inside the working copy; null for removed ones. */
    published: Record<string, TreeFile | null>;
  }[];
}

const pathOf = ({ gitFolder }: Repository) => join(gitFolder, 'lintel-following.json');

/** Reads the record of the current branch, unless it has moved since. */
function readRecord(repository: Repository): FollowingRecord | undefined {
  const record = tryReadJson<FollowingRecord>(pathOf(repository));
  return record?.branch === repository.branch && record?.head === repository.head ? record : undefined;
}

function writeRecord(repository: Repository, record: FollowingRecord): void {
  const path = pathOf(repository);
  writeFileSync(`${path}.part`, JSON.stringify(record), { flush: true });
  renameSync(`${path}.part`, path);
  flushFolder(repository.gitFolder);
}

/** Adds a commit to the record before it is pushed, and flushes it to disk. */
export function recordAttempt(repository: Repository, commit: string, published: PublishedFiles): void {
  const { branch, head } = repository;
  // Before the first commit there is nothing to follow.
  if (branch === undefined || head === undefined) return;
  const files = Object.fromEntries([...published].map(([path, file]) => [path, file ?? null]));
  const attempts = [...(readRecord(repository)?.attempts ?? []), { commit, published: files }];
  writeRecord(repository, { branch, head, attempts });
}

/** Removes a commit that was certainly not pushed from the record. */
export function forgetAttempt(repository: Repository, commit: string): void {
  const record = readRecord(repository);
  const attempts = record?.attempts.filter((attempt) => attempt.commit !== commit) ?? [];
  if (record && attempts.length > 0) writeRecord(repository, { ...record, attempts });
  else removeRecord(repository);
}

/** Takes the record along where the branch moves to a commit that is not pushed. */
export function moveRecord(repository: Repository, head: string): void {
  const record = readRecord(repository);
  if (record) writeRecord(repository, { ...record, head });
}

export const removeRecord = (repository: Repository): void => rmSync(pathOf(repository), { force: true });

/**
 * Finds what was published from this disk, or has come to it, although the branch has not followed.
 * @returns files as they are published; empty if nothing is left to follow
 */
export async function readPublishedFiles(repository: Repository, traits: FileSystemTraits): Promise<PublishedFiles> {
  const record = readRecord(repository);
  const theirs = record && (await findPublished(repository));
  if (!record || !theirs) return new Map();
  for (const { commit, published } of record.attempts.toReversed()) {
    if (!(await isAncestor(repository, commit, theirs))) continue;
    const files = new Map(Object.entries(published).map(([path, file]) => [path, file ?? undefined]));
    return new Map([...files, ...(await listFollowed(repository, traits, record.head, commit))]);
  }
  return new Map();
}

/** Files that were on their way from one commit to another, and are on disk as in the second. */
async function listFollowed(
  repository: Repository,
  traits: FileSystemTraits,
  from: string,
  to: string,
): Promise<PublishedFiles> {
  const differences = await listTreeDifferences(repository, from, to);
  const after = new Map(differences.map((one) => [one.path, one.after]));
  const options = { isStored: false, knownFile: (path: string) => after.get(path) };
  const onDisk = await readWorkingCopy(repository, traits, after.keys(), options);
  return new Map([...after].filter(([path, file]) => isSameTreeFile(onDisk.get(path), file)));
}

/** True if a commit is the other one, or one of those before it. */
export const isAncestor = async (
  { lineOrNone }: Pick<Repository, 'lineOrNone'>,
  commit: string,
  later: string,
): Promise<boolean> => (await lineOrNone(['merge-base', '--is-ancestor', commit, later])) !== undefined;
