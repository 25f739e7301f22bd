import { lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repository } from '#engine/content/git/repository.ts';
import { filesAt, type TreeFile } from '#engine/content/git/tree.ts';
import type { Author } from '#shared/publish.ts';

/** What becomes of a file: its bytes, the file as it is on disk, or it goes. */
export type CommittedContent = { bytes: Buffer } | 'as on disk' | 'removed' | TreeFile;

/** A commit that is to be made. */
export interface PlannedCommit {
  /** Commits or trees whose files it begins with; none for the first commit. */
  tree: string | undefined;
  parents: string[];
  /** By path inside the working copy. */
  files: ReadonlyMap<string, CommittedContent>;
  message: string;
  author: Author | undefined;
}

/** A commit that was made, and the files in which it differs from the tree that it began with. */
export interface MadeCommit {
  commit: string;
  /** Undefined for those that went. */
  files: Map<string, TreeFile | undefined>;
}

/** Makes a commit that no branch leads to yet. Index and files stay as they are. */
export async function makeCommit(repository: Repository, planned: PlannedCommit): Promise<MadeCommit> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-commit-'));
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await repository.run(planned.tree === undefined ? ['read-tree', '--empty'] : ['read-tree', planned.tree], { env });
    const known =
      planned.tree === undefined ? new Map() : await filesAt(repository, planned.tree, [...planned.files.keys()]);
    const files: MadeCommit['files'] = new Map();
    for (const [path, content] of planned.files)
      files.set(path, await treeFile(repository, path, content, known.get(path)?.mode));
    await repository.run(['update-index', '-z', '--index-info'], { env, input: indexInfo(files) });
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

/** What `update-index --index-info` reads. A mode of 0 takes a path out. */
export const indexInfo = (files: ReadonlyMap<string, TreeFile | undefined>): string =>
  [...files].map(([path, file]) => `${file?.mode ?? '0'} ${file?.blob ?? '0'.repeat(40)}\t${path}\0`).join('');

async function treeFile(
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
