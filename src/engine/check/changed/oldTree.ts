import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { git, type Revision, readBlobs, splitZeros } from './git.ts';

/** A file of a commit. */
interface OldFile {
  mode: string;
  blob: string;
  /** Inside the folder. */
  path: string;
}

/** Regular files and links; what else a commit may hold (another repository) is no content. */
const modes = { link: '120000', repository: '160000' };

const pathspec = ({ prefix }: Revision) => (prefix ? ['--', `:(top,literal)${prefix.slice(0, -1)}`] : []);

/** Files of the folder that are not as they are in the commit: changed, added or deleted. Paths inside the folder. */
export function changedFiles(revision: Revision): Set<string> {
  const { top, prefix, commit } = revision;
  const options = ['--name-only', '--no-renames', '--no-ext-diff', '-z'];
  const differing = git(top, ['diff', ...options, commit, ...pathspec(revision)]);
  // What Git ignores is part of the site all the same.
  const untracked = git(top, ['ls-files', '--others', '-z', ...pathspec(revision)]);
  return new Set([...splitZeros(differing), ...splitZeros(untracked)].map((path) => path.slice(prefix.length)));
}

/**
 * Puts the folder as it is in the commit into another one. Files that are still the same are links to those of now.
 * @param directory the folder of now
 * @param target an empty folder
 */
export function restoreFolder(
  revision: Revision,
  changed: ReadonlySet<string>,
  directory: string,
  target: string,
): void {
  const files = filesOf(revision);
  for (const { path } of files) mkdirSync(dirname(join(target, path)), { recursive: true });
  for (const { path } of files) if (!changed.has(path)) symlinkSync(resolve(directory, path), join(target, path));
  const others = files.filter(({ path }) => changed.has(path));
  const blobs = others.map(({ blob }) => blob);
  const contents = readBlobs(revision.top, blobs);
  others.forEach(({ path, mode }, index) => {
    const content = contents[index] ?? Buffer.alloc(0);
    if (mode === modes.link) symlinkSync(resolve(directory, dirname(path), content.toString()), join(target, path));
    else writeFileSync(join(target, path), content);
  });
}

function filesOf({ top, prefix, commit }: Revision): OldFile[] {
  // Unlike other commands, this one takes plain paths.
  const inside = prefix ? ['--', prefix] : [];
  return splitZeros(git(top, ['ls-tree', '-r', '-z', '--full-tree', commit, ...inside])).flatMap((line) => {
    const [, mode = '', blob = '', path = ''] = line.match(/^(\d+) \w+ ([\da-f]+)\t([\s\S]+)$/) ?? [];
    return mode === modes.repository ? [] : [{ mode, blob, path: path.slice(prefix.length) }];
  });
}
