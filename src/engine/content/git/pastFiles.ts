import { statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Problem } from '#engine/problems/problem.ts';
import { problemAt } from '#engine/problems/problemAt.ts';
import { findFiles, keepFiles } from '#engine/store/cache.ts';
import { gitEntriesAmong } from '../files/gitFolders.ts';
import { type ListedFile, listFiles } from '../files/listFiles.ts';
import type { Repository } from './repository.ts';
import { splitZeros } from './splitZeros.ts';
import { below, blobs, listTree, noPrograms, type TreeFile } from './tree.ts';

/** A file of a commit, of the pages folder. */
interface PastFile {
  /** Inside the pages folder. */
  path: string;
  isLink: boolean;
  blob: string;
}

/** What a pages folder held at a commit. */
export interface PastFiles {
  /** As `listFiles` gives them: those that are the same as now are the files of now, the others lie in the cache. */
  listed: ListedFile[];
  /** Those of `listFiles` that follow from a commit. */
  problems: Problem[];
  /** Paths inside the folder of those that are not as they are now: changed, added or removed since. */
  changed: Set<string>;
}

/**
 * Lists a pages folder as it was at a commit.
 * @param commit full name
 * @param directory the folder of now
 */
export async function listPast(repository: Repository, commit: string, directory: string): Promise<PastFiles> {
  const changed = await filesChangedSince(repository, commit);
  const tree = await treeOf(repository, commit);
  const past = tree.filter(({ path, mode }) => mode !== modes.repository && changed.has(path)).map(asPastFile);
  const found = await findBlobs(repository, past, directory);
  const same = listFiles(directory, []).filter(({ path }) => !changed.has(path));
  const listed = [...same, ...found].filter(({ path }) => !path.split('/').some((name) => name.startsWith('.')));
  const problems = gitEntriesAmong(tree.map(({ path }) => path)).map((file) =>
    problemAt('git-folder', { name: basename(file) }, { file }),
  );
  return { listed: listed.map(withNames).sort(inOrder).map(withoutNames), problems, changed };
}

/** Files of the pages folder that are not as they are in a commit: changed, added or removed. Paths inside the folder. */
export async function filesChangedSince(repository: Repository, commit: string): Promise<Set<string>> {
  const { run, prefix } = repository;
  const differing = await run(['diff', '--name-only', '-z', ...noPrograms, commit, ...below(repository)]);
  // What Git ignores is part of the site all the same.
  const untracked = await run(['ls-files', '--others', '-z', ...below(repository)]);
  return new Set([...splitZeros(differing), ...splitZeros(untracked)].map((path) => path.slice(prefix.length)));
}

/** Regular files and links; what else a commit may hold (another repository) is no content. */
const modes = { link: '120000', repository: '160000' };

const asPastFile = ({ path, mode, blob }: TreePath): PastFile => ({ path, isLink: mode === modes.link, blob });

type TreePath = TreeFile & { path: string };

/** Everything in the pages folder of a commit, by its path inside. */
async function treeOf(repository: Repository, commit: string): Promise<TreePath[]> {
  const { prefix } = repository;
  return (await listTree(repository, commit, prefix)).map((file) => ({
    ...file,
    path: file.path.slice(prefix.length),
  }));
}

/** Files of a commit on disk: their bytes are put into the cache. A link leads where it leads now, if that is a file. */
async function findBlobs(repository: Repository, files: PastFile[], directory: string): Promise<ListedFile[]> {
  const nameOf = ({ path, blob }: PastFile) => blob + extname(path);
  const missing = files.filter((file) => file.isLink || !findFiles('blobs', nameOf(file)));
  const bytes = await blobs(
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
    const { path: absolute } = await keepFiles('blobs', nameOf(file), (unfinished) =>
      writeFileSync(unfinished, content ?? ''),
    );
    found.push({ path: file.path, absolute });
  }
  return found;
}

const withNames = (file: ListedFile) => ({ file, names: file.path.split('/') });
const withoutNames = ({ file }: ReturnType<typeof withNames>) => file;

/** The order of `listFiles`: folder by folder. */
function inOrder({ names: one }: ReturnType<typeof withNames>, { names: other }: ReturnType<typeof withNames>): number {
  const at = one.findIndex((name, index) => name !== other[index]);
  return (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}
