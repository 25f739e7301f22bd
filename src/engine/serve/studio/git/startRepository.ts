import { resolve } from 'node:path';
import { listFiles } from '#engine/content/files/listFiles.ts';
import { GitFailure, git } from '#engine/content/git/git.ts';
import { findRepository, whyNone } from '#engine/content/git/repository.ts';
import { changesNow } from '#engine/content/git/tree.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { Author, RepositoryState } from '#shared/publish.ts';
import { Refusal } from '../refusal.ts';
import type { StudioSite } from '../studioSite.ts';
import { authorOf, keepAuthor } from './author.ts';
import { indexInfo, makeCommit } from './commitFiles.ts';
import { openRepository } from './openRepository.ts';
import { readBody } from './readBody.ts';
import { repositoryState } from './repositoryState.ts';

/**
 * Makes a repository of the pages folder, with everything in it as the first commit.
 * @param body `{ author }` where Git knows none; it is kept in the configuration of the new repository
 * @throws Refusal where there is one already, or it is not known who commits
 */
export async function startRepository(site: StudioSite, body: unknown): Promise<RepositoryState> {
  const found = await findRepository(site.pages);
  if (!('kind' in found)) throw new Refusal(422, { reason: 'The pages are in a Git repository already.' });
  if (found.kind !== 'none') throw new Refusal(422, { reason: whyNone(found) });
  const { author } = readBody(body) as { author?: Author };
  const folder = resolve(site.pages);
  const unlisted: Problem[] = [];
  listFiles(folder, unlisted);
  const planted = unlisted.find(({ code }) => code === 'git-folder');
  if (planted) throw new Refusal(422, { reason: `${planted.file}: ${planted.message} ${planted.hint}` });
  try {
    // No template: it may bring hooks.
    await git(folder, ['-c', 'init.defaultBranch=main', 'init', '--quiet', '--template=']);
    await firstCommit(site, author);
  } catch (error) {
    throw error instanceof GitFailure ? new Refusal(422, { reason: `Git has failed: ${error.message}` }) : error;
  }
  return repositoryState(site);
}

async function firstCommit(site: StudioSite, given: Author | undefined): Promise<void> {
  const repository = await openRepository(site.pages);
  const author = await authorOf(repository, given);
  const paths = (await changesNow(repository)).map(({ path }) => path);
  const { commit, files } = await makeCommit(repository, {
    tree: undefined,
    parents: [],
    files: new Map(paths.map((path) => [path, 'as on disk'])),
    message: 'Begin with the site as it is\n',
    author,
  });
  await repository.run(['update-ref', '-m', 'commit (initial)', `refs/heads/${repository.branch}`, commit]);
  await repository.run(['update-index', '-z', '--index-info'], { input: indexInfo(files) });
  await repository.run(['update-index', '-q', '--refresh']).catch(() => {});
  if (author === given) await keepAuthor(repository, author);
}
