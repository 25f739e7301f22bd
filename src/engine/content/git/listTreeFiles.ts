import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isIgnoredName } from '../files/listFiles.ts';
import type { TreeFile } from './tree.ts';
import { treeModes } from './treeDifferences.ts';
import { resolveInTree, type TreeLinks } from './treeLinks.ts';

/** File of the pages folder in a tree. */
export interface ListedTreeFile {
  /** Path inside the pages folder, maybe through a link. */
  path: string;
  /** Path of the same file without links. */
  real: string;
  blob: string;
}

/**
 * Lists the files of the pages folder in a tree as `listFiles` would on a disk that holds the tree: links are followed,
 * but into no folder twice and not out of the pages folder.
 * @param tree all files of the tree
 * @param prefix path of the pages folder with `/` at its end; empty for the root of the tree
 */
export function listTreeFiles(
  tree: readonly (TreeFile & { path: string })[],
  links: TreeLinks,
  prefix: string,
): { files: ListedTreeFile[]; problems: Problem[] } {
  const blobs = new Map<string, string>();
  const folders = new Map<string, Set<string>>();
  for (const { path, mode, blob } of tree) {
    if (mode !== treeModes.link && mode !== treeModes.repository) blobs.set(path, blob);
    if (mode !== treeModes.repository) addToFolders(folders, path);
  }
  const [files, problems]: [ListedTreeFile[], Problem[]] = [[], []];
  const seen = new Set<string>();

  function listFolder(folder: string, shown: string): void {
    for (const name of [...(folders.get(folder) ?? [])].sort(byCodeUnits))
      if (!isIgnoredName(name)) listEntry(folder === '' ? name : `${folder}/${name}`, shown + name);
  }

  function listEntry(path: string, shown: string): void {
    const isLink = links.has(path);
    const found = isLink ? resolveInTree(path, links) : path;
    if (found === undefined || !`${found}/`.startsWith(prefix)) {
      problems.push(createProblem('file-link-outside', undefined, { file: shown }));
      return;
    }
    const blob = blobs.get(found);
    if (blob !== undefined) files.push({ path: shown, real: found.slice(prefix.length), blob });
    else if (!folders.has(found)) {
      const reason = reasonOfSystemError({ code: 'ENOENT' });
      problems.push(createProblem('file-unreadable', { reason }, { file: shown }));
    } else if (!isLink || !(seen.has(found) || `${prefix}${shown}`.startsWith(`${found}/`))) {
      seen.add(found);
      listFolder(found, `${shown}/`);
    }
  }

  listFolder(prefix.slice(0, -1), '');
  return { files, problems };
}

const byCodeUnits = (first: string, second: string) => (first < second ? -1 : 1);

/** Adds a file and its folders to the names in each folder; the root is the empty path. */
function addToFolders(folders: Map<string, Set<string>>, path: string): void {
  const slash = path.lastIndexOf('/');
  const folder = path.slice(0, Math.max(slash, 0));
  const names = getOrInsert(folders, folder, () => new Set<string>());
  const isKnown = names.size > 0 || folder === '';
  names.add(path.slice(slash + 1));
  if (!isKnown) addToFolders(folders, folder);
}
