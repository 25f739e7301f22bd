import type { Repository } from './repository.ts';
import { readBlobs, type TreeFile } from './tree.ts';
import { treeModes } from './treeDifferences.ts';

/** Targets of the symbolic links of a tree, by path. */
export type TreeLinks = ReadonlyMap<string, string>;

/** Reads the links among files of a tree. */
export async function readLinks(
  repository: Repository,
  files: readonly (TreeFile & { path: string })[],
): Promise<TreeLinks> {
  const links = files.filter(({ mode }) => mode === treeModes.link);
  const targets = await readBlobs(
    repository,
    links.map(({ blob }) => blob),
  );
  return new Map(links.map(({ path }, index) => [path, String(targets[index] ?? '')]));
}

/** Number of links after which a path is taken for one that leads back to itself, as Linux does. */
const maxLinks = 40;

/**
 * Follows all links of a path, as a file system would that holds the tree.
 * @param path relative to the root of the tree, with `/`
 * @returns path of what is found, existing or not; that of a link if it leads back to itself; undefined if it leads out
 *   of the tree
 */
export function resolveInTree(path: string, links: TreeLinks): string | undefined {
  const pending = path.split('/');
  const resolved: string[] = [];
  let followed = 0;
  for (let name = pending.shift(); name !== undefined; name = pending.shift()) {
    if (name === '' || name === '.') continue;
    if (name === '..') {
      if (resolved.pop() === undefined) return undefined;
      continue;
    }
    const target = links.get([...resolved, name].join('/'));
    if (target === undefined) {
      resolved.push(name);
      continue;
    }
    followed += 1;
    if (followed > maxLinks) return [...resolved, name].join('/');
    if (target.startsWith('/') || /^[a-z]:|\\/i.test(target)) return undefined;
    pending.unshift(...target.split('/'));
  }
  return resolved.join('/');
}
