import { lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repository } from '#engine/content/git/repository.ts';
import { findFilesAtCommit, type TreeFile } from '#engine/content/git/tree.ts';
import type { Author } from '#shared/publish.ts';

export type CommittedContent = { bytes: Buffer } | 'as on disk' | 'removed' | TreeFile;

export interface PlannedCommit {
  /** Commit or tree whose files the commit starts from; undefined for the first commit. */
  tree: string | undefined;
  parents: string[];
  /** Changed files by path inside the working copy. */
  files: ReadonlyMap<string, CommittedContent>;
  message: string;
  author: Author | undefined;
}

/** Created commit, and the files in which it differs from the tree that it started from. */
export interface CreatedCommit {
  commit: string;
  /** Undefined for removed files. */
  files: Map<string, TreeFile | undefined>;
}

/** Creates a commit without moving a branch. Index and files stay as they are. */
export async function createCommit(repository: Repository, planned: PlannedCommit): Promise<CreatedCommit> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-commit-'));
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await repository.run(planned.tree === undefined ? ['read-tree', '--empty'] : ['read-tree', planned.tree], { env });
    const existingFiles =
      planned.tree === undefined
        ? new Map()
        : await findFilesAtCommit(repository, planned.tree, [...planned.files.keys()]);
    const files: CreatedCommit['files'] = new Map();
    for (const [path, content] of planned.files)
      files.set(path, await writeTreeFile(repository, path, content, existingFiles.get(path)?.mode));
    await repository.run(['update-index', '-z', '--index-info'], { env, input: formatIndexInfo(files) });
    const tree = await repository.line(['write-tree'], { env });
    const parents = planned.parents.flatMap((parent) => ['-p', parent]);
    const commit = await repository.line(['commit-tree', tree, ...parents, '-F', '-'], {
      input: planned.message,
      env: planned.author ? authorEnvironment(planned.author) : {},
    });
    return { commit, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function updateIndex({ run }: Repository, files: CreatedCommit['files']): Promise<void> {
  await run(['update-index', '-z', '--index-info'], { input: formatIndexInfo(files) });
  // Exits with 1 if other files differ from the index, which is no failure.
  await run(['update-index', '-q', '--refresh']).catch(() => {});
}

const formatIndexInfo = (files: ReadonlyMap<string, TreeFile | undefined>): string =>
  [...files].map(([path, file]) => `${file?.mode ?? '0'} ${file?.blob ?? '0'.repeat(40)}\t${path}\0`).join('');

async function writeTreeFile(
  repository: Repository,
  path: string,
  content: CommittedContent,
  knownMode: string | undefined,
): Promise<TreeFile | undefined> {
  if (content === 'removed') return undefined;
  const mode = knownMode === '100755' ? knownMode : '100644';
  const write = (args: string[], input?: string | Buffer) =>
    repository.line(['hash-object', '-w', ...args], input === undefined ? {} : { input });
  if (content !== 'as on disk')
    return 'blob' in content ? content : { mode, blob: await write(['--path', path, '--stdin'], content.bytes) };
  const absolute = join(repository.top, path);
  if (!lstatSync(absolute).isSymbolicLink()) return { mode, blob: await write(['--', path]) };
  return { mode: '120000', blob: await write(['--stdin'], readlinkSync(absolute)) };
}

const authorEnvironment = ({ name, email }: Author) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
});
