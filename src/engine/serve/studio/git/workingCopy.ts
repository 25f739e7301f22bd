import { existsSync, lstatSync, readlinkSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Repository } from '#engine/content/git/repository.ts';
import type { TreeFile } from '#engine/content/git/tree.ts';
import { treeModes } from '#engine/content/git/treeDifferences.ts';
import { reasonOfSystemError } from '#engine/problems/systemError.ts';
import { HttpError } from '../httpError.ts';

/** Bit of a file's mode by which its owner may run it. */
const ownerRunBit = 0o100;

/** Abilities of the file system below a repository, as its configuration says. */
export interface FileSystemTraits {
  hasModes: boolean;
  hasLinks: boolean;
  ignoresCase: boolean;
}

export async function readFileSystemTraits({ lineOrNone, top }: Repository): Promise<FileSystemTraits> {
  const isOn = async (key: string) => (await lineOrNone(['config', '--type=bool', '--get', key])) !== 'false';
  return {
    hasModes: await isOn('core.fileMode'),
    hasLinks: await isOn('core.symlinks'),
    // There is always a `.git`.
    ignoresCase: existsSync(join(top, '.GIT')),
  };
}

/** Entry at a path that is reached through real folders only; undefined if there is none. */
export function findEntry(top: string, path: string): Stats | undefined {
  const folder = dirname(path);
  if (folder !== '.' && !findEntry(top, folder)?.isDirectory()) return undefined;
  return lstatSync(join(top, path), { throwIfNoEntry: false });
}

interface ReadOptions {
  /** Version in Git, which has the mode where the file system has none. */
  knownFile?: (path: string) => TreeFile | undefined;
  /** False to compute the names of blobs only. */
  isStored?: boolean;
}

/**
 * Reads files of the working copy as Git would commit them, and stores their contents as blobs.
 * @param paths inside the working copy
 * @returns files and links by path; what does not exist, or is a folder, is absent
 * @throws HttpError if a file cannot be read
 */
export async function readWorkingCopy(
  repository: Repository,
  traits: FileSystemTraits,
  paths: Iterable<string>,
  { knownFile, isStored = true }: ReadOptions = {},
): Promise<Map<string, TreeFile>> {
  const hash = ['hash-object', ...(isStored ? ['-w'] : [])];
  const [modes, links] = [new Map<string, string>(), new Map<string, TreeFile>()];
  for (const path of paths) {
    const entry = statEntry(repository.top, path);
    if (!entry || entry.isDirectory()) continue;
    if (entry.isSymbolicLink()) links.set(path, await storeLink(repository, path, hash));
    else if (entry.isFile()) modes.set(path, modeOf(entry, traits, knownFile?.(path)));
    else throw new HttpError(`${path} is neither a file nor a folder on this computer: remove it first.`);
  }
  const blobs = await storeFiles(repository, [...modes.keys()], hash);
  return new Map([
    ...links,
    ...[...modes].map(([path, mode], index): [string, TreeFile] => [path, { mode, blob: blobs[index] ?? '' }]),
  ]);
}

function statEntry(top: string, path: string): Stats | undefined {
  try {
    return findEntry(top, path);
  } catch (error) {
    throw new HttpError(`${path} cannot be read: ${reasonOfSystemError(error)}.`);
  }
}

function modeOf(entry: Stats, { hasModes, hasLinks }: FileSystemTraits, known: TreeFile | undefined): string {
  if (!hasLinks && known?.mode === treeModes.link) return treeModes.link;
  const isProgram = hasModes ? (entry.mode & ownerRunBit) !== 0 : known?.mode === treeModes.program;
  return isProgram ? treeModes.program : treeModes.file;
}

const storeLink = async ({ line, top }: Repository, path: string, hash: string[]): Promise<TreeFile> => ({
  mode: treeModes.link,
  blob: await line([...hash, '--stdin'], { input: readlinkSync(join(top, path), 'buffer') }),
});

/** @returns names of the blobs, in the order of the paths */
async function storeFiles({ run, line }: Repository, paths: readonly string[], hash: string[]): Promise<string[]> {
  // In the input of Git, lines separate paths, and one with a quotation mark at its beginning is decoded.
  const isPlain = (path: string) => !path.includes('\n') && !path.startsWith('"');
  const plain = paths.filter(isPlain);
  const stored = new Map<string, string>();
  if (plain.length > 0) {
    const input = plain.map((path) => `${path}\n`).join('');
    const blobs = String(await run([...hash, '--stdin-paths'], { input })).split('\n');
    plain.forEach((path, index) => {
      stored.set(path, blobs[index] ?? '');
    });
  }
  for (const path of paths) if (!isPlain(path)) stored.set(path, await line([...hash, '--', path]));
  return paths.map((path) => stored.get(path) ?? '');
}
