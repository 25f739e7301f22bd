import { copyFileSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolders, stampOf } from '#engine/store/cacheFiles.cjs';
import type { WrittenFile } from './builtPage.ts';
import { isHashedFile } from './hostFiles.ts';
import { type FileMark, foldersOf, hasContent, type OutputFolder, outputHash } from './outputFolder.ts';

/** Creates a function that returns absolute paths below a private folder, and creates missing folders. */
export function createTargetPaths(directory: string): (path: string) => string {
  const createdFolders = new Set<string>();
  return (path) => {
    const target = join(directory, path);
    const folder = dirname(target);
    if (!createdFolders.has(folder)) makeFolders(folder);
    createdFolders.add(folder);
    return target;
  };
}

export class StagedOutput {
  /** Files in the staging folder, with the hashes of their contents. */
  readonly staged = new Map<string, string>();
  readonly unchanged = new Set<string>();
  readonly stagingDirectory: string;
  readonly previous: OutputFolder;
  /** True if the output is served already: after a failure it stays until this process ends. */
  isServed = false;
  readonly #target: (path: string) => string;

  constructor(stagingDirectory: string, previous: OutputFolder) {
    this.stagingDirectory = stagingDirectory;
    this.previous = previous;
    this.#target = createTargetPaths(stagingDirectory);
  }

  put(path: string, content: string | Uint8Array): void {
    const hash = outputHash(content);
    if (hasContent(this.previous, { path, hash })) this.reuse(path);
    else {
      writeFileSync(this.#target(path), content);
      this.staged.set(path, hash);
      this.unchanged.delete(path);
    }
  }

  /** Copies a file whose path contains a hash. */
  copy(path: string, source: string): void {
    if (this.previous.intact.has(path)) this.reuse(path);
    else {
      copyFileSync(source, this.#target(path));
      this.staged.set(path, '');
    }
  }

  /** Adds a file that will be copied later and whose path contains a hash. */
  reserve(path: string): void {
    this.staged.set(path, '');
  }

  /** Adds files that workers have written to the staging folder. */
  adopt(files: WrittenFile[]): void {
    for (const { path, hash } of files) {
      const isUnchanged = isHashedFile(path) && hasContent(this.previous, { path, hash });
      if (isUnchanged) rmSync(join(this.stagingDirectory, path), { force: true });
      if (isUnchanged) this.reuse(path);
      else this.staged.set(path, hash);
    }
  }

  reuse(path: string): void {
    if (!this.staged.has(path)) this.unchanged.add(path);
  }

  has(path: string): boolean {
    return this.staged.has(path) || this.unchanged.has(path);
  }

  paths(): string[] {
    return [...this.staged.keys(), ...this.unchanged];
  }

  /** Content hash of a file; empty for one that was copied or retained, whose name contains a hash. */
  hashOf(path: string): string {
    return this.staged.get(path) ?? this.previous.intact.get(path)?.mark[1] ?? '';
  }

  /** Absolute path of a file until the output is published. */
  locationOf(path: string): string {
    return join(this.staged.has(path) ? this.stagingDirectory : this.previous.directory, path);
  }

  findObsolete(): { files: string[]; folders: string[] } {
    const folders = foldersOf(this.paths());
    return {
      files: this.previous.files.filter((path) => !this.has(path)),
      folders: this.previous.folders.filter((folder) => !folders.has(folder)),
    };
  }

  /** @param isLinked true if unchanged files were hard-linked, which changes their stamps */
  marks(isLinked: boolean): Record<string, FileMark> {
    const marks: Record<string, FileMark> = {};
    for (const path of this.paths()) {
      const mark = this.staged.has(path) || isLinked ? undefined : this.previous.intact.get(path)?.mark;
      marks[path] = mark ?? [stampOf(lstatSync(join(this.previous.directory, path))), this.hashOf(path)];
    }
    return marks;
  }
}
