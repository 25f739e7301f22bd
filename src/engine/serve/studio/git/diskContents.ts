import type { Repository } from '#engine/content/git/repository.ts';
import { splitNulTerminated } from '#engine/content/git/splitNulTerminated.ts';
import type { TreeFile } from '#engine/content/git/tree.ts';

/** Attributes by which a file has another content on disk than in Git. */
const attributes = ['text', 'eol', 'ident', 'working-tree-encoding'];

/**
 * Finds files that Git converts when it writes them: line ends and encodings, as attributes and configuration say.
 * @param paths inside the working copy
 */
export async function convertsForDisk(repository: Repository, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const settingOf = async (key: string) => (await repository.lineOrNone(['config', '--get', key]))?.toLowerCase();
  const [autocrlf, eol] = [await settingOf('core.autocrlf'), await settingOf('core.eol')];
  const writesCrlf = autocrlf === 'true' || eol === 'crlf' || (eol !== 'lf' && process.platform === 'win32');
  const input = `${paths.join('\0')}\0`;
  const parts = splitNulTerminated(await repository.run(['check-attr', '--stdin', '-z', ...attributes], { input }));
  const found = new Set<string>(autocrlf === 'true' ? paths : []);
  parts.forEach((path, index) => {
    const [name, value = ''] = parts.slice(index + 1, index + 3);
    if (index % 3 > 0 || value === 'unspecified' || value === 'unset') return;
    const isSame = name === 'text' ? !writesCrlf : name === 'eol' && value === 'lf';
    if (!isSame) found.add(path);
  });
  return found;
}

/** Content of a file as Git would write it to disk. */
export const readConverted = ({ run }: Repository, { blob, path }: TreeFile & { path: string }): Promise<Buffer> =>
  run(['cat-file', '--filters', `--path=${path}`, blob]);
