import { realpathSync } from 'node:fs';
import { allowedTransports } from '#engine/content/git/git.ts';
import type { Repository } from '#engine/content/git/repository.ts';
import { trustedFolderKey } from '#engine/content/git/repositorySettings.ts';
import { quote } from '#shared/formatText.ts';
import type { PublishResult } from '#shared/publish.ts';
import { HttpError } from '../httpError.ts';
import { type RemoteAddress, readRemoteAddress } from './remoteAddress.ts';

/**
 * Refuses to reach a remote in a way that only the repository has chosen.
 * @throws HttpError if the repository configures how others are reached, or has an address of an unknown kind
 */
export async function refuseConfiguredPrograms(repository: Repository): Promise<void> {
  const [key] = repository.settings.remoteKeys;
  if (key !== undefined)
    throw new HttpError(
      `The configuration of this repository decides how Git reaches others (${key}), perhaps with a program, which the studio does not take from it. Push with Git itself, or set it for yourself instead: git config --global ${key} VALUE`,
    );
  for (const { transport, url } of await listAddresses(repository))
    if (!allowedTransports.includes(transport) || url.includes('\ufffd'))
      throw new HttpError(
        `${quote(url)} cannot be reached: the studio uses addresses of the kinds ${allowedTransports.join(', ')} only. Push with Git itself.`,
      );
}

/** Lists all addresses of the remote: Git pushes to each, and the first to fetch from may be another. */
async function listAddresses({ remote, top, lineOrNone }: Repository): Promise<(RemoteAddress & { url: string })[]> {
  if (!remote) return [];
  const list = async (...options: string[]) =>
    (await lineOrNone(['remote', 'get-url', ...options, '--all', '--', remote.name]))?.split('\n') ?? [];
  const urls = new Set([remote.url, ...(await list()), ...(await list('--push'))]);
  return [...urls].map((url) => ({ url, ...readRemoteAddress(url, top) }));
}

/** Folders that the user has allowed, also if that cannot be written into the configuration. */
const allowedFolders = new Set<string>();

/**
 * Lists the folders of a remote that is on this computer to which the user has not allowed to push yet. The other
 * repository has hooks, which Git runs there, whatever the configuration of this one.
 */
async function findUntrustedFolders(repository: Repository): Promise<string[]> {
  const trusted = new Set([...repository.settings.trustedFolders, ...allowedFolders].map(canonicalPathOf));
  const folders = (await listAddresses(repository)).flatMap(({ folder }) => folder ?? []);
  return [...new Set(folders.map(canonicalPathOf))].filter((folder) => !trusted.has(folder));
}

/**
 * Asks whether to push to a repository on this computer, unless the user has allowed that.
 * @param allowed folders that the user allows with this request
 * @returns the question; undefined if there is none
 */
export async function askAboutFolders(
  repository: Repository,
  allowed: readonly string[] = [],
): Promise<Extract<PublishResult, { kind: 'folder-question' }> | undefined> {
  const folders = await findUntrustedFolders(repository);
  if (!folders.every((folder) => allowed.includes(folder))) return { kind: 'folder-question', folders };
  for (const folder of folders) {
    allowedFolders.add(folder);
    // Fails if the user's configuration cannot be written: the studio asks again after its next start.
    await repository.lineOrNone(['config', '--global', '--add', trustedFolderKey, folder]);
  }
  return undefined;
}

/**
 * Path without links, by which a folder is remembered. `..` after a link leads out of the target of the link, which
 * only the system knows.
 */
function canonicalPathOf(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    // There is no such folder.
    return folder;
  }
}

/** @throws HttpError if the remote of the repository must not be reached, or not before the user has allowed it */
export async function requirePermission(repository: Repository): Promise<void> {
  await refuseConfiguredPrograms(repository);
  const [folder] = await findUntrustedFolders(repository);
  if (folder !== undefined) throw new HttpError(`Nobody has allowed yet to push to ${folder}.`);
}
