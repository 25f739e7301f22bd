import { GitFailure } from '#engine/content/git/git.ts';
import { type Remote, type Repository, whyNotNow } from '#engine/content/git/repository.ts';
import { changesNow, filteredPaths, type TreeChange } from '#engine/content/git/tree.ts';
import type { Published, PublishRequest } from '#shared/publish.ts';
import { quote } from '#shared/words.ts';
import { Refusal } from '../refusal.ts';
import type { StudioSite } from '../studioSite.ts';
import { authorOf, keepAuthor } from './author.ts';
import { checkCommit } from './checkCommit.ts';
import { type CommittedContent, makeCommit } from './commitFiles.ts';
import { type Incoming, readIncoming } from './incoming.ts';
import { openRepository } from './openRepository.ts';
import { readBody, readPaths } from './readBody.ts';
import { commitAddress, fetchRemote, isRaced, pushCommit, refuseCommands, whyNotReached } from './remote.ts';
import { takeCommit } from './takeCommit.ts';

/** One after the other, whoever asks. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Commits what was chosen, merged with what others have pushed, and pushes it. The commit is made beside everything, and
 * pushed before anything here follows it: files, index and branch stay as they were where something fails.
 * @param body a `PublishRequest`
 * @throws Refusal where nothing can be committed
 */
export function publish(site: StudioSite, body: unknown): Promise<Published> {
  const request = readRequest(body);
  const published = last.then(() => publishOnce(site, request));
  last = published.catch(() => {});
  return published;
}

async function publishOnce(site: StudioSite, request: PublishRequest): Promise<Published> {
  const repository = await openRepository(site.pages);
  const trouble = whyNotNow(repository);
  if (trouble) throw new Refusal(422, { reason: trouble });
  const author = await authorOf(repository, request.author);
  const remote = request.isLocal ? undefined : repository.remote;
  if (request.files.length === 0 && !(remote && repository.head))
    throw new Refusal(422, { reason: 'Choose something to publish.' });
  if (remote) refuseCommands(repository);
  // Another one may come first once more; then it is for the next time.
  const published = await publishTo(site, repository, remote, { ...request, author });
  const isAgain = published.kind === 'not-pushed' && isRaced(published.details);
  return isAgain ? publishTo(site, repository, remote, { ...request, author }) : published;
}

async function publishTo(
  site: StudioSite,
  repository: Repository,
  remote: Remote | undefined,
  request: PublishRequest & { author: NonNullable<PublishRequest['author']> },
): Promise<Published> {
  const now = await changesNow(repository);
  const chosen = await chosenPaths(repository, request.files, now);
  let incoming: Incoming | undefined;
  try {
    if (remote) await fetchRemote(repository, remote);
  } catch (error) {
    return notPushed(error, remote);
  }
  if (remote)
    incoming = await readIncoming(repository, { chosen: new Set(chosen.keys()), now, choices: choicesOf(request) });
  if (incoming && request.theirs !== undefined && incoming.theirs !== request.theirs)
    incoming = await readIncoming(repository, { chosen: new Set(chosen.keys()), now, choices: {} });
  if (incoming?.conflicts.length) return { kind: 'conflicts', theirs: incoming.theirs, conflicts: incoming.conflicts };
  const files = new Map([...chosen, ...(incoming?.committed ?? [])]);
  const { head } = repository;
  // With nothing chosen, commits that are only here are pushed.
  const there = files.size === 0 && !incoming?.isApart ? (incoming?.theirs ?? head) : undefined;
  const commit = there ?? (await newCommit(repository, request, incoming, files));
  const problems = await checkCommit(site, repository, commit);
  if (problems.length) return { kind: 'problems', problems };
  if (remote)
    try {
      await pushCommit(repository, remote, commit);
    } catch (error) {
      return notPushed(error, remote);
    }
  await takeCommit(site, repository, { commit, incoming, message: request.message });
  if (request.isAuthorKept) await keepAuthor(repository, request.author);
  const link = remote && commitAddress(remote.url, commit);
  const taken = [...(incoming?.onDisk.keys() ?? [])];
  return { kind: 'done', commit, isPushed: remote !== undefined, taken, ...(link && { link }) };
}

/** What was chosen for conflicts counts for the version of the others for which it was. */
const choicesOf = ({ choices = {}, theirs }: PublishRequest) => (theirs === undefined ? {} : choices);

async function newCommit(
  repository: Repository,
  { message, author }: PublishRequest,
  incoming: Incoming | undefined,
  files: ReadonlyMap<string, CommittedContent>,
): Promise<string> {
  const { head } = repository;
  const { commit } = await makeCommit(repository, {
    tree: incoming?.theirs ?? head,
    parents: parentsOf(head, incoming),
    files,
    message: `${message.trim()}\n`,
    author,
  });
  return commit;
}

/** The history stays a line where nothing else is here that the others do not have. */
function parentsOf(head: string | undefined, incoming: Incoming | undefined): string[] {
  if (!head) return [];
  if (!incoming) return [head];
  return incoming.isApart ? [head, incoming.theirs] : [incoming.theirs];
}

function notPushed(error: unknown, remote: Remote | undefined): Published {
  if (!(error instanceof GitFailure) || !remote) throw error;
  return { kind: 'not-pushed', reason: whyNotReached(error.said, remote), details: error.said.trim() };
}

/** What becomes of the files that were chosen, by path inside the working copy. */
async function chosenPaths(
  repository: Repository,
  files: readonly string[],
  now: readonly TreeChange[],
): Promise<Map<string, CommittedContent>> {
  const changes = new Map(now.map(({ path, change }) => [path, change]));
  const chosen = new Map<string, CommittedContent>();
  for (const file of files) {
    const path = repository.prefix + file;
    const change = changes.get(path);
    if (!change)
      throw new Refusal(422, { reason: `${file} is as in the last commit: there is nothing to publish of it.` });
    chosen.set(path, change === 'removed' ? 'removed' : 'as on disk');
  }
  const [filtered] = await filteredPaths(repository, [...chosen.keys()]);
  if (filtered !== undefined)
    throw new Refusal(422, {
      reason: `${filtered} goes through a program of its own before it is committed (a filter, as Git LFS has it), which the studio does not run. Commit it with Git itself.`,
    });
  return chosen;
}

function readRequest(body: unknown): PublishRequest {
  const request = readBody(body) as unknown as PublishRequest;
  const { message, author, choices, theirs } = request;
  const files = readPaths(request.files);
  if (typeof message !== 'string' || message.trim() === '')
    throw new Refusal(422, { reason: 'Say in a few words what has changed.' });
  const isName = (value: unknown) => typeof value === 'string' && value.trim() !== '' && !/[<>\n\0]/.test(value);
  if (author !== undefined && !(isName(author.name) && isName(author.email)))
    throw new Refusal(422, {
      reason: `${quote(String(author.name))} and ${quote(String(author.email))} cannot be a name and an e-mail address.`,
    });
  const known = { ...request, files };
  return {
    ...known,
    choices: readBody(choices ?? {}) as PublishRequest['choices'] & object,
    ...(typeof theirs === 'string' && { theirs }),
  };
}
