import { statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { findCachedFiles, getOrCacheFiles } from '#engine/store/cache.ts';
import { findGitEntriesInPaths } from '../files/gitEntries.ts';
import { type ListedFile, listFiles } from '../files/listFiles.ts';
import type { Repository } from './repository.ts';
import { splitNulTerminated } from './splitNulTerminated.ts';
import { listTree, pagesPathspec, readBlobs, safeDiffOptions, type TreeFile } from './tree.ts';

interface FileInCommit {
  path: string;
  isLink: boolean;
  blob: string;
}

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
  const tree = await readPagesTree(repository, commit);
  const past = tree.filter(({ path, mode }) => mode !== fileModes.repository && changed.has(path)).map(toFileInCommit);
  const found = await cacheBlobs(repository, past, directory);
  const same = listFiles(directory, []).filter(({ path }) => !changed.has(path));
  const listed = [...same, ...found].filter(({ path }) => !path.split('/').some((name) => name.startsWith('.')));
  const problems = findGitEntriesInPaths(tree.map(({ path }) => path)).map((file) =>
    createProblem('git-folder', { name: basename(file) }, { file }),
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

/** File modes of links and submodules; the latter are no content. */
const fileModes = { link: '120000', repository: '160000' };

const toFileInCommit = ({ path, mode, blob }: TreePath): FileInCommit => ({
  path,
  isLink: mode === fileModes.link,
  blob,
});

type TreePath = TreeFile & { path: string };

/** Files of the pages folder in a commit, with paths inside the folder. */
async function readPagesTree(repository: Repository, commit: string): Promise<TreePath[]> {
  const { prefix } = repository;
  return (await listTree(repository, commit, prefix)).map((file) => ({
    ...file,
    path: file.path.slice(prefix.length),
  }));
}

/**
 * Stores blobs in the cache. A link is resolved against the current folder and dropped if it leads to no file there.
 */
async function cacheBlobs(repository: Repository, files: FileInCommit[], directory: string): Promise<ListedFile[]> {
  const nameOf = ({ path, blob }: FileInCommit) => blob + extname(path);
  const missing = files.filter((file) => file.isLink || !findCachedFiles('blobs', nameOf(file)));
  const bytes = await readBlobs(
    repository,
    missing.map(({ blob }) => blob),
  );
  const read = new Map(missing.map((file, index) => [file, bytes[index] ?? Buffer.alloc(0)]));
  const found: ListedFile[] = [];
  for (const file of files) {
    const content = read.get(file);
    if (file.isLink) {
      const absolute = resolve(directory, dirname(file.path), content?.toString() ?? '');
      const isInside = absolute.startsWith(join(resolve(directory), '/'));
      if (isInside && statSync(absolute, { throwIfNoEntry: false })?.isFile())
        found.push({ path: file.path, absolute });
      continue;
    }
    const { path: absolute } = await getOrCacheFiles('blobs', nameOf(file), (unfinished) =>
      writeFileSync(unfinished, content ?? ''),
    );
    found.push({ path: file.path, absolute });
  }
  return found;
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
