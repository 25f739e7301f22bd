import { GitError } from '#engine/content/git/git.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import type { TreeFile } from '#engine/content/git/tree.ts';
import { writeEmptyTree } from '#engine/content/git/tree.ts';
import { listTreeDifferences } from '#engine/content/git/treeDifferences.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { describeSystemError } from '#engine/problems/systemError.ts';
import { HttpError } from '../httpError.ts';
import type { StudioSite } from '../studioSite.ts';
import { applyFollowing } from './applyFollowing.ts';
import { updateIndex } from './createCommit.ts';
import { removeRecord } from './followingRecord.ts';
import type { Choices } from './mergeVersions.ts';
import { type FollowingStep, planFollowing } from './planFollowing.ts';
import type { FileSystemTraits } from './workingCopy.ts';

export interface PlannedFollowing {
  traits: FileSystemTraits;
  commit: string;
  published: ReadonlyMap<string, TreeFile | undefined>;
  choices: Choices;
  mergedFromCommits?: ReadonlySet<string>;
  steps: FollowingStep[];
}

/** Number of times that files are merged anew because somebody saves them at the same time. */
const maxTries = 3;

/**
 * Makes files, index and branch follow a commit, in this order: until all have followed, what others have changed
 * differs from the branch as something that is still to come, and never as removed here.
 * @returns the reason for people why not everything has followed; undefined if it has
 */
export async function followCommit(
  site: StudioSite,
  repository: Repository,
  planned: PlannedFollowing,
  message: string,
): Promise<string | undefined> {
  try {
    await followOnDisk(site, repository, planned);
    await moveBranch(repository, planned.commit, message);
    removeRecord(repository);
    return undefined;
  } catch (error) {
    return explainFailure(error);
  }
}

/** @throws the error if it is a bug and no failure of files or Git */
function explainFailure(error: unknown): string {
  if (error instanceof GitError) return `Another program was at work in the repository: ${error.message}`;
  const system = describeSystemError(error);
  if (system !== undefined) return system;
  if (error instanceof CommandError || error instanceof HttpError) return error.message;
  throw error;
}

async function followOnDisk(site: StudioSite, repository: Repository, planned: PlannedFollowing): Promise<void> {
  let { steps } = planned;
  for (let attempt = 1; ; attempt++) {
    await refuseMovedBranch(repository);
    if (steps.length === 0) return;
    try {
      return await applyFollowing(site, repository, planned.traits, steps);
    } catch (error) {
      if (attempt === maxTries) throw error;
    }
    const again = await planFollowing(repository, planned);
    if (again.conflicts.length > 0)
      throw new HttpError('You have changed the same as others in the meantime. Publish again to choose.');
    steps = again.steps;
  }
}

/** @throws HttpError if another program has switched branches or committed since */
async function refuseMovedBranch({ lineOrNone, head, branch }: Repository): Promise<void> {
  const isSame =
    (await lineOrNone(['symbolic-ref', '--quiet', '--short', 'HEAD'])) === branch &&
    (await lineOrNone(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])) === head;
  if (!isSame) throw new HttpError('Another program has committed or switched branches in the meantime.');
}

/**
 * Moves index and branch to a commit. Staged changes of other files stay staged.
 * @throws GitError if the branch has moved meanwhile; the index is as before then
 */
export async function moveBranch(repository: Repository, commit: string, message: string): Promise<void> {
  const { run, head, branch } = repository;
  if (commit === head) return;
  const [subject = ''] = message.trim().split('\n');
  const differences = await listTreeDifferences(repository, head ?? (await writeEmptyTree(repository)), commit);
  const versions = (side: 'before' | 'after') => new Map(differences.map((one) => [one.path, one[side]]));
  await updateIndex(repository, versions('after'));
  try {
    const noCommit = '0'.repeat(commit.length);
    await run(['update-ref', '-m', `commit: ${subject}`, `refs/heads/${branch}`, commit, head ?? noCommit]);
  } catch (error) {
    await updateIndex(repository, versions('before'));
    throw error;
  }
}
