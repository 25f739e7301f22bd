import { type Repository, remoteTrackingRef } from '#engine/content/git/repository.ts';
import type { TreeFile } from '#engine/content/git/tree.ts';
import { isSameTreeFile, listTreeDifferences, type TreeDifference } from '#engine/content/git/treeDifferences.ts';
import type { PublishConflict } from '#shared/publish.ts';
import { HttpError } from '../httpError.ts';
import type { Versions } from './mergeJson.ts';
import { type Choices, type MergedVersion, mergeVersions } from './mergeVersions.ts';
import { refuseIncoming } from './refuseIncoming.ts';

/** Content of a commit on top of the remote branch. */
export interface IncomingChanges {
  theirs: string;
  /** True if there are local commits that are not pushed. */
  isApart: boolean;
  /** By path inside the working copy: content of files that differ from theirs. */
  files: Map<string, TreeFile | undefined>;
  /** Paths whose content was merged from local commits and theirs. */
  mergedFromCommits: Set<string>;
  conflicts: PublishConflict[];
}

interface IncomingMergeOptions {
  /** Files to publish as they are on disk, by path inside the working copy. */
  chosen: ReadonlyMap<string, TreeFile | undefined>;
  /** Files as they were published already without the branch having followed. */
  published: ReadonlyMap<string, TreeFile | undefined>;
  choices: Choices;
}

/**
 * Merges the fetched remote branch with local commits and the chosen files. Nothing is changed.
 * @returns undefined if the remote has nothing new
 * @throws HttpError if only Git itself can merge it
 */
export async function mergeIncoming(
  repository: Repository,
  options: IncomingMergeOptions,
): Promise<IncomingChanges | undefined> {
  const { head } = repository;
  const theirs = await findPublished(repository);
  if (!theirs) return undefined;
  const { remote, lineOrNone } = repository;
  if (!head)
    throw new HttpError(
      `There is a branch ${remote?.branch} on ${remote?.name} already, and no commit here. Start from a clone of it.`,
    );
  const base = await lineOrNone(['merge-base', head, theirs]);
  if (!base)
    throw new HttpError(
      `What is on ${remote?.name} has no beginning in common with what is here: merge them with Git first.`,
    );
  if (base === theirs) return undefined;
  await refuseIncoming(repository, base, theirs);
  const result = { theirs, isApart: head !== base, files: new Map(), mergedFromCommits: new Set<string>() };
  return mergeFiles(repository, options, { ...result, base, head, conflicts: [] });
}

/** Last commit of the remote branch, as it was fetched; undefined if it was never pushed. */
export const findPublished = async ({ remote, lineOrNone }: Repository): Promise<string | undefined> =>
  remote && lineOrNone(['rev-parse', '--verify', '--quiet', remoteTrackingRef(remote)]);

async function mergeFiles(
  repository: Repository,
  { chosen, published, choices }: IncomingMergeOptions,
  { base, head, ...result }: IncomingChanges & { base: string; head: string },
): Promise<IncomingChanges> {
  const own = byPath(await listTreeDifferences(repository, base, head));
  const incoming = byPath(await listTreeDifferences(repository, base, result.theirs));
  for (const [path, { after }] of own) if (!incoming.has(path)) result.files.set(path, after);
  for (const [path, file] of chosen) if (!incoming.has(path)) result.files.set(path, file);
  for (const [path, { before, after }] of incoming) {
    if (!chosen.has(path) && !own.has(path)) continue;
    const mine = chosen.has(path) ? chosen.get(path) : own.get(path)?.after;
    const known = chosen.has(path) && published.has(path) ? published.get(path) : before;
    const { merged, conflicts } = await mergeFile(repository, path, { base: known, mine, theirs: after }, choices);
    result.conflicts.push(...conflicts);
    if (!isSameTreeFile(merged, after)) result.files.set(path, merged);
    if (!chosen.has(path)) result.mergedFromCommits.add(path);
  }
  return result;
}

const byPath = (differences: readonly TreeDifference[]) =>
  new Map(differences.map((difference) => [difference.path, difference]));

/**
 * Merges a file inside or outside the pages folder.
 * @param path inside the working copy
 * @throws HttpError if both sides have changed a file outside the pages folder, which the studio does not show
 */
export async function mergeFile(
  repository: Repository,
  path: string,
  versions: Versions<TreeFile>,
  choices: Choices,
): Promise<MergedVersion> {
  const isPage = path.startsWith(repository.prefix);
  const file = isPage ? path.slice(repository.prefix.length) : path;
  const result = await mergeVersions(repository, file, versions, isPage ? choices : {});
  if (!isPage && result.conflicts.length > 0)
    throw new HttpError(
      `Others have pushed a change of ${path}, which was changed here too and is no page. Merge it with Git first (git pull).`,
    );
  return result;
}
