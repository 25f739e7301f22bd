import type { Repository } from './repository.ts';
import { splitNulTerminated } from './splitNulTerminated.ts';

export interface TreeFile {
  /** `100644` for a file, `120000` for a link, `160000` for a submodule. */
  mode: string;
  blob: string;
}

/** Difference of a file between two commits, or a commit and the working tree. */
export interface TreeChange {
  /** Path inside the working tree. */
  path: string;
  change: 'added' | 'changed' | 'removed';
}

const changeKinds: Record<string, TreeChange['change']> = { A: 'added', D: 'removed' };

/** Options of `git diff` that prevent programs of the repository from being run. */
export const safeDiffOptions = ['--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=all'];

/** Empty tree, used in place of the state before the first commit. */
export const writeEmptyTree = (repository: Repository): Promise<string> =>
  repository.line(['hash-object', '-t', 'tree', '-w', '--stdin'], { input: '' });

/** Path arguments that limit a command to the pages folder. */
export const pagesPathspec = ({ prefix }: Pick<Repository, 'prefix'>) => ['--', prefix.slice(0, -1) || '.'];

/** Changes of the pages folder since a commit, without ignored files. @param commit default: the last one */
export async function listChangesSince(repository: Repository, commit = repository.head): Promise<TreeChange[]> {
  const from = commit ?? (await writeEmptyTree(repository));
  const [differing, untracked] = [
    await repository.run(['diff', '--name-status', '-z', ...safeDiffOptions, from, ...pagesPathspec(repository)]),
    await repository.run(['ls-files', '--others', '--exclude-standard', '-z', ...pagesPathspec(repository)]),
  ];
  const known = readChanges(differing);
  const knownByPath = new Map(known.map((change) => [change.path, change]));
  // A file that is removed from the index only is listed in both outputs.
  const others = splitNulTerminated(untracked).filter((path) => !path.endsWith('/'));
  const added = others.filter((path) => !knownByPath.has(path)).map((path): TreeChange => ({ path, change: 'added' }));
  for (const path of others) {
    const knownChange = knownByPath.get(path);
    if (knownChange) knownChange.change = 'changed';
  }
  return [...known, ...added].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readChanges(output: Buffer): TreeChange[] {
  const parts = splitNulTerminated(output);
  return parts.flatMap((letter, index) =>
    index % 2 === 0 ? [{ path: parts[index + 1] ?? '', change: changeKinds[letter.slice(0, 1)] ?? 'changed' }] : [],
  );
}

/** Requested files that exist in a commit, by path inside the working tree. */
export async function findFilesAtCommit(
  repository: Repository,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, TreeFile>> {
  if (paths.length === 0) return new Map();
  const requested = new Set(paths);
  const files = await listTree(repository, commit);
  return new Map(files.flatMap(({ path, ...file }) => (requested.has(path) ? [[path, file]] : [])));
}

/**
 * All files of a commit, with paths inside the working tree.
 * @param inside folder with `/` at its end; empty for all files
 */
export async function listTree(
  { run }: Repository,
  commit: string,
  inside = '',
): Promise<(TreeFile & { path: string })[]> {
  // `ls-tree` takes plain paths, not pathspecs.
  const listed = await run(['ls-tree', '-r', '-z', '--full-tree', commit, ...(inside ? ['--', inside] : [])]);
  return splitNulTerminated(listed).map((line) => {
    const [, mode = '', blob = '', path = ''] = line.match(/^(\d+) \w+ (\w+)\t(.*)$/s) ?? [];
    return { mode, blob, path };
  });
}

/** Bytes of a file in a commit, by path inside the working tree; undefined if the commit lacks it. */
export async function readFileAtCommit(
  repository: Repository,
  commit: string,
  path: string,
): Promise<Buffer | undefined> {
  const [listed] = splitNulTerminated(await repository.run(['ls-tree', '-z', '--full-tree', commit, '--', path]));
  const [, kind, blob] = listed?.match(/^\d+ (\w+) (\w+)\t/) ?? [];
  return kind === 'blob' && blob !== undefined ? (await readBlobs(repository, [blob]))[0] : undefined;
}

/** Bytes of files in commits, in the given order; undefined for missing files. */
export async function readFileVersions(
  repository: Repository,
  versions: readonly { commit: string; path: string }[],
): Promise<(Buffer | undefined)[]> {
  // Line breaks separate names in the input.
  const input = versions.map(({ commit, path }) => `${commit}:${path.replaceAll('\n', '?')}\n`).join('');
  return readBatch(await repository.run(['cat-file', '--batch'], { input }), versions.length);
}

/** Bytes of blobs, in the given order; undefined for missing blobs. */
export async function readBlobs(repository: Repository, names: readonly string[]): Promise<(Buffer | undefined)[]> {
  if (names.length === 0) return [];
  return readBatch(await repository.run(['cat-file', '--batch'], { input: `${names.join('\n')}\n` }), names.length);
}

/**
 * Parses the output of `git cat-file --batch`.
 * @param count number of requested objects
 * @returns blobs in the requested order; undefined for missing objects and those of other kinds
 */
function readBatch(output: Buffer, count: number): (Buffer | undefined)[] {
  let at = 0;
  return Array.from({ length: count }, () => {
    const end = output.indexOf(10, at);
    const [, size] = output.toString('utf8', at, end).match(/ blob (\d+)$/) ?? [];
    at = end + 1;
    if (size === undefined) return undefined;
    const bytes = output.subarray(at, at + Number(size));
    at += bytes.length + 1;
    return bytes;
  });
}

/** Paths with a filter program, as Git LFS uses. */
export async function findFilteredPaths(repository: Repository, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const input = `${paths.join('\0')}\0`;
  const parts = splitNulTerminated(await repository.run(['check-attr', '--stdin', '-z', 'filter'], { input }));
  return new Set(
    parts.flatMap((path, index) =>
      index % 3 === 0 && !['unspecified', 'unset'].includes(parts[index + 2] ?? '') ? [path] : [],
    ),
  );
}
