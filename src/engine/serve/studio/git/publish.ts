import { GitError } from '#engine/content/git/git.ts';
import { explainCommitBlocker, type Remote, type Repository } from '#engine/content/git/repository.ts';
import { findFilteredPaths, listChangesSince, type TreeChange } from '#engine/content/git/tree.ts';
import { createQueue } from '#shared/createQueue.ts';
import { quote } from '#shared/formatText.ts';
import type { PublishRequest, PublishResult } from '#shared/publish.ts';
import { HttpError } from '../httpError.ts';
import type { StudioSite } from '../studioSite.ts';
import { advanceToCommit } from './advanceToCommit.ts';
import { requireAuthor, saveAuthor } from './author.ts';
import { checkCommit } from './checkCommit.ts';
import { type CommittedContent, createCommit } from './createCommit.ts';
import { type IncomingChanges, mergeIncoming } from './mergeIncoming.ts';
import { openRepository } from './openRepository.ts';
import { commitAddress, explainRemoteFailure, fetchRemote, isPushRace, pushCommit } from './remote.ts';
import { askAboutFolders, refuseConfiguredPrograms } from './remotePermission.ts';
import { readBody, readPaths, readTexts } from './requestValidation.ts';

const inTurn = createQueue();

/**
 * Commits chosen files, merged with what others have pushed, and pushes the commit. It is created without touching
 * files, index or branch, which follow only after the push: if anything fails, they are unchanged.
 */
export function publish(site: StudioSite, body: unknown): Promise<PublishResult> {
  const request = readPublishRequest(body);
  return inTurn(() => publishOnce(site, request));
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
  request: PublishRequest & { author: NonNullable<PublishRequest['author']> },
): Promise<PublishResult> {
  const currentChanges = await listChangesSince(repository);
  const chosen = await collectChosenFiles(repository, request.files, currentChanges);
  let incoming: IncomingChanges | undefined;
  try {
    if (remote) await fetchRemote(repository, remote);
  } catch (error) {
    return createNotPushed(error, remote);
  }
  if (remote)
    incoming = await mergeIncoming(repository, {
      chosen: new Set(chosen.keys()),
      now: currentChanges,
      choices: validChoicesOf(request),
    });
  if (incoming && request.theirs !== undefined && incoming.theirs !== request.theirs)
    incoming = await mergeIncoming(repository, { chosen: new Set(chosen.keys()), now: currentChanges, choices: {} });
  if (incoming?.conflicts.length) return { kind: 'conflicts', theirs: incoming.theirs, conflicts: incoming.conflicts };
  const files = new Map([...chosen, ...(incoming?.committed ?? [])]);
  const { head } = repository;
  // With no file chosen, local commits are pushed.
  const existingCommit = files.size === 0 && !incoming?.isApart ? (incoming?.theirs ?? head) : undefined;
  const commit = existingCommit ?? (await createMergedCommit(repository, request, incoming, files));
  const problems = await checkCommit(site, repository, commit);
  if (problems.length) return { kind: 'problems', problems };
  if (remote)
    try {
      await pushCommit(repository, remote, commit);
    } catch (error) {
      return createNotPushed(error, remote);
    }
  await advanceToCommit(site, repository, { commit, incoming, message: request.message });
  if (request.isAuthorKept) await saveAuthor(repository, request.author);
  const link = remote && commitAddress(remote.url, commit);
  const takenFiles = [...(incoming?.onDisk.keys() ?? [])];
  return { kind: 'done', commit, isPushed: remote !== undefined, taken: takenFiles, ...(link && { link }) };
}

/** Choices are valid only for the remote commit for which they were made. */
const validChoicesOf = ({ choices = {}, theirs }: PublishRequest) => (theirs === undefined ? {} : choices);

async function createMergedCommit(
  repository: Repository,
  { message, author }: PublishRequest,
  incoming: IncomingChanges | undefined,
  files: ReadonlyMap<string, CommittedContent>,
): Promise<string> {
  const { head } = repository;
  const { commit } = await createCommit(repository, {
    tree: incoming?.theirs ?? head,
    parents: parentsOf(head, incoming),
    files,
    message: `${message.trim()}\n`,
    author,
  });
  return commit;
}

/** Without local commits that the remote lacks, the history stays linear. */
function parentsOf(head: string | undefined, incoming: IncomingChanges | undefined): string[] {
  if (!head) return [];
  if (!incoming) return [head];
  return incoming.isApart ? [head, incoming.theirs] : [incoming.theirs];
}

function createNotPushed(error: unknown, remote: Remote | undefined): PublishResult {
  if (!(error instanceof GitError) || !remote) throw error;
  return {
    kind: 'not-pushed',
    reason: explainRemoteFailure(error.gitMessage, remote),
    details: error.gitMessage.trim(),
  };
}

async function collectChosenFiles(
  repository: Repository,
  files: readonly string[],
  currentChanges: readonly TreeChange[],
): Promise<Map<string, CommittedContent>> {
  const changes = new Map(currentChanges.map(({ path, change }) => [path, change]));
  const chosen = new Map<string, CommittedContent>();
  for (const file of files) {
    const path = repository.prefix + file;
    const change = changes.get(path);
    if (!change) throw new HttpError(`${file} is as in the last commit: there is nothing to publish of it.`);
    chosen.set(path, change === 'removed' ? 'removed' : 'as on disk');
  }
  const [filtered] = await findFilteredPaths(repository, [...chosen.keys()]);
  if (filtered !== undefined)
    throw new HttpError(
      `${filtered} goes through a program of its own before it is committed (a filter, as Git LFS has it), which the studio does not run. Commit it with Git itself.`,
    );
  return chosen;
}

function readPublishRequest(body: unknown): PublishRequest {
  const request = readBody(body) as unknown as PublishRequest;
  const { message, author, choices, theirs, allowedFolders = [] } = request;
  const files = readPaths(request.files);
  if (typeof message !== 'string' || message.trim() === '') throw new HttpError('Say in a few words what has changed.');
  const isName = (value: unknown) => typeof value === 'string' && value.trim() !== '' && !/[<>\n\0]/.test(value);
  if (author !== undefined && !(isName(author.name) && isName(author.email)))
    throw new HttpError(
      `${quote(String(author.name))} and ${quote(String(author.email))} cannot be a name and an e-mail address.`,
    );
  const validated = { ...request, files };
  return {
    ...validated,
    choices: readBody(choices ?? {}) as PublishRequest['choices'] & object,
    allowedFolders: readTexts(allowedFolders),
    ...(typeof theirs === 'string' && { theirs }),
  };
}
