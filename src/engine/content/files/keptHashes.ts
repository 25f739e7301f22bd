import { readFileSync } from 'node:fs';
import { writeWhole } from '#engine/store/cache.ts';
import { FileStates } from './fileStates.ts';

/** What is known of a list of files. */
export interface KnownHashes {
  /** Inside their folder. */
  paths: string[];
  states: FileStates;
  /** Of the contents in these states; undefined until somebody has asked. */
  hashes: (string | undefined)[];
}

/** Stands for a hash that nobody has asked for. */
const unknown = '-';

/** Reads what was written; nothing when there is nothing, or it is not whole. */
export function readHashes(path: string | undefined): KnownHashes {
  const nothing = { paths: [], states: new FileStates(0), hashes: [] };
  if (!path) return nothing;
  try {
    const bytes = readFileSync(path);
    const length = bytes.readDoubleLE(0);
    const end = 8 + length * 8;
    const numbers = new Float64Array(bytes.buffer.slice(bytes.byteOffset + 8, bytes.byteOffset + end));
    const lines = bytes.toString('utf8', end).split('\n');
    const states = new FileStates(numbers);
    const { count } = states;
    // A name that holds the end of a line makes more of them.
    if (lines.length !== count * 2) return nothing;
    const hashes = lines.slice(count).map((hash) => (hash === unknown ? undefined : hash));
    return { paths: lines.slice(0, count), states, hashes };
  } catch {
    return nothing;
  }
}

/** Writes what is known: how many numbers there are, the numbers, then the paths and the hashes, each on a line. */
export function writeHashes(file: string, { paths, states: { numbers }, hashes }: KnownHashes): void {
  const length = new Float64Array([numbers.length]);
  const texts = [...paths, ...Array.from(hashes, (hash) => hash ?? unknown)].join('\n');
  writeWhole(file, Buffer.concat([bytesOf(length), bytesOf(numbers), Buffer.from(texts)]));
}

/** Numbers as they stand in memory. */
export const bytesOf = (numbers: Float64Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
