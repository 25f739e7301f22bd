import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { GitError } from '#engine/content/git/git.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { findFilesAtCommit, listChangesBetween, type TreeFile, writeEmptyTree } from '#engine/content/git/tree.ts';
import { applyFileChanges } from '../applyFileChanges.ts';
import { HttpError } from '../httpError.ts';
import type { StudioSite } from '../studioSite.ts';
import { updateIndex } from './createCommit.ts';
import { createFileChange } from './createFileChange.ts';
import type { IncomingChanges } from './mergeIncoming.ts';

/**
 * Moves the branch, the index and the files to a commit. Staged changes of other files stay staged.
 * @throws HttpError if the repository has changed meanwhile
 */
export async function advanceToCommit(
  site: StudioSite,
  repository: Repository,
  { commit, incoming, message }: { commit: string; incoming: IncomingChanges | undefined; message: string },
): Promise<void> {
  const { run, head, branch } = repository;
  const [subject = ''] = message.trim().split('\n');
  const zeros = '0'.repeat(commit.length);
  try {
    const reflogMessage = `commit: ${subject}`;
    await run(['update-ref', '-m', reflogMessage, `refs/heads/${branch}`, commit, head ?? zeros]);
    await moveIndex(repository, commit);
    if (incoming) await updateWorkingCopy(site, repository, incoming);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new HttpError(
      `The commit ${commit.slice(0, 8)} was made, but not everything here follows it, because another program was at work in the repository: ${error.message} Look with git status.`,
    );
  }
}

async function moveIndex(repository: Repository, commit: string): Promise<void> {
  const from = repository.head ?? (await writeEmptyTree(repository));
  const changed = (await listChangesBetween(repository, from, commit)).map(({ path }) => path);
  const filesAtCommit = await findFilesAtCommit(repository, commit, changed);
  const files = new Map(changed.map((path): [string, TreeFile | undefined] => [path, filesAtCommit.get(path)]));
  await updateIndex(repository, files);
}

async function updateWorkingCopy(site: StudioSite, { run, top }: Repository, incoming: IncomingChanges): Promise<void> {
  const changes = [...incoming.onDisk].flatMap(
    ([file, bytes]) => createFileChange(site.content.directory, file, bytes) ?? [],
  );
  for (const { from, before } of changes)
    if (from !== undefined && typeof before === 'string') site.history.recordCurrentText(from, before);
  if (changes.length) applyFileChanges(site, changes);
  for (const { to, after } of changes)
    if (to !== undefined && typeof after === 'string') site.history.recordCurrentText(to, after);
  const remainingPaths = incoming.outside.filter(({ change }) => change !== 'removed').map(({ path }) => path);
  for (const { path, change } of incoming.outside) if (change === 'removed') rmSync(join(top, path), { force: true });
  if (remainingPaths.length)
    await run(['checkout-index', '--force', '-z', '--stdin'], { input: `${remainingPaths.join('\0')}\0` });
}
