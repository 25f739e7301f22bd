import { GitError } from '#engine/content/git/git.ts';
import { explainCommitBlocker, type Remote, type Repository } from '#engine/content/git/repository.ts';
import { listChangesSince } from '#engine/content/git/tree.ts';
import { describeSystemError } from '#engine/problems/systemError.ts';
import { createQueue } from '#shared/createQueue.ts';
import type { PublishRequest, PublishResult } from '#shared/publish.ts';
import { HttpError } from '../httpError.ts';
import type { StudioSite } from '../studioSite.ts';
import { requireAuthor, saveAuthor } from './author.ts';
import { collectChosenFiles } from './collectChosenFiles.ts';
import { followCommit, moveBranch } from './followCommit.ts';
import { forgetAttempt, isAncestor, moveRecord, recordAttempt } from './followingRecord.ts';
import { findPublished } from './mergeIncoming.ts';
import { openRepository } from './openRepository.ts';
import { type PublishingPlan, planPublishing, type SignedRequest } from './planPublishing.ts';
import { readPublishRequest } from './readPublishRequest.ts';
import { commitAddress, explainRemoteFailure, fetchRemote, isPushRace, isRefusedPush, pushCommit } from './remote.ts';
import { askAboutFolders, refuseConfiguredPrograms } from './remotePermission.ts';
import { readFileSystemTraits } from './workingCopy.ts';

const inTurn = createQueue();

/**
 * Publishes chosen files by one plan: what others have pushed is fetched and merged, what will be public is checked, and
 * so is whether the disk can follow. Only then the commit is pushed, and files, index and branch follow it. If anything
 * fails before the push, all is as it was; after it, the next publishing finishes what did not follow.
 */
export function publish(site: StudioSite, body: unknown): Promise<PublishResult> {
  const request = readPublishRequest(body);
  return inTurn(() => publishOnce(site, request).catch(rethrowInWords));
}

/** Explains a failure before the push; a later one is part of the result. */
function rethrowInWords(error: unknown): never {
  const system = describeSystemError(error);
  if (error instanceof GitError) throw new HttpError(`Nothing was published: ${error.message}`);
  throw system === undefined ? error : new HttpError(`Nothing was published. ${system}`);
}

async function publishOnce(site: StudioSite, request: PublishRequest): Promise<PublishResult> {
  const repository = await openRepository(site.pages);
  const trouble = explainCommitBlocker(repository);
  if (trouble) throw new HttpError(trouble);
  const author = await requireAuthor(repository, request.author);
  const remote = request.isLocal ? undefined : repository.remote;
  if (request.files.length === 0 && !(remote && repository.head)) throw new HttpError('Choose something to publish.');
  if (remote) await refuseConfiguredPrograms(repository);
  const question = remote && (await askAboutFolders(repository, request.allowedFolders));
  if (question) return question;
  // If another push wins this race too, the user has to try again.
  const published = await publishTo(site, repository, remote, { ...request, author });
  const isAgain = published.kind === 'not-pushed' && isPushRace(published.details);
  return isAgain ? publishTo(site, repository, remote, { ...request, author }) : published;
}

async function publishTo(
  site: StudioSite,
  repository: Repository,
  remote: Remote | undefined,
  request: SignedRequest,
): Promise<PublishResult> {
  const traits = await readFileSystemTraits(repository);
  const changes = await listChangesSince(repository);
  const chosen = await collectChosenFiles(repository, traits, request.files, changes);
  try {
    if (remote) await fetchRemote(repository, remote);
  } catch (error) {
    return createNotPushed(error, remote);
  }
  const plan = await planPublishing(site, repository, { traits, chosen, remote, request });
  if ('kind' in plan) return plan;
  return remote ? pushAndFollow(site, repository, remote, plan, request) : commitHere(repository, plan, request);
}

/** Moves the branch to a commit that is not pushed. The files are as in it already. */
async function commitHere(
  repository: Repository,
  { commit, stillWrong }: PublishingPlan,
  request: SignedRequest,
): Promise<PublishResult> {
  try {
    await moveBranch(repository, commit, request.message);
    moveRecord(repository, commit);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new HttpError(`Nothing was committed: another program was at work in the repository: ${error.message}`);
  }
  await saveAuthorIfAsked(repository, request);
  return { kind: 'done', commit, isPushed: false, isNew: true, taken: [], stillWrong };
}

async function pushAndFollow(
  site: StudioSite,
  repository: Repository,
  remote: Remote,
  plan: PublishingPlan,
  request: SignedRequest,
): Promise<PublishResult> {
  const { commit, stillWrong } = plan;
  recordAttempt(repository, commit, plan.following.published);
  const refused = plan.isPublished ? undefined : await push(repository, remote, commit);
  if (refused) return refused;
  const unfollowed = await followCommit(site, repository, plan.following, request.message);
  await saveAuthorIfAsked(repository, request);
  const { prefix } = repository;
  const paths = plan.following.steps.map(({ from, to }) => to ?? from ?? '');
  const taken = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const link = commitAddress(remote.url, commit);
  return {
    ...{ kind: 'done', commit, isPushed: true, isNew: request.files.length > 0 || !plan.isPublished, stillWrong },
    taken: unfollowed === undefined ? taken : [],
    ...(unfollowed !== undefined && { unfollowed }),
    ...(link && { link }),
  };
}

/** @returns undefined if the commit has arrived, even if the answer of the remote has not */
async function push(repository: Repository, remote: Remote, commit: string): Promise<PublishResult | undefined> {
  try {
    await pushCommit(repository, remote, commit);
    return undefined;
  } catch (error) {
    const isRefused = error instanceof GitError && isRefusedPush(error.gitMessage);
    const hasArrived = isRefused ? false : await findWhetherArrived(repository, remote, commit);
    if (hasArrived) return undefined;
    if (hasArrived === false) forgetAttempt(repository, commit);
    return createNotPushed(error, remote, hasArrived === undefined);
  }
}

/** @returns undefined if the remote cannot be asked */
async function findWhetherArrived(
  repository: Repository,
  remote: Remote,
  commit: string,
): Promise<boolean | undefined> {
  try {
    await fetchRemote(repository, remote);
  } catch {
    return undefined;
  }
  const published = await findPublished(repository);
  return published !== undefined && isAncestor(repository, commit, published);
}

function createNotPushed(error: unknown, remote: Remote | undefined, isUncertain = false): PublishResult {
  if (!(error instanceof GitError) || !remote) throw error;
  return {
    kind: 'not-pushed',
    reason: explainRemoteFailure(error.gitMessage, remote),
    details: error.gitMessage.trim(),
    ...(isUncertain && { isUncertain }),
  };
}

/** A failure has no effect but that the author is asked for again. */
async function saveAuthorIfAsked(repository: Repository, { isAuthorKept, author }: SignedRequest): Promise<void> {
  if (isAuthorKept) await saveAuthor(repository, author).catch(() => {});
}
