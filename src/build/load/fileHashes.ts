import { hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { writeWhole } from '../cache.ts';
import { stateOf } from './fileState.ts';
import type { ListedFile } from './listFiles.ts';

/** Hash of a file's content. */
export const fileHash = (content: string | Uint8Array): string => hash('sha1', content, 'base64url');

/** What is known of a file. */
interface Entry {
  /** Its path inside the folder. */
  path: string;
  /** Its size and times; undefined while it cannot be told from them whether it changes. */
  state: string | undefined;
  /** Of its content in that state; undefined until somebody has asked. */
  hash: string | undefined;
}

/** Most JSON files fit, and reading into memory that is there already is the fastest. */
const mostAtOnce = 1 << 20;
let space: Buffer | undefined;

/**
 * Hashes of the contents of a folder's files. A file is read only when its size or one of its times is another than when
 * it was read last. What is kept between runs says what was in a file, never that nothing changed: after a fresh clone,
 * where all times are new, every file is read and most hashes turn out to be the same.
 */
export class FileHashes {
  readonly #keptAt: string | undefined;
  #entries = new Map<string, Entry>();
  #isNew = false;

  /** @param keptAt path of the file in which they are kept between runs; they are not when it is left out */
  constructor(keptAt?: string) {
    this.#keptAt = keptAt;
  }

  /**
   * Looks at the states of all files of the folder; what is not among them is forgotten.
   * @param start ms since 1970, no later than the files were listed
   */
  look(files: ListedFile[], start: number): void {
    const known = this.#entries.size > 0 ? byPath(this.#entries.values()) : readKept(this.#keptAt);
    this.#isNew ||= known.size !== files.length;
    this.#entries = new Map();
    for (const { path, absolute } of files) this.#see(path, absolute, known.get(path), start);
  }

  /**
   * Looks at one of the files again.
   * @returns false for what is not, or no longer, one of them: only a look at the whole folder tells what it means
   */
  lookAgain(absolute: string, start: number): boolean {
    const entry = this.#entries.get(absolute);
    if (!entry?.path || !existsSync(absolute)) return false;
    this.#see(entry.path, absolute, entry, start);
    return true;
  }

  #see(path: string, absolute: string, known: Entry | undefined, start: number): void {
    const state = stateOf(absolute, start);
    const isSame = known !== undefined && state !== undefined && known.state === state;
    this.#isNew ||= !isSame;
    this.#entries.set(absolute, isSame ? known : { path, state, hash: undefined });
  }

  /** States of all files, in a text that is another one when any of them has changed; undefined while that cannot be told. */
  get state(): string | undefined {
    let all = '';
    for (const { path, state } of this.#entries.values()) {
      if (state === undefined) return undefined;
      all += `${path} ${state}\n`;
    }
    return all;
  }

  /** Hash of a file's content, by its path on disk; of nothing when it cannot be read. */
  hashOf(absolute: string): string {
    const known = this.#entries.get(absolute)?.hash;
    if (known !== undefined) return known;
    try {
      this.read(absolute);
    } catch {
      this.#note(absolute, fileHash(''));
    }
    return this.#entries.get(absolute)?.hash ?? '';
  }

  /**
   * Reads a file as UTF-8, and knows its hash afterwards.
   * @throws whatever the system has against it
   */
  read = (absolute: string): string => {
    const bytes = readBytes(absolute);
    this.#note(absolute, fileHash(bytes));
    return bytes.toString('utf8');
  };

  #note(absolute: string, found: string): void {
    const entry = this.#entries.get(absolute);
    if (entry) entry.hash = found;
    else this.#entries.set(absolute, { path: '', state: undefined, hash: found });
    this.#isNew = true;
  }

  /** Keeps what is known for the next run. Where nothing can be written, the next run reads again. */
  keep(): void {
    if (!this.#keptAt || !this.#isNew) return;
    const lines: string[] = [];
    for (const { path, state, hash: known } of this.#entries.values())
      if (state !== undefined && known !== undefined && path && !path.includes('\n')) lines.push(path, state, known);
    try {
      writeWhole(this.#keptAt, lines.join('\n'));
      this.#isNew = false;
    } catch {}
  }
}

/** The memory that is given back holds the next file as soon as one is read. */
function readBytes(absolute: string): Buffer {
  space ??= Buffer.allocUnsafeSlow(mostAtOnce);
  const file = openSync(absolute, 'r');
  try {
    let length = 0;
    for (let got = -1; got !== 0 && length < mostAtOnce; length += got)
      got = readSync(file, space, length, mostAtOnce - length, null);
    return length < mostAtOnce ? space.subarray(0, length) : readFileSync(absolute);
  } finally {
    closeSync(file);
  }
}

const byPath = (entries: Iterable<Entry>) => new Map([...entries].map((entry) => [entry.path, entry]));

function readKept(path: string | undefined): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (!path) return entries;
  try {
    const lines = readFileSync(path, 'utf8').split('\n');
    for (let at = 0; at + 2 < lines.length; at += 3) {
      const [name = '', state = '', known = ''] = [lines[at], lines[at + 1], lines[at + 2]];
      entries.set(name, { path: name, state, hash: known });
    }
  } catch {}
  return entries;
}
