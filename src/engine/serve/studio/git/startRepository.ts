import { resolve } from 'node:path';
import { listFiles } from '#engine/content/files/listFiles.ts';
import { git } from '#engine/content/git/git.ts';
import { explainMissingRepository, findRepository } from '#engine/content/git/repository.ts';
import { listChangesSince } from '#engine/content/git/tree.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { Author, RepositoryState } from '#shared/publish.ts';
import { HttpError } from '../httpError.ts';
import type { StudioSite } from '../studioSite.ts';
import { requireAuthor, saveAuthor } from './author.ts';
import { createCommit, updateIndex } from './createCommit.ts';
import { openRepository } from './openRepository.ts';
import { readRepositoryState } from './repositoryState.ts';
import { readBody } from './requestValidation.ts';
import { readFileSystemTraits, readWorkingCopy } from './workingCopy.ts';

/**
 * Creates a repository in the pages folder, with all files in its first commit.
 * @param body `{ author }` if Git's configuration has none; it is stored in the new repository's
 */
export async function startRepository(site: StudioSite, body: unknown): Promise<RepositoryState> {
  const found = await findRepository(site.pages);
  if (!('kind' in found)) throw new HttpError('The pages are in a Git repository already.');
  if (found.kind !== 'none') throw new HttpError(explainMissingRepository(found));
  const { author } = readBody(body) as { author?: Author };
  const folder = resolve(site.pages);
  const unlisted: Problem[] = [];
  listFiles(folder, unlisted);
  const planted = unlisted.find(({ code }) => code === 'git-folder');
  if (planted) throw new HttpError(`${planted.file}: ${planted.message} ${planted.hint}`);
  // No template: it may bring hooks.
  await git(folder, ['init', '--quiet', '--template='], { config: ['init.defaultBranch=main'] });
  await firstCommit(site, author);
  return readRepositoryState(site);
}

async function firstCommit(site: StudioSite, given: Author | undefined): Promise<void> {
  const repository = await openRepository(site.pages);
  const author = await requireAuthor(repository, given);
  const paths = (await listChangesSince(repository)).map(({ path }) => path);
  const files = await readWorkingCopy(repository, await readFileSystemTraits(repository), paths);
  const commit = await createCommit(repository, {
    tree: undefined,
    parents: [],
    files,
    message: 'Begin with the site as it is\n',
    author,
  });
  await repository.run(['update-ref', '-m', 'commit (initial)', `refs/heads/${repository.branch}`, commit]);
  await updateIndex(repository, files);
  if (author === given) await saveAuthor(repository, author);
}
