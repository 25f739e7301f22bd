import {
  explainCommitBlocker,
  explainMissingRepository,
  findRepository,
  type Remote,
  type Repository,
  remoteTrackingRef,
} from '#engine/content/git/repository.ts';
import { findFilesAtCommit, findFilteredPaths, listChangesSince, type TreeChange } from '#engine/content/git/tree.ts';
import { isSameTreeFile } from '#engine/content/git/treeDifferences.ts';
import { isContentPath } from '#shared/contentFile/contentPath.ts';
import type { ChangedFile, RemoteState, RepositoryState } from '#shared/publish.ts';
import { findMediaUses } from '../mediaUses.ts';
import { findPagesShowingFile, getSiteUsage } from '../siteUsage.ts';
import type { StudioSite } from '../studioSite.ts';
import { readGitAuthor } from './author.ts';
import { isAncestor, readPublishedFiles } from './followingRecord.ts';
import { findPublished } from './mergeIncoming.ts';
import { remoteHostOf } from './remote.ts';
import { readFileSystemTraits, readWorkingCopy } from './workingCopy.ts';

export async function readRepositoryState(site: StudioSite): Promise<RepositoryState> {
  const repository = await findRepository(site.pages);
  if ('kind' in repository)
    return repository.kind === 'refused'
      ? { kind: 'ready', trouble: explainMissingRepository(repository), files: [] }
      : { kind: repository.kind, files: [] };
  const { head, branch, remote } = repository;
  const [author, trouble] = [await readGitAuthor(repository), explainCommitBlocker(repository)];
  return {
    kind: 'ready',
    files: await changedFiles(site, repository),
    ...(trouble && { trouble }),
    ...(branch !== undefined && { branch }),
    ...(head !== undefined && { commit: head }),
    ...(remote && { remote: await readRemoteState(repository, remote) }),
    ...(author && { author }),
  };
}

async function readRemoteState({ head, lineOrNone }: Repository, remote: Remote): Promise<RemoteState> {
  const tracking = remoteTrackingRef(remote);
  const count = async (from: string, without: string) =>
    Number((head && (await lineOrNone(['rev-list', '--count', from, `^${without}`]))) || 0);
  return {
    ...{ name: remote.name, host: remoteHostOf(remote.url) },
    ...{ ahead: await count(head ?? '', tracking), behind: await count(tracking, head ?? '') },
  };
}

async function changedFiles(site: StudioSite, repository: Repository): Promise<ChangedFile[]> {
  const isHidden = ({ path }: TreeChange) => /(?:^|\/)\./.test(path.slice(repository.prefix.length));
  const changes = await withoutPublished(
    repository,
    (await listChangesSince(repository)).filter((one) => !isHidden(one)),
  );
  const filtered = await findFilteredPaths(
    repository,
    changes.map(({ path }) => path),
  );
  const files = changes.map(({ path, change }) => ({ path, file: path.slice(repository.prefix.length), change }));
  const isChanged = new Set(files.map(({ file }) => file));
  return files.map(({ path, file, change }) => ({
    file,
    change,
    neededBy: filesUsing(file, site).filter((user) => user !== file && isChanged.has(user)),
    ...(filtered.has(path) && {
      trouble: 'It goes through a program before it is committed: commit it with Git itself.',
    }),
  }));
}

/**
 * Leaves out files that are on disk as they were published, by whom ever, while the branch has not followed: they are
 * no changes of this computer.
 */
async function withoutPublished(
  repository: Repository,
  changes: readonly TreeChange[],
): Promise<readonly TreeChange[]> {
  const theirs = await findPublished(repository);
  if (!theirs || !repository.head || (await isAncestor(repository, theirs, repository.head))) return changes;
  const paths = changes.map(({ path }) => path);
  const theirFiles = await findFilesAtCommit(repository, theirs, paths);
  const traits = await readFileSystemTraits(repository);
  const published = await readPublishedFiles(repository, traits);
  const options = { isStored: false, knownFile: (path: string) => theirFiles.get(path) };
  const onDisk = await readWorkingCopy(repository, traits, paths, options);
  const isPublished = (path: string) =>
    isSameTreeFile(onDisk.get(path), theirFiles.get(path)) ||
    (published.has(path) && isSameTreeFile(onDisk.get(path), published.get(path)));
  return changes.filter(({ path }) => !isPublished(path));
}

function filesUsing(file: string, site: StudioSite): string[] {
  if (file.startsWith('_media/') && !isContentPath(file)) {
    const uses = findMediaUses(site, file.slice('_media/'.length));
    return Array.isArray(uses) ? [...new Set(uses.map((use) => use.file))] : [];
  }
  const usage = getSiteUsage(site);
  if (!usage || usage.containers.get(file)?.kind === 'site') return [];
  return [...new Set(findPagesShowingFile(file, '', usage).map((page) => page.file.path))];
}
