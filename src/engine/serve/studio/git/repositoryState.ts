import { findRepository, type Repository, trackedRef, whyNone, whyNotNow } from '#engine/content/git/repository.ts';
import { changesNow, filteredPaths } from '#engine/content/git/tree.ts';
import type { ChangedFile, RepositoryState } from '#shared/publish.ts';
import { mediaUses } from '../mediaUses.ts';
import type { StudioSite } from '../studioSite.ts';
import { pagesShowing, shownIn } from '../uses.ts';
import { knownAuthor } from './author.ts';
import { hostOf } from './remote.ts';

/** Where the repository of a site stands, and what of the site is not committed. */
export async function repositoryState(site: StudioSite): Promise<RepositoryState> {
  const repository = await findRepository(site.pages);
  if ('kind' in repository)
    return repository.kind === 'refused'
      ? { kind: 'ready', trouble: whyNone(repository), files: [] }
      : { kind: repository.kind, files: [] };
  const { head, branch, remote, lineOrNone } = repository;
  const [author, trouble] = [await knownAuthor(repository), whyNotNow(repository)];
  const tracked = remote && head && (await lineOrNone(['rev-list', '--count', head, `^${trackedRef(remote)}`]));
  return {
    kind: 'ready',
    files: await changedFiles(site, repository),
    ...(trouble && { trouble }),
    ...(branch !== undefined && { branch }),
    ...(head !== undefined && { commit: head }),
    ...(remote && { remote: { name: remote.name, host: hostOf(remote.url), ahead: Number(tracked || 0) } }),
    ...(author && { author }),
  };
}

async function changedFiles(site: StudioSite, repository: Repository): Promise<ChangedFile[]> {
  const changes = (await changesNow(repository)).filter(({ path }) => !/(?:^|\/)\./.test(path));
  const filtered = await filteredPaths(
    repository,
    changes.map(({ path }) => path),
  );
  const files = changes.map(({ path, change }) => ({ path, file: path.slice(repository.prefix.length), change }));
  const isChanged = new Set(files.map(({ file }) => file));
  return files.map(({ path, file, change }) => ({
    file,
    change,
    neededBy: usersOf(file, site).filter((user) => user !== file && isChanged.has(user)),
    ...(filtered.has(path) && {
      trouble: 'It goes through a program before it is committed: commit it with Git itself.',
    }),
  }));
}

/** Files that show or use a file. */
function usersOf(file: string, site: StudioSite): string[] {
  if (file.startsWith('_media/') && !file.endsWith('.json')) {
    const uses = mediaUses(site, file.slice('_media/'.length));
    return Array.isArray(uses) ? [...new Set(uses.map((use) => use.file))] : [];
  }
  const shown = shownIn(site);
  const container = shown?.containers.get(file);
  if (!shown || !container || container.kind === 'site') return [];
  return [...new Set(pagesShowing(container, '', shown).map((page) => page.file.path))];
}
