import type { Repository } from './repository.ts';
import { splitNulTerminated } from './splitNulTerminated.ts';
import type { TreeFile } from './tree.ts';

/** File that two commits or trees hold differently. */
export interface TreeDifference {
  /** Path inside the working tree. */
  path: string;
  /** Undefined for an added file. */
  before: TreeFile | undefined;
  /** Undefined for a removed file. */
  after: TreeFile | undefined;
}

/** Lists the files in which two commits or trees differ, with their modes and blobs. */
export async function listTreeDifferences(
  { run }: Pick<Repository, 'run'>,
  from: string,
  to: string,
): Promise<TreeDifference[]> {
  const options = ['-r', '--raw', '-z', '--no-abbrev', '--no-renames', '--ignore-submodules=none'];
  const parts = splitNulTerminated(await run(['diff-tree', ...options, from, to]));
  return parts.flatMap((line, index) => {
    if (index % 2 === 1) return [];
    const [modeBefore = '', modeAfter = '', before = '', after = ''] = line.slice(1).split(' ');
    return [
      { path: parts[index + 1] ?? '', before: toTreeFile(modeBefore, before), after: toTreeFile(modeAfter, after) },
    ];
  });
}

/** Mode by which Git says that there is no file. */
const absentMode = '000000';

const toTreeFile = (mode: string, blob: string): TreeFile | undefined =>
  mode === absentMode ? undefined : { mode, blob };

/** Modes of the entries of a tree. */
export const treeModes = { file: '100644', program: '100755', link: '120000', repository: '160000' };

export const isSameTreeFile = (first: TreeFile | undefined, second: TreeFile | undefined): boolean =>
  first?.mode === second?.mode && first?.blob === second?.blob;
