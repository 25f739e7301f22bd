import { readFileSync } from 'node:fs';
import { writeWhole } from '../cache.ts';
import { FileStates } from './fileStates.ts';

/** What is known of a list of files. */
export interface KnownHashes {
  /** Inside their folder. */
  paths: string[];
  states: FileStates;
  /** Of the contents in these states; undefined until somebody has asked. */
  hashes: (string | undefined)[];
}

/** Reads what was written; nothing when there is nothing, or it is not whole. */
export function readHashes(path: string | undefined): KnownHashes {
  const nothing = { paths: [], states: new FileStates(0), hashes: [] };
  if (!path) return nothing;
  try {
    const bytes = readFileSync(path);
    const length = bytes.readDoubleLE(0);
    const end = 8 + length * 8;
    const numbers = new Float64Array(bytes.buffer.slice(bytes.byteOffset + 8, bytes.byteOffset + end));
    const [paths = '', hashes = ''] = bytes.toString('utf8', end).split('\n\n');
    const known = { paths: paths.split('\n'), states: new FileStates(numbers), hashes: hashes.split('\n') };
    return known.hashes.length === known.paths.length ? known : nothing;
  } catch {
    return nothing;
  }
}

/** Writes what is known: how many numbers there are, the numbers, then the paths and the hashes, each on a line. */
export function writeHashes(file: string, { paths, states: { numbers }, hashes }: KnownHashes): void {
  const length = new Float64Array([numbers.length]);
  const texts = `${paths.join('\n')}\n\n${hashes.map((hash) => hash ?? '').join('\n')}`;
  writeWhole(file, Buffer.concat([bytesOf(length), bytesOf(numbers), Buffer.from(texts)]));
}

/** Numbers as they stand in memory. */
export const bytesOf = (numbers: Float64Array): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
