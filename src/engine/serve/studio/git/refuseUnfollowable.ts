import { accessSync, constants, readdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterruptionProblem, findInterruptedChange } from '#engine/content/files/changeJournal.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { listTree } from '#engine/content/git/tree.ts';
import { treeModes } from '#engine/content/git/treeDifferences.ts';
import { formatMessageAndHint } from '#engine/problems/problem.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { quote } from '#shared/formatText.ts';
import { HttpError } from '../httpError.ts';
import { type FollowingStep, foldCase } from './planFollowing.ts';
import { type FileSystemTraits, findEntry } from './workingCopy.ts';

/** Space in bytes that is left free beside the new files, for folders and the journal. */
const spareBytes = 4 * 1024 ** 2;

/**
 * Refuses a plan that the disk cannot follow, before anything is published.
 * @throws HttpError that names what is in the way
 */
export async function refuseUnfollowable(
  repository: Repository,
  traits: FileSystemTraits,
  commit: string,
  steps: readonly FollowingStep[],
): Promise<void> {
  const directory = join(repository.top, repository.prefix);
  const interrupted = findInterruptedChange(directory);
  if (interrupted) throw new HttpError(formatMessageAndHint(createInterruptionProblem(directory, interrupted)));
  if (steps.length === 0) return;
  const removed = new Set(steps.flatMap(({ from, to }) => (from === undefined || from === to ? [] : [from])));
  for (const step of steps) {
    if (step.to !== undefined) refuseBlockedPath(repository.top, step.to, removed);
    for (const path of [step.from, step.to]) if (path !== undefined) refuseForbiddenFolder(repository.top, path);
    if (!traits.hasLinks && step.after?.mode === treeModes.link)
      throw new HttpError(
        `Others have pushed the link ${quote(step.to ?? '')}, and Git is set not to make links on this computer (core.symlinks). Allow links, or take it with Git itself.`,
      );
  }
  refuseForbidden(directory, 'the pages folder');
  if (traits.ignoresCase) await refuseSameNames(repository, commit, steps);
  await refuseFullDisk(repository, steps);
}

/** @throws HttpError if a file cannot be written at a path, since something is there that is not removed */
function refuseBlockedPath(top: string, path: string, removed: ReadonlySet<string>): void {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const entry = removed.has(folder) ? undefined : findEntry(top, folder);
    if (entry && !entry.isDirectory())
      throw new HttpError(
        `Others have pushed ${quote(path)}, and ${quote(folder)} is ${entry.isSymbolicLink() ? 'a link' : 'a file'} here and no folder. Rename yours, then publish again.`,
      );
  }
  if (!findEntry(top, path)?.isDirectory()) return;
  const [left] = readdirSync(join(top, path), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(top, '/').length))
    .filter((file) => !removed.has(file));
  if (left !== undefined)
    throw new HttpError(
      `Others have pushed the file ${quote(path)}, and here it is a folder with ${quote(left)}, which they do not have. Move that elsewhere, then publish again.`,
    );
}

function refuseForbiddenFolder(top: string, path: string): void {
  const folder = dirname(path);
  const entry = findEntry(top, folder === '.' ? '' : folder);
  if (entry?.isDirectory()) refuseForbidden(join(top, folder), quote(path));
  else if (folder !== '.') refuseForbiddenFolder(top, folder);
}

/** @throws HttpError if the names in a folder may not be changed */
function refuseForbidden(folder: string, name: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new HttpError(
      `What others have pushed cannot be written here: ${name} cannot be changed, ${reasonOfSystemError(error)}.`,
    );
  }
}

async function refuseSameNames(repository: Repository, commit: string, steps: readonly FollowingStep[]): Promise<void> {
  const written = new Set(steps.flatMap(({ to }) => to ?? []));
  const known = new Map<string, string>();
  for (const { path } of await listTree(repository, commit)) {
    const other = known.get(foldCase(path));
    known.set(foldCase(path), path);
    if (other !== undefined && (written.has(path) || written.has(other)))
      throw new HttpError(
        `${quote(other)} and ${quote(path)} differ in upper and lower case only, and this computer can hold just one of them. Ask who pushed them to rename one.`,
      );
  }
}

async function refuseFullDisk(repository: Repository, steps: readonly FollowingStep[]): Promise<void> {
  const blobs = steps.flatMap(({ after }) => (after ? [`${after.blob}\n`] : []));
  const sizes = String(
    await repository.run(['cat-file', '--batch-check=%(objectsize)'], { input: blobs.join('') }),
  ).split('\n');
  const needed = sizes.reduce((sum, size) => sum + (Number(size) || 0), spareBytes);
  const { bavail, bsize } = statfsSync(repository.top);
  if (bavail * bsize < needed)
    throw new HttpError(
      `The disk is full: what others have pushed needs ${Math.ceil(needed / 1024 ** 2)} MB here. Make room, then publish again.`,
    );
}
