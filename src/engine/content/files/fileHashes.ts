import { hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { FileStates } from './fileStates.ts';
import { bytesOf, type KnownHashes, readHashes, writeHashes } from './keptHashes.ts';
import type { ListedFile } from './listFiles.ts';

/** Hash of a file's content. */
export const fileHash = (content: string | Uint8Array): string => hash('sha1', content, 'base64url');

/**
 * Hashes of the contents of a folder's files. A file is read only when its size or one of its times is another than when
 * it was read last. What is kept between runs says what was in a file, never that nothing changed: after a fresh clone,
 * where all times are new, every file is read and most hashes turn out to be the same.
 */
export class FileHashes {
  readonly #keptAt: string | undefined;
  #known: KnownHashes = { paths: [], states: new FileStates(0), hashes: [] };
  /** What was known before the last look, until it has been taken over. */
  #before: KnownHashes | undefined;
  #isTakenOver = true;
  #places = new Map<string, number>();
  /** Of files that are not in the folder. */
  readonly #others = new Map<string, string>();
  #isNew = false;

  /** @param keptAt path of the file in which they are kept between runs; they are not when it is left out */
  constructor(keptAt?: string) {
    this.#keptAt = keptAt;
  }

  /**
   * Looks at the states of all files of the folder; what is not among them is forgotten.
   * @param start ms since 1970, no later than the files were listed
   */
  look(files: readonly ListedFile[], start: number): void {
    if (this.#known.paths.length > 0) this.#takeOver();
    this.#before = this.#known.paths.length > 0 ? this.#known : undefined;
    const states = new FileStates(files.length);
    this.#known = { paths: files.map(({ path }) => path), states, hashes: new Array(files.length) };
    this.#places = new Map();
    this.#others.clear();
    files.forEach(({ absolute }, index) => {
      this.#places.set(absolute, index);
      states.look(index, absolute, start);
    });
    this.#isTakenOver = false;
  }

  /** Finds out which hashes still hold. Those that were kept are read when the first of them is asked for. */
  #takeOver(): void {
    if (this.#isTakenOver) return;
    this.#isTakenOver = true;
    const before = this.#before ?? readHashes(this.#keptAt);
    this.#before = undefined;
    const { paths, states, hashes } = this.#known;
    this.#isNew ||= before.paths.length !== paths.length;
    let byPath: Map<string, number> | undefined;
    paths.forEach((path, index) => {
      let place: number | undefined = index;
      if (before.paths[index] !== path) {
        byPath ??= new Map(before.paths.map((name, nth) => [name, nth]));
        place = byPath.get(path);
      }
      if (place !== undefined && states.isSame(index, before.states, place)) hashes[index] = before.hashes[place];
      this.#isNew ||= place !== index;
    });
  }

  /**
   * Looks again at files that had been written so lately that nothing could be said of them: their state is known from
   * now on if there is still in them what was read.
   */
  settle(start: number): void {
    this.#takeOver();
    const { states, hashes } = this.#known;
    for (const [absolute, place] of this.#places) {
      if (states.isKnown(place) || hashes[place] === undefined) continue;
      states.look(place, absolute, start);
      if (states.isKnown(place) && fileHash(readBytes(absolute)) !== hashes[place]) states.forget(place);
      this.#isNew = true;
    }
  }

  /** How many of the files have to be read to know their hashes. */
  get unread(): number {
    this.#takeOver();
    return this.#known.hashes.reduce((count, hash) => (hash === undefined ? count + 1 : count), 0);
  }

  /**
   * Looks at one of the files again.
   * @returns false for what is not, or no longer, one of them: only a look at the whole folder tells what it means
   */
  lookAgain(absolute: string, start: number): boolean {
    const place = this.#places.get(absolute);
    if (place === undefined || !existsSync(absolute)) return false;
    this.#takeOver();
    if (!this.#known.states.look(place, absolute, start)) this.#known.hashes[place] = undefined;
    return true;
  }

  /** States of all files, in a text that is another one when any of them has changed; undefined while that cannot be told. */
  get state(): string | undefined {
    const { paths, states } = this.#known;
    for (let index = 0; index < paths.length; index++) if (!states.isKnown(index)) return undefined;
    return fileHash(bytesOf(states.numbers)) + fileHash(paths.join('\n'));
  }

  /** Hash of a file's content, by its path on disk; of nothing when it cannot be read. */
  hashOf(absolute: string): string {
    this.#takeOver();
    const known = this.#get(absolute);
    if (known !== undefined) return known;
    try {
      this.#note(absolute, fileHash(readBytes(absolute, this.#sizeOf(absolute))));
    } catch {
      this.#note(absolute, fileHash(''));
    }
    return this.#get(absolute) ?? '';
  }

  /**
   * Reads a file as UTF-8, and knows its hash afterwards.
   * @throws whatever the system has against it
   */
  read = (absolute: string): string => {
    this.#takeOver();
    const bytes = readBytes(absolute, this.#sizeOf(absolute));
    this.#note(absolute, fileHash(bytes));
    return bytes.toString('utf8');
  };

  /** Size of a file that has not been written lately, in bytes. */
  #sizeOf(absolute: string): number | undefined {
    const place = this.#places.get(absolute);
    return place === undefined ? undefined : this.#known.states.sizeOf(place);
  }

  #get(absolute: string): string | undefined {
    const place = this.#places.get(absolute);
    return place === undefined ? this.#others.get(absolute) : this.#known.hashes[place];
  }

  #note(absolute: string, found: string): void {
    const place = this.#places.get(absolute);
    if (place === undefined) this.#others.set(absolute, found);
    else if (this.#known.hashes[place] !== found) {
      this.#known.hashes[place] = found;
      this.#isNew = true;
    }
  }

  /** Keeps what is known for the next run. Where nothing can be written, the next run reads again. */
  keep(): void {
    if (!this.#keptAt) return;
    this.#takeOver();
    if (!this.#isNew) return;
    try {
      writeHashes(this.#keptAt, this.#known);
      this.#isNew = false;
    } catch {}
  }
}

/** Most JSON files fit, and reading into memory that is there already is the fastest. */
const mostAtOnce = 1 << 20;
let space: Buffer | undefined;

/**
 * The memory that is given back holds the next file as soon as one is read.
 * @param size of the file, where it is known: its end need not be looked for then
 */
function readBytes(absolute: string, size?: number): Buffer {
  space ??= Buffer.allocUnsafeSlow(mostAtOnce);
  const file = openSync(absolute, 'r');
  try {
    let length = 0;
    for (let got = -1; got !== 0 && length !== size && length < mostAtOnce; length += got)
      got = readSync(file, space, length, mostAtOnce - length, null);
    return length < mostAtOnce ? space.subarray(0, length) : readFileSync(absolute);
  } finally {
    closeSync(file);
  }
}
