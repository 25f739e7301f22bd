import { existsSync, writeFileSync } from 'node:fs';
import { basename, extname, sep } from 'node:path';
import type { Problem } from '#engine/problems/problem.ts';
import { findCachedFiles, getOrCacheFiles } from '#engine/store/cache.ts';
import { findGitProblemsInPaths, isAttributesName } from '../files/gitEntries.ts';
import type { ListedFile } from '../files/listFiles.ts';
import { type ListedTreeFile, listTreeFiles } from './listTreeFiles.ts';
import type { Repository } from './repository.ts';
import { splitNulTerminated } from './splitNulTerminated.ts';
import { listTree, pagesPathspec, readBlobs, safeDiffOptions, type TreeFile } from './tree.ts';
import { treeModes } from './treeDifferences.ts';
import { readLinks } from './treeLinks.ts';

export interface FilesAtCommit {
  /**
   * Files in the order of `listFiles`. Unchanged files have their current path on disk; the others are in the cache.
   */
  listed: ListedFile[];
  /** Problems of `listFiles` that depend on the commit. */
  problems: Problem[];
  /** Paths inside the folder that were changed, added or removed since. */
  changed: Set<string>;
}

/**
 * Lists the files of a pages folder at a commit.
 * @param commit full hash
 * @param directory the current folder
 */
export async function listFilesAtCommit(
  repository: Repository,
  commit: string,
  directory: string,
): Promise<FilesAtCommit> {
  const changed = await filesChangedSince(repository, commit);
  const tree = await listTree(repository, commit);
  const { prefix } = repository;
  const { files, problems } = listTreeFiles(tree, await readLinks(repository, tree), prefix);
  const onDisk = ({ real }: ListedTreeFile) => [directory, ...real.split('/')].join(sep);
  const isOnDisk = (file: ListedTreeFile) => !changed.has(file.real) && existsSync(onDisk(file));
  const cached = await cacheBlobs(
    repository,
    files.filter((file) => !isOnDisk(file)),
  );
  const listed = files.map((file) => ({ path: file.path, absolute: cached.get(file) ?? onDisk(file) }));
  const pages = tree
    .filter(({ path }) => path.startsWith(prefix))
    .map((file) => ({ ...file, path: file.path.slice(prefix.length) }));
  const attributes = await readAttributes(repository, pages);
  problems.push(
    ...findGitProblemsInPaths(
      pages.map(({ path }) => path),
      (path) => attributes.get(path),
    ),
  );
  return { listed: listed.map(withNames).sort(compareByFolder).map(withoutNames), problems, changed };
}

/** Paths inside the pages folder that were changed, added or removed since a commit. */
export async function filesChangedSince(repository: Repository, commit: string): Promise<Set<string>> {
  const { run, prefix } = repository;
  const differing = await run(['diff', '--name-only', '-z', ...safeDiffOptions, commit, ...pagesPathspec(repository)]);
  // Files that Git ignores are part of the site.
  const untracked = await run(['ls-files', '--others', '-z', ...pagesPathspec(repository)]);
  return new Set(
    [...splitNulTerminated(differing), ...splitNulTerminated(untracked)].map((path) => path.slice(prefix.length)),
  );
}

/** Texts of all `.gitattributes`, by path. */
async function readAttributes(
  repository: Repository,
  tree: readonly (TreeFile & { path: string })[],
): Promise<Map<string, string>> {
  const files = tree.filter(
    ({ path, mode }) => isAttributesName(basename(path)) && mode !== treeModes.link && mode !== treeModes.repository,
  );
  const bytes = await readBlobs(
    repository,
    files.map(({ blob }) => blob),
  );
  return new Map(files.map(({ path }, index) => [path, String(bytes[index] ?? '')]));
}

/** Stores blobs in the cache. @returns their paths on disk */
async function cacheBlobs(
  repository: Repository,
  files: readonly ListedTreeFile[],
): Promise<Map<ListedTreeFile, string>> {
  const nameOf = ({ path, blob }: ListedTreeFile) => blob + extname(path);
  const missing = files.filter((file) => !findCachedFiles('blobs', nameOf(file)));
  const bytes = await readBlobs(
    repository,
    missing.map(({ blob }) => blob),
  );
  const read = new Map(missing.map((file, index) => [file, bytes[index] ?? Buffer.alloc(0)]));
  const stored = new Map<ListedTreeFile, string>();
  for (const file of files) {
    const { path: absolute } = await getOrCacheFiles('blobs', nameOf(file), (unfinished) =>
      writeFileSync(unfinished, read.get(file) ?? ''),
    );
    stored.set(file, absolute);
  }
  return stored;
}

const withNames = (file: ListedFile) => ({ file, names: file.path.split('/') });
const withoutNames = ({ file }: ReturnType<typeof withNames>) => file;

/** Sorts in the order of `listFiles`: folder by folder. */
function compareByFolder(
  { names: first }: ReturnType<typeof withNames>,
  { names: second }: ReturnType<typeof withNames>,
): number {
  const at = first.findIndex((name, index) => name !== second[index]);
  return (first[at] ?? '') < (second[at] ?? '') ? -1 : 1;
}
