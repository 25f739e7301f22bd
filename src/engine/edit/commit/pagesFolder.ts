import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { baselinePath } from '#engine/check/baseline/baseline.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { flushFile, flushFolder } from '#engine/store/flush.ts';
import { quote } from '#shared/formatText.ts';

/**
 * Pages folder as it is written: nothing else writes below one. Each operation takes effect whole or not at all, except
 * new texts, which are written under names that are no part of the site. Paths are inside the folder, links followed:
 * like the loader, which leaves out what is elsewhere, each operation refuses others with a CommandError.
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
    let folder = path === '.' ? absolute : dirname(absolute);
    while (folder !== this.#root && !existsSync(folder)) folder = dirname(folder);
    const isInside = !path.split('/').includes('..') && `${realpathSync(folder)}${sep}`.startsWith(this.#real + sep);
    if (!isInside)
      throw new CommandError(
        `Nothing was changed: ${quote(path)} leads out of the pages folder. Put a folder in place of the link.`,
      );
    return absolute;
  };

  exists = (path: string): boolean => existsSync(this.pathOf(path));

  read = (path: string): Buffer => readFileSync(this.pathOf(path));

  hashOf = (path: string): string => fileHash(this.read(path));

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

  /** Gives a file a second name; a copy where the file system has no such names. */
  linkOrCopy(path: string, name: string): void {
    try {
      linkSync(this.pathOf(path), this.pathOf(name));
    } catch {
      this.copyFrom(this.pathOf(path), name);
    }
  }

  /** Gives a file the mode and the owner of another one. @throws CommandError if the owner would change */
  copyModeAndOwner(source: string, path: string): void {
    const { mode, uid, gid } = statSync(this.pathOf(source));
    chmodSync(this.pathOf(path), mode);
    const created = statSync(this.pathOf(path));
    if (created.uid === uid && created.gid === gid) return;
    try {
      chownSync(this.pathOf(path), uid, gid);
    } catch {
      throw new CommandError(
        `Nothing was changed: ${source} belongs to another user of this computer, and would be yours then.`,
      );
    }
  }

  /** Renames a file, into a new folder if need be. Does nothing if it was done already. */
  rename(from: string, to: string): void {
    if (!this.exists(from) && this.exists(to)) return;
    mkdirSync(dirname(this.pathOf(to)), { recursive: true });
    renameSync(this.pathOf(from), this.pathOf(to));
  }

  /** Removes a folder if it is empty. @returns true if it did */
  removeIfEmpty(path: string): boolean {
    const isEmpty = this.exists(path) && readdirSync(this.pathOf(path)).length === 0;
    if (isEmpty) rmdirSync(this.pathOf(path));
    return isEmpty;
  }

  /** Removes a folder and those that it is in, as far as they are empty. */
  removeEmpty(path: string): void {
    if (path !== '.' && this.removeIfEmpty(path)) this.removeEmpty(dirname(path));
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
