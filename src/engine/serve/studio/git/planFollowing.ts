import type { Repository } from '#engine/content/git/repository.ts';
import type { TreeFile } from '#engine/content/git/tree.ts';
import { isSameTreeFile, listTreeDifferences, type TreeDifference } from '#engine/content/git/treeDifferences.ts';
import type { PublishConflict } from '#shared/publish.ts';
import { mergeFile } from './mergeIncoming.ts';
import type { Choices } from './mergeVersions.ts';
import { type FileSystemTraits, readWorkingCopy } from './workingCopy.ts';

/** Change of one file of the working copy. Paths are inside the working copy. */
export interface FollowingStep {
  /** Absent for a new file. */
  from?: string;
  /** Absent for a removed file. */
  to?: string;
  /** File as it was read. */
  before: TreeFile | undefined;
  after: TreeFile | undefined;
}

export interface FollowingPlan {
  steps: FollowingStep[];
  conflicts: PublishConflict[];
}

interface FollowingOptions {
  traits: FileSystemTraits;
  commit: string;
  /** Files of the working copy as they were published; all others came from the last commit. */
  published: ReadonlyMap<string, TreeFile | undefined>;
  choices: Choices;
  /** Paths that are left out. */
  leftOut?: ReadonlySet<string>;
  /** Paths in whose conflicts a local commit is one side already; what is chosen here has ids of its own. */
  mergedFromCommits?: ReadonlySet<string>;
}

/** Prefix of the ids of conflicts between a file on disk and a commit that has merged the same file. */
const onDiskPrefix = 'on disk ';

/**
 * Plans how the working copy follows the branch to a commit. Local changes that are not in the commit are merged with
 * it. Nothing is changed.
 */
export async function planFollowing(
  repository: Repository,
  { traits, commit, published, choices, leftOut, mergedFromCommits }: FollowingOptions,
): Promise<FollowingPlan> {
  if (repository.head === undefined) return { steps: [], conflicts: [] };
  const differences = (await listTreeDifferences(repository, repository.head, commit)).filter(
    ({ path }) => !leftOut?.has(path),
  );
  const joined = traits.ignoresCase ? joinCaseRenames(differences) : differences.map(toFileDifference);
  const known = new Map(joined.map((one) => [one.from, one.before]));
  const onDisk = await readWorkingCopy(repository, traits, known.keys(), { knownFile: (path) => known.get(path) });
  const plan: FollowingPlan = { steps: [], conflicts: [] };
  for (const { path, from, before, after } of joined) {
    const mine = onDisk.get(from);
    const base = published.has(from) ? published.get(from) : before;
    const prefix = mergedFromCommits?.has(path) ? onDiskPrefix : '';
    const result = await mergeFile(repository, path, { base, mine, theirs: after }, withoutPrefix(choices, prefix));
    plan.conflicts.push(...result.conflicts.map((conflict) => ({ ...conflict, id: prefix + conflict.id })));
    if (isSameTreeFile(result.merged, mine) && (!mine || from === path)) continue;
    plan.steps.push({
      ...(mine && { from }),
      ...(result.merged && { to: path }),
      before: mine,
      after: result.merged,
    });
  }
  return plan;
}

const withoutPrefix = (choices: Choices, prefix: string): Choices =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([id, side]) => (id.startsWith(prefix) ? [[id.slice(prefix.length), side]] : [])),
  );

interface FileDifference extends TreeDifference {
  /** Path before; of a new file, its path. */
  from: string;
}

const toFileDifference = (difference: TreeDifference): FileDifference => ({ ...difference, from: difference.path });

/** Name under which a file system finds a file whatever its case. */
export const foldCase = (path: string): string => path.normalize('NFC').toLowerCase();

/** Takes a removed and an added file whose names differ in case only for one file that was renamed. */
function joinCaseRenames(differences: readonly TreeDifference[]): FileDifference[] {
  const removed = new Map(differences.filter(({ after }) => !after).map((one) => [foldCase(one.path), one]));
  const renamed = new Map<string, TreeDifference>();
  for (const { path, before } of differences) {
    const old = before ? undefined : removed.get(foldCase(path));
    if (old) renamed.set(path, old);
  }
  const oldPaths = new Set([...renamed.values()].map(({ path }) => path));
  return differences.flatMap((one) => {
    const old = renamed.get(one.path);
    if (old) return { ...one, from: old.path, before: old.before };
    return oldPaths.has(one.path) ? [] : toFileDifference(one);
  });
}
