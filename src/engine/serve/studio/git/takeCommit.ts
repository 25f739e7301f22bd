import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { GitFailure } from '#engine/content/git/git.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { changesBetween, emptyTree, filesAt, type TreeFile } from '#engine/content/git/tree.ts';
import { carryOut } from '../carryOut.ts';
import { Refusal } from '../refusal.ts';
import type { StudioSite } from '../studioSite.ts';
import { changeToBytes } from './changeToBytes.ts';
import { indexInfo } from './commitFiles.ts';
import type { Incoming } from './incoming.ts';

interface TakenCommit {
  commit: string;
  incoming: Incoming | undefined;
  message: string;
}

/**
 * Has the branch, the index and the files here follow a commit. What is staged of other files stays staged.
 * @throws Refusal where the repository has changed meanwhile
 */
export async function takeCommit(
  site: StudioSite,
  repository: Repository,
  { commit, incoming, message }: TakenCommit,
): Promise<void> {
  const { run, head, branch } = repository;
  const [subject = ''] = message.trim().split('\n');
  const zeros = '0'.repeat(commit.length);
  try {
    const note = `commit: ${subject}`;
    await run(['update-ref', '-m', note, `refs/heads/${branch}`, commit, head ?? zeros]);
    await followInIndex(repository, commit);
    if (incoming) await followOnDisk(site, repository, incoming);
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    throw new Refusal(422, {
      reason: `The commit ${commit.slice(0, 8)} was made, but not everything here follows it, because another program was at work in the repository: ${error.message} Look with git status.`,
    });
  }
}

async function followInIndex(repository: Repository, commit: string): Promise<void> {
  const from = repository.head ?? (await emptyTree(repository));
  const changed = (await changesBetween(repository, from, commit)).map(({ path }) => path);
  const there = await filesAt(repository, commit, changed);
  const files = new Map(changed.map((path): [string, TreeFile | undefined] => [path, there.get(path)]));
  await repository.run(['update-index', '-z', '--index-info'], { input: indexInfo(files) });
  // Others may differ from the index, which is no failure.
  await repository.run(['update-index', '-q', '--refresh']).catch(() => {});
}

async function followOnDisk(site: StudioSite, { run, top }: Repository, incoming: Incoming): Promise<void> {
  const changes = [...incoming.onDisk].flatMap(
    ([file, bytes]) => changeToBytes(site.content.directory, file, bytes) ?? [],
  );
  for (const { from, before } of changes)
    if (from !== undefined && typeof before === 'string') site.history.saw(from, before);
  if (changes.length) carryOut(site, changes);
  for (const { to, after } of changes) if (to !== undefined && typeof after === 'string') site.history.saw(to, after);
  const there = incoming.outside.filter(({ change }) => change !== 'removed').map(({ path }) => path);
  for (const { path, change } of incoming.outside) if (change === 'removed') rmSync(join(top, path), { force: true });
  if (there.length) await run(['checkout-index', '--force', '-z', '--stdin'], { input: `${there.join('\0')}\0` });
}
