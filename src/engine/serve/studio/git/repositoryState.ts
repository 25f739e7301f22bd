import {
  explainCommitBlocker,
  explainMissingRepository,
  findRepository,
  type Repository,
  remoteTrackingRef,
} from '#engine/content/git/repository.ts';
import { findFilteredPaths, listChangesSince } from '#engine/content/git/tree.ts';
import type { ChangedFile, RepositoryState } from '#shared/publish.ts';
import { findMediaUses } from '../mediaUses.ts';
import { findPagesShowing, getSiteUsage } from '../siteUsage.ts';
import type { StudioSite } from '../studioSite.ts';
import { readGitAuthor } from './author.ts';
import { remoteHostOf } from './remote.ts';

export async function readRepositoryState(site: StudioSite): Promise<RepositoryState> {
  const repository = await findRepository(site.pages);
  if ('kind' in repository)
    return repository.kind === 'refused'
      ? { kind: 'ready', trouble: explainMissingRepository(repository), files: [] }
      : { kind: repository.kind, files: [] };
  const { head, branch, remote, lineOrNone } = repository;
  const [author, trouble] = [await readGitAuthor(repository), explainCommitBlocker(repository)];
  const tracked = remote && head && (await lineOrNone(['rev-list', '--count', head, `^${remoteTrackingRef(remote)}`]));
  return {
    kind: 'ready',
    files: await changedFiles(site, repository),
    ...(trouble && { trouble }),
    ...(branch !== undefined && { branch }),
    ...(head !== undefined && { commit: head }),
    ...(remote && { remote: { name: remote.name, host: remoteHostOf(remote.url), ahead: Number(tracked || 0) } }),
    ...(author && { author }),
  };
}

async function changedFiles(site: StudioSite, repository: Repository): Promise<ChangedFile[]> {
  const changes = (await listChangesSince(repository)).filter(({ path }) => !/(?:^|\/)\./.test(path));
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

function filesUsing(file: string, site: StudioSite): string[] {
  if (file.startsWith('_media/') && !file.endsWith('.json')) {
    const uses = findMediaUses(site, file.slice('_media/'.length));
    return Array.isArray(uses) ? [...new Set(uses.map((use) => use.file))] : [];
  }
  const usage = getSiteUsage(site);
  const container = usage?.containers.get(file);
  if (!usage || !container || container.kind === 'site') return [];
  return [...new Set(findPagesShowing(container, '', usage).map((page) => page.file.path))];
}
