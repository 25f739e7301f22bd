import { hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { readState, stampOf, writeState } from './cacheFiles.cjs';

/** Hash of a file's content. */
export const fileHash = (content: string | Uint8Array): string => hash('sha1', content, 'base64url');

/** What is known of a file. */
interface Known {
  /** Path inside its folder. */
  path: string;
  /** As `stampOf` gives it. */
  stamp: number;
  /** Bytes, where it was looked at in this process. */
  size?: number | undefined;
  /** Of the content that it had with this stamp; undefined until somebody has asked. */
  hash?: string | undefined;
}

/**
 * Hashes of the contents of a folder's files. A file is read only when its stamp is another than when it was read last.
 * What is stored for the next run says what was in a file, never that nothing changed.
 */
export class FileHashes {
  readonly #name: string | undefined;
  /** By path on disk. */
  #files = new Map<string, Known>();
  /** What was known before the last look, by path inside the folder; undefined when it has been taken over. */
  #before: (() => Map<string, Known>) | undefined;
  /** Of files that are not in the folder. */
  readonly #others = new Map<string, string>();
  #isNew = false;

  /** @param name of the state in which they are left for the next run; they are not when it is left out */
  constructor(name?: string) {
    this.#name = name;
  }

  /** @param start ms since 1970, no later than the files were listed; what is not among them is forgotten */
  look(files: readonly { path: string; absolute: string }[], start: number): void {
    this.#takeOver();
    const last = this.#files;
    this.#before = () => (last.size > 0 ? byPath(last.values()) : this.#readState());
    this.#files = new Map(files.map(({ path, absolute }) => [absolute, { path, ...lookAt(absolute, start) }]));
    this.#others.clear();
  }

  /** Finds out which hashes still hold. Those of the last run are read when the first of them is asked for. */
  #takeOver(): void {
    if (!this.#before) return;
    const before = this.#before();
    this.#before = undefined;
    this.#isNew ||= before.size !== this.#files.size;
    for (const file of this.#files.values()) {
      const known = before.get(file.path);
      if (known && isSame(known.stamp, file.stamp)) file.hash = known.hash;
      this.#isNew ||= !known;
    }
  }

  #readState(): Map<string, Known> {
    const flat = this.#name && readState<(string & number)[]>(this.#name);
    const files: Known[] = [];
    if (Array.isArray(flat))
      for (let at = 0; at < flat.length; at += 3)
        files.push({ path: flat[at] ?? '', stamp: flat[at + 1] ?? 0, hash: flat[at + 2] || undefined });
    return byPath(files);
  }

  /** Leaves what is known for the next run. */
  save(): void {
    if (!this.#name) return;
    this.#takeOver();
    if (this.#isNew)
      writeState(
        this.#name,
        [...this.#files.values()].flatMap((file) => [file.path, file.stamp, file.hash ?? '']),
      );
    this.#isNew = false;
  }

  /** Looks again at files written too lately to be sure of: their stamp counts now if they are as they were read. */
  settle(start: number): void {
    this.#takeOver();
    for (const [absolute, file] of this.#files) {
      if (file.stamp || file.hash === undefined) continue;
      const found = lookAt(absolute, start);
      if (found.stamp && fileHash(readBytes(absolute)) === file.hash) Object.assign(file, found);
      this.#isNew = true;
    }
  }

  /** How many of the files have to be read to know their hashes. */
  get unread(): number {
    this.#takeOver();
    return [...this.#files.values()].filter((file) => file.hash === undefined).length;
  }

  /** Looks at one of the files again; false for what is not, or no longer, one of them. */
  lookAgain(absolute: string, start: number): boolean {
    const file = this.#files.get(absolute);
    if (!file || !existsSync(absolute)) return false;
    this.#takeOver();
    const found = lookAt(absolute, start);
    if (!isSame(file.stamp, found.stamp)) file.hash = undefined;
    Object.assign(file, found);
    return true;
  }

  /** Stamps of all files, in a text that is another one when any of them has changed; undefined while that is unknown. */
  get state(): string | undefined {
    const files = [...this.#files.values()];
    if (files.some(({ stamp }) => !stamp)) return undefined;
    const stamps = new Uint8Array(Float64Array.from(files, ({ stamp }) => stamp).buffer);
    return fileHash(stamps) + fileHash(files.map(({ path }) => path).join('\n'));
  }

  /** A text that is another one when what any of the files holds has changed; their times do not count. */
  get content(): string {
    return fileHash([...this.#files].map(([absolute, { path }]) => `${path}\n${this.hashOf(absolute)}`).join('\n'));
  }

  /** Hash of a file's content, by its path on disk; of nothing when it cannot be read. */
  hashOf(absolute: string): string {
    this.#takeOver();
    const file = this.#files.get(absolute);
    const known = file ? file.hash : this.#others.get(absolute);
    if (known !== undefined) return known;
    try {
      return this.#note(absolute, readBytes(absolute, file?.size));
    } catch {
      return this.#note(absolute, '');
    }
  }

  /** Reads a file as UTF-8, and knows its hash afterwards. @throws whatever the system has against it */
  read = (absolute: string): string => {
    this.#takeOver();
    const bytes = readBytes(absolute, this.#files.get(absolute)?.size);
    this.#note(absolute, bytes);
    return bytes.toString('utf8');
  };

  #note(absolute: string, content: string | Uint8Array): string {
    const found = fileHash(content);
    const file = this.#files.get(absolute);
    if (!file) this.#others.set(absolute, found);
    else if (file.hash !== found) {
      file.hash = found;
      this.#isNew = true;
    }
    return found;
  }
}

/** The size of a file that was written a moment ago is not known for long. */
function lookAt(absolute: string, start: number): Pick<Known, 'stamp' | 'size'> {
  const found = statSync(absolute, { throwIfNoEntry: false });
  const stamp = stampOf(found, start);
  return { stamp, size: stamp ? found?.size : undefined };
}

const isSame = (one: number, other: number) => one !== 0 && one === other;

const byPath = (files: Iterable<Known>) => new Map([...files].map((file) => [file.path, file]));

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
