import type { Problem } from '#engine/problems/problem.ts';
import { FileHashes } from '#engine/store/fileHashes.ts';
import { type ListedFile, listFiles } from './listFiles.ts';

/** The files of a pages folder as they are on disk: which there are, and what is known of their contents. */
export class SiteFiles {
  readonly directory: string;
  readonly hashes: FileHashes;
  listed: ListedFile[] = [];
  /** What could not be listed. */
  problems: Problem[] = [];

  /** @param name of the state in which the hashes are stored for the next run, if they shall be */
  constructor(directory: string, name?: string) {
    this.directory = directory;
    this.hashes = new FileHashes(name);
  }

  /**
   * Sees what has changed since the last time.
   * @param changed paths on disk of everything that may have; the whole folder is looked at when it is left out
   */
  look(changed?: string[]): void {
    const start = Date.now();
    if (changed && this.listed.length > 0 && changed.every((absolute) => this.hashes.lookAgain(absolute, start)))
      return;
    this.problems = [];
    this.listed = listFiles(this.directory, this.problems);
    this.hashes.look(this.listed, start);
  }
}
