import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Content of a folder, by path with `/`: the bytes of each file; folders (with `/` at their end) are empty. */
export type Tree = Map<string, Buffer>;

/**
 * Reads a folder recursively without following links.
 * @returns an empty tree when the folder is missing
 */
export function readTree(directory: string, inside = '', tree: Tree = new Map()): Tree {
  for (const entry of entriesOf(join(directory, inside))) {
    const path = `${inside}${entry.name}`;
    if (entry.isDirectory()) {
      tree.set(`${path}/`, Buffer.alloc(0));
      readTree(directory, `${path}/`, tree);
    } else if (entry.isSymbolicLink()) tree.set(path, Buffer.from(`→ ${readlinkSync(join(directory, path))}`));
    else
      tree.set(path, path === '_builds.json' ? readBuilds(join(directory, path)) : readFileSync(join(directory, path)));
  }
  return tree;
}

function entriesOf(directory: string) {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The record of the files that the last builds needed, with the last build renumbered to 0: the number of earlier
 * builds must not matter.
 */
function readBuilds(path: string): Buffer {
  const text = readFileSync(path, 'utf8');
  try {
    const { build, files } = JSON.parse(text) as { build: number; files: Record<string, number> };
    const ages = Object.entries(files).map(([name, number]) => `${name} ${build - number}\n`);
    return Buffer.from(ages.sort().join(''));
  } catch {
    return Buffer.from(text);
  }
}

/** Differences between a tree and the expected one, one line each; empty when they are equal to the byte. */
export function differences(found: Tree, expected: Tree): string[] {
  const paths = [...new Set([...found.keys(), ...expected.keys()])].sort();
  return paths.flatMap((path) => {
    const [is, should] = [found.get(path), expected.get(path)];
    if (!should) return `${path} should not be there`;
    if (!is) return `${path} is missing`;
    return is.equals(should) ? [] : `${path} is not as it should be${firstDifference(is, should)}`;
  });
}

function firstDifference(found: Buffer, expected: Buffer): string {
  let at = 0;
  while (at < Math.min(found.length, expected.length) && found[at] === expected[at]) at++;
  const excerpt = (bytes: Buffer) => JSON.stringify(bytes.toString('latin1', Math.max(0, at - 40), at + 80));
  return ` (${found.length} for ${expected.length} bytes, from ${at}):\n    ${excerpt(found)}\n    ${excerpt(expected)}`;
}

/** Identity and timestamps of files and folders, which show whether each was left alone. */
export function readMarks(directory: string): Map<string, string> {
  const marks = new Map<string, string>();
  for (const path of ['', ...readTree(directory).keys()]) {
    const { ino, mtimeNs } = lstatSync(join(directory, path, '.').replace(/\/\.$/, ''), { bigint: true });
    marks.set(path, path === '' || path.endsWith('/') ? String(ino) : `${ino} ${mtimeNs}`);
  }
  return marks;
}
