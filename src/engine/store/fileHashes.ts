import { hash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { readState, stampOf, writeState } from './cacheFiles.cjs';

export const fileHash = (content: string | Uint8Array): string => hash('sha1', content, 'base64url');

interface KnownFile {
  /** Inside the folder. */
  path: string;
  /** 0 if unknown. */
  stamp: number;
  /** Bytes; only if read from disk by this process. */
  size?: number | undefined;
  /** Undefined until needed. */
  hash?: string | undefined;
}

/**
 * Content hashes of a folder's files. A file is read again only if its stamp has changed. Stored state contains hashes
 * for the next run, never the conclusion that nothing changed.
 */
export class FileHashes {
  readonly #name: string | undefined;
  #files = new Map<string, KnownFile>();
  /** Files of the previous listing by path inside the folder; undefined once merged. */
  #previous: (() => Map<string, KnownFile>) | undefined;
  /** Hashes of files outside the folder, by path on disk. */
  readonly #others = new Map<string, string>();
  #isChanged = false;

  /** @param name of the state stored for the next run; not stored if absent */
  constructor(name?: string) {
    this.#name = name;
  }

  /** Replaces the set of files. @param start ms since 1970, not later than the listing of the files */
  detectChanges(files: readonly { path: string; absolute: string }[], start: number): void {
    this.#mergePrevious();
    const last = this.#files;
    this.#previous = () => (last.size > 0 ? byPath(last.values()) : this.#readState());
    this.#files = new Map(files.map(({ path, absolute }) => [absolute, { path, ...readStamp(absolute, start) }]));
    this.#others.clear();
  }

  /** Takes over the hashes of files with unchanged stamps. The state of the last run is read only when needed. */
  #mergePrevious(): void {
    if (!this.#previous) return;
    const before = this.#previous();
    this.#previous = undefined;
    this.#isChanged ||= before.size !== this.#files.size;
    for (const file of this.#files.values()) {
      const known = before.get(file.path);
      if (known && isSame(known.stamp, file.stamp)) file.hash = known.hash;
      this.#isChanged ||= !known;
    }
  }

  #readState(): Map<string, KnownFile> {
    const flat = this.#name && readState<(string & number)[]>(this.#name);
    const files: KnownFile[] = [];
    if (Array.isArray(flat))
      for (let index = 0; index < flat.length; index += 3)
        files.push({ path: flat[index] ?? '', stamp: flat[index + 1] ?? 0, hash: flat[index + 2] || undefined });
    return byPath(files);
  }

  save(): void {
    if (!this.#name) return;
    this.#mergePrevious();
    if (this.#isChanged)
      writeState(
        this.#name,
        [...this.#files.values()].flatMap((file) => [file.path, file.stamp, file.hash ?? '']),
      );
    this.#isChanged = false;
  }

  /** Re-reads files modified too recently for their stamp to be trusted. */
  recheckRecentFiles(start: number): void {
    this.#mergePrevious();
    for (const [absolute, file] of this.#files) {
      if (file.stamp || file.hash === undefined) continue;
      const found = readStamp(absolute, start);
      if (found.stamp && fileHash(readBytes(absolute)) === file.hash) Object.assign(file, found);
      this.#isChanged = true;
    }
  }

  get unreadCount(): number {
    this.#mergePrevious();
    return [...this.#files.values()].filter((file) => file.hash === undefined).length;
  }

  /** Updates the stamp of one file. @returns false if the file is missing or not in the folder */
  detectChange(absolute: string, start: number): boolean {
    const file = this.#files.get(absolute);
    if (!file || !existsSync(absolute)) return false;
    this.#mergePrevious();
    const found = readStamp(absolute, start);
    if (!isSame(file.stamp, found.stamp)) file.hash = undefined;
    Object.assign(file, found);
    return true;
  }

  /** Fingerprint of the stamps of all files; undefined if one of them is unknown. */
  get stampsFingerprint(): string | undefined {
    const files = [...this.#files.values()];
    if (files.some(({ stamp }) => !stamp)) return undefined;
    const stamps = new Uint8Array(Float64Array.from(files, ({ stamp }) => stamp).buffer);
    return fileHash(stamps) + fileHash(files.map(({ path }) => path).join('\n'));
  }

  get contentFingerprint(): string {
    return fileHash([...this.#files].map(([absolute, { path }]) => `${path}\n${this.hashOf(absolute)}`).join('\n'));
  }

  /** The hash of an empty text if the file cannot be read. */
  hashOf(absolute: string): string {
    this.#mergePrevious();
    const file = this.#files.get(absolute);
    const known = file ? file.hash : this.#others.get(absolute);
    if (known !== undefined) return known;
    try {
      return this.#note(absolute, readBytes(absolute, file?.size));
    } catch {
      return this.#note(absolute, '');
    }
  }

  read = (absolute: string): string => {
    this.#mergePrevious();
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
      this.#isChanged = true;
    }
    return found;
  }
}

/** The size of a recently modified file is not stored, because it may change without a change of the stamp. */
function readStamp(absolute: string, start: number): Pick<KnownFile, 'stamp' | 'size'> {
  const found = statSync(absolute, { throwIfNoEntry: false });
  const stamp = stampOf(found, start);
  return { stamp, size: stamp ? found?.size : undefined };
}

const isSame = (first: number, second: number) => first !== 0 && first === second;

const byPath = (files: Iterable<KnownFile>) => new Map([...files].map((file) => [file.path, file]));

/** Most JSON files fit. Reading into an existing buffer is fastest. */
const readBufferBytes = 1 << 20;
let readBuffer: Buffer | undefined;

/**
 * Reads a file into a shared buffer: the result is valid until the next call.
 * @param size of the file, if known: saves the read call that detects the end
 */
function readBytes(absolute: string, size?: number): Buffer {
  readBuffer ??= Buffer.allocUnsafeSlow(readBufferBytes);
  const file = openSync(absolute, 'r');
  try {
    let length = 0;
    for (let bytesRead = -1; bytesRead !== 0 && length !== size && length < readBufferBytes; length += bytesRead)
      bytesRead = readSync(file, readBuffer, length, readBufferBytes - length, null);
    return length < readBufferBytes ? readBuffer.subarray(0, length) : readFileSync(absolute);
  } finally {
    closeSync(file);
  }
}
