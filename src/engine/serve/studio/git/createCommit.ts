import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repository } from '#engine/content/git/repository.ts';
import type { TreeFile } from '#engine/content/git/tree.ts';
import type { Author } from '#shared/publish.ts';

export interface PlannedCommit {
  /** Commit or tree whose files the commit starts from; undefined for the first commit. */
  tree: string | undefined;
  parents: string[];
  /** Changed files by path inside the working copy; undefined for removed ones. */
  files: ReadonlyMap<string, TreeFile | undefined>;
  message: string;
  author: Author | undefined;
}

/**
 * Creates a commit without moving a branch. Index and files stay as they are.
 * @returns its full hash
 */
export async function createCommit(repository: Repository, planned: PlannedCommit): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-commit-'));
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await repository.run(planned.tree === undefined ? ['read-tree', '--empty'] : ['read-tree', planned.tree], { env });
    const input = formatIndexInfo(repository, planned.files);
    await repository.run(['update-index', '-z', '--index-info'], { env, input });
    const tree = await repository.line(['write-tree'], { env });
    const parents = planned.parents.flatMap((parent) => ['-p', parent]);
    return await repository.line(['commit-tree', tree, ...parents, '-F', '-'], {
      input: planned.message,
      env: planned.author ? authorEnvironment(planned.author) : {},
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sets files in the index; undefined removes one. */
export async function updateIndex(
  repository: Repository,
  files: ReadonlyMap<string, TreeFile | undefined>,
): Promise<void> {
  await repository.run(['update-index', '-z', '--index-info'], { input: formatIndexInfo(repository, files) });
  // Exits with 1 if other files differ from the index, which is no failure.
  await repository.run(['update-index', '-q', '--refresh']).catch(() => {});
}

/** Removals come first: a folder can take the place of a file, and the reverse. */
function formatIndexInfo({ head }: Repository, files: ReadonlyMap<string, TreeFile | undefined>): string {
  const noBlob = '0'.repeat(head?.length ?? 40);
  const removed = [...files].flatMap(([path, file]) => (file ? [] : [`0 ${noBlob}\t${path}\0`]));
  const present = [...files].flatMap(([path, file]) => (file ? [`${file.mode} ${file.blob}\t${path}\0`] : []));
  return [...removed, ...present].join('');
}

const authorEnvironment = ({ name, email }: Author) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
});
