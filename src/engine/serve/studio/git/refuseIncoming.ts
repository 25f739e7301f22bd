import { isGitName } from '#engine/content/files/gitEntries.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { listTree } from '#engine/content/git/tree.ts';
import { listTreeDifferences, type TreeDifference, treeModes } from '#engine/content/git/treeDifferences.ts';
import { readLinks, resolveInTree, type TreeLinks } from '#engine/content/git/treeLinks.ts';
import { quote } from '#shared/formatText.ts';
import { HttpError } from '../httpError.ts';
import { refuseGitFolders } from './refuseGitFolders.ts';

/** Longest name of a file or folder, in bytes, on the usual file systems. */
const maxNameBytes = 255;

/** Names that Windows does not take. */
const windowsName = /[<>:"\\|?*]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Refuses what others have pushed if it cannot become files here, or would reach out of the folder that it belongs to.
 * @param base the common ancestor of both sides
 * @throws HttpError that names the file
 */
export async function refuseIncoming(repository: Repository, base: string, theirs: string): Promise<void> {
  const incoming = await listTreeDifferences(repository, base, theirs);
  for (const { path } of incoming) refuseName(path);
  await refuseGitFolders(repository, base, theirs);
  for (const difference of incoming) {
    refuseRepository(difference);
    if (repository.prefix.startsWith(`${difference.path}/`) && difference.after)
      throw new HttpError(
        `Others have pushed ${quote(difference.path)} in place of the folder that holds the pages. Take it with Git itself (git pull).`,
      );
  }
  const links = incoming.filter(({ after }) => after?.mode === treeModes.link).map(({ path }) => path);
  if (links.length === 0) return;
  const treeLinks = await readLinks(repository, await listTree(repository, theirs));
  for (const path of links) refuseOutside(path, treeLinks, repository.prefix);
}

function refuseName(path: string): void {
  const names = path.split('/');
  if (names.some((name) => ['', '.', '..'].includes(name)))
    throw new HttpError(`Others have pushed a file with a name that leads elsewhere: ${path}.`);
  const isImpossible = (name: string) =>
    Buffer.byteLength(name) > maxNameBytes || (process.platform === 'win32' && windowsName.test(name));
  if (names.some(isImpossible))
    throw new HttpError(
      `Others have pushed ${quote(path)}, a name that files of this computer cannot have. Ask them to rename it.`,
    );
}

function refuseRepository({ path, before, after }: TreeDifference): void {
  if (before?.mode === treeModes.repository || after?.mode === treeModes.repository)
    throw new HttpError(
      `Others have pushed a change of ${quote(path)}, a repository inside this one (a submodule), which the studio does not take. Take it with Git itself: git pull --recurse-submodules.`,
    );
}

function refuseOutside(path: string, links: TreeLinks, prefix: string): void {
  const target = resolveInTree(path, links);
  const isInPages = path.startsWith(prefix);
  const isInside =
    target !== undefined && !target.split('/').some(isGitName) && (!isInPages || `${target}/`.startsWith(prefix));
  if (!isInside)
    throw new HttpError(
      `Others have pushed the link ${quote(path)}, which leads to ${quote(links.get(path) ?? '')}, outside ${isInPages ? 'the pages' : 'the repository'}. Nothing of theirs was taken. Ask them to put the file itself there.`,
    );
}
