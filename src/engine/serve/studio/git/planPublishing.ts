import type { Remote, Repository } from '#engine/content/git/repository.ts';
import { listTree, type TreeFile } from '#engine/content/git/tree.ts';
import { quote } from '#shared/formatText.ts';
import type { Author, PublishRequest, PublishResult } from '#shared/publish.ts';
import type { StudioProblem } from '#shared/studio.ts';
import { HttpError } from '../httpError.ts';
import type { StudioSite } from '../studioSite.ts';
import { checkPublication } from './checkCommit.ts';
import { createCommit } from './createCommit.ts';
import type { PlannedFollowing } from './followCommit.ts';
import { type PublishedFiles, readPublishedFiles } from './followingRecord.ts';
import { findPublished, type IncomingChanges, mergeIncoming } from './mergeIncoming.ts';
import type { Choices } from './mergeVersions.ts';
import { planFollowing } from './planFollowing.ts';
import { refuseUnfollowable } from './refuseUnfollowable.ts';
import type { FileSystemTraits } from './workingCopy.ts';

export type SignedRequest = PublishRequest & { author: Author };

export interface PublishingPlan {
  commit: string;
  /** True if the remote has the commit already. */
  isPublished: boolean;
  /** Errors that are public already. */
  stillWrong: StudioProblem[];
  following: PlannedFollowing;
}

interface PlanOptions {
  traits: FileSystemTraits;
  /** Files to publish as they are on disk, by path inside the working copy. */
  chosen: ReadonlyMap<string, TreeFile | undefined>;
  /** Undefined to commit without pushing. */
  remote: Remote | undefined;
  request: SignedRequest;
}

/**
 * Plans a publishing after others' changes were fetched. Nothing is changed.
 * @returns the plan, or the conflicts or problems that stand against it
 * @throws HttpError if the disk could not follow, or only Git itself can merge
 */
export async function planPublishing(
  site: StudioSite,
  repository: Repository,
  options: PlanOptions,
): Promise<PublishingPlan | PublishResult> {
  const { traits, chosen, remote, request } = options;
  const earlier = await readPublishedFiles(repository, traits);
  const published: PublishedFiles = new Map([...earlier, ...chosen]);
  const theirs = remote && (await findPublished(repository));
  // Choices are valid only for the remote commit for which they were made.
  const choices = request.theirs !== undefined && request.theirs === theirs ? (request.choices ?? {}) : {};
  const incoming = remote && (await mergeIncoming(repository, { chosen, published: earlier, choices }));
  if (incoming?.conflicts.length) return collectConflicts(repository, options, incoming, published, choices);
  const commit = await createPlannedCommit(repository, options, incoming);
  const isPublished = incoming !== undefined && commit === incoming.theirs;
  const following = { traits, commit, published, choices, mergedFromCommits: incoming?.mergedFromCommits ?? new Set() };
  const { steps, conflicts } = await planFollowing(repository, following);
  if (incoming && conflicts.length > 0) return { kind: 'conflicts', theirs: incoming.theirs, conflicts };
  const current = remote ? theirs : repository.head;
  const checked = isPublished ? { added: [], existing: [] } : await checkPublication(site, repository, commit, current);
  if (checked.added.length > 0) return { kind: 'problems', problems: checked.added };
  await refuseUnfollowable(repository, traits, commit, steps);
  return { commit, isPublished, stillWrong: checked.existing, following: { ...following, steps } };
}

/** Conflicts of what is published, and of local changes elsewhere, so that all are asked about at once. */
async function collectConflicts(
  repository: Repository,
  { traits, chosen }: PlanOptions,
  incoming: IncomingChanges,
  published: PublishedFiles,
  choices: Choices,
): Promise<PublishResult> {
  const { theirs, conflicts, mergedFromCommits } = incoming;
  const leftOut = new Set([...chosen.keys(), ...mergedFromCommits, ...incoming.files.keys()]);
  const elsewhere = await planFollowing(repository, { traits, commit: theirs, published, choices, leftOut });
  return { kind: 'conflicts', theirs, conflicts: [...conflicts, ...elsewhere.conflicts] };
}

/** Without anything chosen, and without local commits that the remote lacks, an existing commit is taken. */
async function createPlannedCommit(
  repository: Repository,
  { chosen, request }: PlanOptions,
  incoming: IncomingChanges | undefined,
): Promise<string> {
  const { head } = repository;
  const files = incoming?.files ?? chosen;
  const existing = files.size === 0 && !incoming?.isApart ? (incoming?.theirs ?? head) : undefined;
  if (existing !== undefined) return existing;
  const tree = incoming?.theirs ?? head;
  if (tree !== undefined) await refuseBothKinds(repository, tree, files);
  return createCommit(repository, {
    ...{ tree, parents: parentsOf(head, incoming), files },
    ...{ message: `${request.message.trim()}\n`, author: request.author },
  });
}

/** Without local commits that the remote lacks, the history stays linear. */
function parentsOf(head: string | undefined, incoming: IncomingChanges | undefined): string[] {
  if (!head) return [];
  if (!incoming) return [head];
  return incoming.isApart ? [head, incoming.theirs] : [incoming.theirs];
}

/** @throws HttpError if a path would be a file and a folder in one commit, which Git would solve by removing one */
async function refuseBothKinds(
  repository: Repository,
  tree: string,
  files: ReadonlyMap<string, TreeFile | undefined>,
): Promise<void> {
  const stays = (await listTree(repository, tree)).map(({ path }) => path).filter((path) => !files.has(path));
  const added = [...files].flatMap(([path, file]) => (file ? [path] : []));
  const all = new Set([...stays, ...added]);
  for (const path of [...added, ...stays])
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (all.has(folder))
        throw new HttpError(
          `${quote(folder)} is a file, and a folder with ${quote(path)} too, in what would be published. Choose the removal of one of them as well, or rename yours if it is from somebody else.`,
        );
    }
}
