import type { Repository } from './repository.ts';
import { splitZeros } from './splitZeros.ts';

/** A file of a commit. */
export interface TreeFile {
  /** `100644` for a file, `120000` for a link, `160000` for another repository. */
  mode: string;
  blob: string;
}

/** How a file differs between two commits, or a commit and the files as they are. */
export interface TreeChange {
  /** Path inside the working copy. */
  path: string;
  change: 'added' | 'changed' | 'removed';
}

const kinds: Record<string, TreeChange['change']> = { A: 'added', D: 'removed' };

/** Options of `git diff`: no program that a repository names is run. */
export const noPrograms = ['--no-ext-diff', '--no-textconv', '--no-renames', '--ignore-submodules=all'];

/** The tree with nothing in it, which stands for what is before the first commit. */
export const emptyTree = (repository: Repository): Promise<string> =>
  repository.line(['hash-object', '-t', 'tree', '-w', '--stdin'], { input: '' });

/** Limits a command to the pages folder. */
export const below = ({ prefix }: Pick<Repository, 'prefix'>) => ['--', prefix.slice(0, -1) || '.'];

/**
 * Files of the pages folder that are not as in a commit; those that Git ignores are left out.
 * @param commit the last one when left out
 */
export async function changesNow(repository: Repository, commit = repository.head): Promise<TreeChange[]> {
  const from = commit ?? (await emptyTree(repository));
  const [differing, untracked] = [
    await repository.run(['diff', '--name-status', '-z', ...noPrograms, from, ...below(repository)]),
    await repository.run(['ls-files', '--others', '--exclude-standard', '-z', ...below(repository)]),
  ];
  const known = readChanges(differing);
  const isKnown = new Map(known.map((one) => [one.path, one]));
  // What is committed and was taken out of the index only is there all the same.
  const others = splitZeros(untracked).filter((path) => !path.endsWith('/'));
  const added = others.filter((path) => !isKnown.has(path)).map((path): TreeChange => ({ path, change: 'added' }));
  for (const path of others) {
    const there = isKnown.get(path);
    if (there) there.change = 'changed';
  }
  return [...known, ...added].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** What differs between two commits, in all of the repository. */
export async function changesBetween(repository: Repository, from: string, to: string): Promise<TreeChange[]> {
  return readChanges(await repository.run(['diff-tree', '-r', '--name-status', '-z', '--no-renames', from, to]));
}

function readChanges(output: Buffer): TreeChange[] {
  const parts = splitZeros(output);
  return parts.flatMap((letter, index) =>
    index % 2 === 0 ? [{ path: parts[index + 1] ?? '', change: kinds[letter.slice(0, 1)] ?? 'changed' }] : [],
  );
}

/** Files of a commit by path inside the working copy: of those that are asked for, the ones that are in it. */
export async function filesAt(
  repository: Repository,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, TreeFile>> {
  if (paths.length === 0) return new Map();
  const wanted = new Set(paths);
  const files = await listTree(repository, commit);
  return new Map(files.flatMap(({ path, ...file }) => (wanted.has(path) ? [[path, file]] : [])));
}

/**
 * Every file of a commit, its path inside the working copy.
 * @param inside a folder, with `/` at its end; all of them when it is empty
 */
export async function listTree(
  { run }: Repository,
  commit: string,
  inside = '',
): Promise<(TreeFile & { path: string })[]> {
  // Unlike other commands, this one takes plain paths.
  const listed = await run(['ls-tree', '-r', '-z', '--full-tree', commit, ...(inside ? ['--', inside] : [])]);
  return splitZeros(listed).map((line) => {
    const [, mode = '', blob = '', path = ''] = line.match(/^(\d+) \w+ (\w+)\t(.*)$/s) ?? [];
    return { mode, blob, path };
  });
}

/** The bytes of a file of a commit, by its path inside the working copy; undefined where it is not in it. */
export async function bytesAt(repository: Repository, commit: string, path: string): Promise<Buffer | undefined> {
  const [listed] = splitZeros(await repository.run(['ls-tree', '-z', '--full-tree', commit, '--', path]));
  const [, kind, blob] = listed?.match(/^\d+ (\w+) (\w+)\t/) ?? [];
  return kind === 'blob' && blob !== undefined ? repository.run(['cat-file', 'blob', blob]) : undefined;
}

/** The bytes of files of commits, in the order in which they are asked for; undefined for those that are not there. */
export async function bytesOfVersions(
  repository: Repository,
  versions: readonly { commit: string; path: string }[],
): Promise<(Buffer | undefined)[]> {
  // A name with a line break in it would be read as two.
  const input = versions.map(({ commit, path }) => `${commit}:${path.replaceAll('\n', '?')}\n`).join('');
  return readBatch(await repository.run(['cat-file', '--batch'], { input }), versions.length);
}

/** The contents of blobs, in the order of their names; undefined for what is not there. */
export async function blobs(repository: Repository, names: readonly string[]): Promise<(Buffer | undefined)[]> {
  if (names.length === 0) return [];
  return readBatch(await repository.run(['cat-file', '--batch'], { input: `${names.join('\n')}\n` }), names.length);
}

/**
 * Reads what `git cat-file --batch` prints: blobs in the order in which they were asked for, undefined for what is none.
 * @param count how many were asked for
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

/** Paths that are to go through a program before they are committed, as Git LFS has it. */
export async function filteredPaths(repository: Repository, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const input = `${paths.join('\0')}\0`;
  const parts = splitZeros(await repository.run(['check-attr', '--stdin', '-z', 'filter'], { input }));
  return new Set(
    parts.flatMap((path, index) =>
      index % 3 === 0 && !['unspecified', 'unset'].includes(parts[index + 2] ?? '') ? [path] : [],
    ),
  );
}
