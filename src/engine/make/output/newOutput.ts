import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isHashedFile } from './keptFiles.ts';
import type { WrittenFile } from './madePage.ts';
import { holds, type OutputFolder, outputHash } from './outputFolder.ts';
import { createFileWriter, type FileWriter } from './writeFiles.ts';

/** An output as it shall be, while it is put together: what the last one holds already is not written again. */
export class NewOutput {
  /** Files that were written aside, with the hashes of their contents. */
  readonly fresh = new Map<string, string>();
  /** Files that stay as they are. */
  readonly kept = new Set<string>();
  readonly aside: string;
  readonly #before: OutputFolder;
  readonly #write: FileWriter;

  /**
   * @param aside the folder to write to
   * @param before what is there
   */
  constructor(aside: string, before: OutputFolder) {
    this.aside = aside;
    this.#before = before;
    this.#write = createFileWriter(aside);
  }

  /** A file with this content. */
  put(path: string, content: string | Uint8Array): void {
    const hash = outputHash(content);
    if (holds(this.#before, { path, hash })) this.keep(path);
    else {
      this.#write(path, content);
      this.fresh.set(path, hash);
      this.kept.delete(path);
    }
  }

  /** A copy of a file, whose path carries a hash. */
  copy(path: string, source: string): void {
    if (this.#before.intact.has(path)) this.keep(path);
    else {
      const target = join(this.aside, path);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(source, target);
      this.fresh.set(path, '');
    }
  }

  /** Files that others have written aside. */
  adopt(files: WrittenFile[]): void {
    for (const { path, hash } of files) {
      const isThere = isHashedFile(path) && holds(this.#before, { path, hash });
      if (isThere) rmSync(join(this.aside, path), { force: true });
      if (isThere) this.keep(path);
      else this.fresh.set(path, hash);
    }
  }

  /** A file that stays as it is. */
  keep(path: string): void {
    if (!this.fresh.has(path)) this.kept.add(path);
  }

  /** Tells whether a file is part of it. */
  has(path: string): boolean {
    return this.fresh.has(path) || this.kept.has(path);
  }

  /** The paths of all files. */
  paths(): string[] {
    return [...this.fresh.keys(), ...this.kept];
  }
}
