import { copyFileSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stampOf } from '#engine/store/cacheFiles.cjs';
import { isHashedFile } from './hostFiles.ts';
import type { WrittenFile } from './madePage.ts';
import { type FileMark, foldersOf, holds, type OutputFolder, outputHash } from './outputFolder.ts';

/**
 * Gives the whole path of a file below a folder, when the folders on the way to it are there.
 * @param directory an own folder: nobody else takes folders away in it
 */
export function targetsBelow(directory: string): (path: string) => string {
  const made = new Set<string>();
  return (path) => {
    const target = join(directory, path);
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    return target;
  };
}

/** An output as it shall be, while it is put together: what the last one holds already is not written again. */
export class NewOutput {
  /** Files that were written aside, with the hashes of their contents. */
  readonly fresh = new Map<string, string>();
  /** Files that stay as they are. */
  readonly unchanged = new Set<string>();
  /** The folder to write to. */
  readonly aside: string;
  /** What is there. */
  readonly before: OutputFolder;
  /** Somebody serves it already: should the build fail, it stays until this process ends. */
  isServed = false;
  readonly #target: (path: string) => string;

  constructor(aside: string, before: OutputFolder) {
    this.aside = aside;
    this.before = before;
    this.#target = targetsBelow(aside);
  }

  /** A file with this content. */
  put(path: string, content: string | Uint8Array): void {
    const hash = outputHash(content);
    if (holds(this.before, { path, hash })) this.reuse(path);
    else {
      writeFileSync(this.#target(path), content);
      this.fresh.set(path, hash);
      this.unchanged.delete(path);
    }
  }

  /** A copy of a file, whose path carries a hash. */
  copy(path: string, source: string): void {
    if (this.before.intact.has(path)) this.reuse(path);
    else {
      copyFileSync(source, this.#target(path));
      this.fresh.set(path, '');
    }
  }

  /** A file that is going to be copied, whose path carries a hash: it is part of the output before it is there. */
  expect(path: string): void {
    this.fresh.set(path, '');
  }

  /** Files that others have written aside. */
  adopt(files: WrittenFile[]): void {
    for (const { path, hash } of files) {
      const isThere = isHashedFile(path) && holds(this.before, { path, hash });
      if (isThere) rmSync(join(this.aside, path), { force: true });
      if (isThere) this.reuse(path);
      else this.fresh.set(path, hash);
    }
  }

  /** A file that stays as it is. */
  reuse(path: string): void {
    if (!this.fresh.has(path)) this.unchanged.add(path);
  }

  /** Whether a file is part of it. */
  has(path: string): boolean {
    return this.fresh.has(path) || this.unchanged.has(path);
  }

  /** The paths of all files. */
  paths(): string[] {
    return [...this.fresh.keys(), ...this.unchanged];
  }

  /** Where a file of it lies until it is in place. */
  whereIs(path: string): string {
    return join(this.fresh.has(path) ? this.aside : this.before.directory, path);
  }

  /** Files and folders that are there and shall not be. */
  gone(): { files: string[]; folders: string[] } {
    const folders = foldersOf(this.paths());
    return {
      files: this.before.files.filter((path) => !this.has(path)),
      folders: this.before.folders.filter((folder) => !folders.has(folder)),
    };
  }

  /**
   * What is known of its files once they are in place.
   * @param isLinked unchanged files got a second name, which changes their stamps
   */
  marks(isLinked: boolean): Record<string, FileMark> {
    const marks: Record<string, FileMark> = {};
    for (const path of this.paths()) {
      const known = this.fresh.has(path) ? undefined : this.before.intact.get(path)?.mark;
      // Of files that earlier builds have left, nothing more is known than their names, which say what is in them.
      const hash = known?.[1] ?? this.fresh.get(path) ?? '';
      marks[path] = known && !isLinked ? known : [stampOf(lstatSync(join(this.before.directory, path))), hash];
    }
    return marks;
  }
}
