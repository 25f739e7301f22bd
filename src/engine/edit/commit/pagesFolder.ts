import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  lchownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { baselinePath } from '#engine/check/baseline/baseline.ts';
import { hashOfFile } from '#engine/content/files/changeJournal.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { flushFile, flushFolder } from '#engine/store/flush.ts';
import { quote } from '#shared/formatText.ts';

/** Path of the folder itself, or of one that it is in. */
const isFolderAbove = /^\.\.?(?:\/\.\.)*$/;

/** True for what Git itself writes, from which it also reads programs to run. */
const isOfGit = (path: string) => path.split('/').some((name) => /^\.git$|^git~1$/i.test(name));

/** Bits of a file's mode by which it may be run, and those by which it may be read. */
const [runBits, readBits] = [0o111, 0o444];

/**
 * Pages folder as it is written: nothing else writes below one. Each operation takes effect whole or not at all, except
 * new texts, which are written under names that are no part of the site. Paths are inside the folder, links followed:
 * like the loader, which leaves out what is elsewhere, each operation refuses others with a CommandError. A path that
 * begins with `../` is beside the folder: what others have published of the same Git repository comes there, too.
 */
export class PagesFolder {
  readonly directory: string;
  readonly #root: string;
  /** Path of the accepted problems, the one file beside the folder that a change may touch. */
  readonly #baseline: string;
  #real: string | undefined;

  constructor(directory: string) {
    this.directory = directory;
    this.#root = resolve(directory);
    this.#baseline = relative(this.#root, baselinePath(directory));
  }

  /** Path on disk of a path inside the folder. @throws CommandError if it is elsewhere */
  pathOf = (path: string): string => {
    const absolute = join(this.#root, path);
    if (path === this.#baseline || path === dirname(this.#baseline)) return absolute;
    // The folder itself may be a link.
    this.#real ??= realpathSync(this.#root);
    const isBeside = path === '..' || path.startsWith('../');
    const limit = isBeside ? this.#workingCopy() : this.#real;
    let folder = isFolderAbove.test(path) ? absolute : dirname(absolute);
    while (folder !== dirname(folder) && !existsSync(folder)) folder = dirname(folder);
    if (limit === undefined || !`${realpathSync(folder)}${sep}`.startsWith(limit + sep) || isOfGit(path))
      throw new CommandError(
        `Nothing was changed: ${quote(path)} leads out of the ${isBeside && limit !== undefined ? 'repository' : 'pages folder'}. Put a folder in place of the link.`,
      );
    return absolute;
  };

  /** Working copy of Git that the folder is in, links followed; undefined if it is in none. */
  #workingCopy(): string | undefined {
    let folder = realpathSync(this.#root);
    while (!existsSync(join(folder, '.git'))) {
      if (folder === dirname(folder)) return undefined;
      folder = dirname(folder);
    }
    return folder;
  }

  exists = (path: string): boolean => this.#statsOf(path) !== undefined;

  isFolder = (path: string): boolean => this.#statsOf(path)?.isDirectory() === true;

  /** True for a file or a link, even if the link leads nowhere. */
  isFile = (path: string): boolean => this.#statsOf(path)?.isDirectory() === false;

  read = (path: string): Buffer => readFileSync(this.pathOf(path));

  /** Target of a symbolic link, as it is written; undefined for other files. */
  linkOf = (path: string): string | undefined =>
    this.#statsOf(path)?.isSymbolicLink() ? readlinkSync(this.pathOf(path)) : undefined;

  hashOf = (path: string): string => hashOfFile(this.pathOf(path));

  /** Undefined if there is nothing, also where a file stands in place of a folder. */
  #statsOf(path: string): Stats | undefined {
    try {
      return lstatSync(this.pathOf(path));
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  }

  /** Makes a folder if there is none. */
  makeFolder(path: string): void {
    mkdirSync(this.pathOf(path), { recursive: true });
  }

  /**
   * Writes a new file. Follows no link that stands in its place.
   * @param isFlushed false if a power cut may lose it
   */
  write(path: string, text: string, isFlushed = true): void {
    writeFileSync(this.pathOf(path), text, { flag: 'wx' });
    if (isFlushed) flushFile(this.pathOf(path));
  }

  /** Copies a file from anywhere, and flushes the copy to disk. @param source path on disk */
  copyFrom(source: string, path: string): void {
    copyFileSync(source, this.pathOf(path), constants.COPYFILE_EXCL);
    flushFile(this.pathOf(path));
  }

  /** Writes a symbolic link. @param target as it is written in the link */
  writeLink(target: string, path: string): void {
    symlinkSync(target, this.pathOf(path));
  }

  /** Gives a file a second name; a copy where the file system has no such names. */
  linkOrCopy(path: string, name: string): void {
    const target = this.linkOf(path);
    if (target !== undefined) {
      this.writeLink(target, name);
      return;
    }
    try {
      linkSync(this.pathOf(path), this.pathOf(name));
    } catch {
      this.copyFrom(this.pathOf(path), name);
    }
  }

  /** Gives a file the mode and the owner of another one. @throws CommandError if the owner would change */
  copyModeAndOwner(source: string, path: string): void {
    const replaced = lstatSync(this.pathOf(source));
    const created = lstatSync(this.pathOf(path));
    const isLink = created.isSymbolicLink();
    // The mode of a link says nothing.
    if (!isLink && !replaced.isSymbolicLink()) chmodSync(this.pathOf(path), replaced.mode);
    const { uid, gid } = replaced;
    if (created.uid === uid && created.gid === gid) return;
    try {
      (isLink ? lchownSync : chownSync)(this.pathOf(path), uid, gid);
    } catch {
      throw new CommandError(
        `Nothing was changed: ${source} belongs to another user of this computer, and would be yours then.`,
      );
    }
  }

  /** Lets all users who may read a file run it too, or none. */
  setExecutable(path: string, isExecutable: boolean): void {
    const { mode } = lstatSync(this.pathOf(path));
    chmodSync(this.pathOf(path), isExecutable ? mode | ((mode & readBits) >> 2) : mode & ~runBits);
  }

  /** Renames a file, into a new folder if need be. Does nothing if it was done already. */
  rename(from: string, to: string): void {
    if (!this.isFile(from) && this.isFile(to)) return;
    mkdirSync(dirname(this.pathOf(to)), { recursive: true });
    renameSync(this.pathOf(from), this.pathOf(to));
  }

  /** Removes a folder if it is empty. @returns true if it did */
  removeIfEmpty(path: string): boolean {
    const isEmpty = this.isFolder(path) && readdirSync(this.pathOf(path)).length === 0;
    if (isEmpty) rmdirSync(this.pathOf(path));
    return isEmpty;
  }

  /** Removes a folder and those that it is in, as far as they are empty. */
  removeEmpty(path: string): void {
    if (path !== '.' && this.removeIfEmpty(path)) this.removeEmpty(dirname(path));
  }

  /** Removes a folder that holds nothing but folders. @throws an error of the file system if it holds a file */
  removeEmptyFolders(path: string): void {
    for (const name of readdirSync(this.pathOf(path)))
      if (this.isFolder(`${path}/${name}`)) this.removeEmptyFolders(`${path}/${name}`);
    rmdirSync(this.pathOf(path));
  }

  /** Removes a file, or a folder with all that is in it. */
  remove(path: string): void {
    rmSync(this.pathOf(path), { recursive: true, force: true });
  }

  /** Flushes the names in folders to disk. */
  flush(folders: Iterable<string>): void {
    for (const folder of folders) flushFolder(this.pathOf(folder));
  }
}
