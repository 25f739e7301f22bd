import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { RecentMap } from '#engine/store/recentMap.ts';
import { allows } from './acceptEncoding.ts';
import { compressBeside, withDictionary } from './compress.ts';
import { type FolderOf, findFile, segmentsOf } from './find.ts';

/** A file that a browser has, to compress pages with. */
export interface Dictionary {
  bytes: Buffer;
  /** SHA-256 of the bytes. */
  hash: Buffer;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

const noise = hashOf(Buffer.from(''));

/** Whether this Node compresses with dictionaries: from 24.15 on. Before, it says nothing and leaves them out. */
export const takesDictionaries: boolean = brotliCompressSync(noise, withDictionary(noise, noise)).length < noise.length;

/**
 * The stylesheet of all pages: it has what is inlined in each of them, and comes to a visitor's browser with the first
 * block that wakes or the first panel that opens.
 */
const isDictionary = (path: string) => takesDictionaries && /^\/assets\/site-[\w-]+\.css$/.test(path);

/** What is said with a file that pages can be compressed with; nothing with others. https://www.rfc-editor.org/rfc/rfc9842 */
export const dictionaryHeaders = (path: string): Record<string, string> =>
  // Pages are asked for by address, and by the router with `fetch`, which has no destination.
  isDictionary(path) ? { 'use-as-dictionary': `match="/*", match-dest=("document" ""), id="${path}"` } : {};

const known = new RecentMap<string, Dictionary>(10);

/** The dictionary that a browser offers, if the site has the same bytes under the name that is given. */
export function findDictionary(folderOf: FolderOf, request: IncomingHttpHeaders): Dictionary | undefined {
  if (!allows(request['accept-encoding'], 'dcb')) return undefined;
  const [, path = ''] = /^"(.*)"$/.exec(String(request['dictionary-id'])) ?? [];
  const file = isDictionary(path) ? findFile(folderOf, segmentsOf(path) ?? []) : undefined;
  if (!file) return undefined;
  const key = JSON.stringify(file);
  const dictionary = known.get(key) ?? read(file.path);
  known.set(key, dictionary);
  return request['available-dictionary'] === `:${dictionary.hash.toString('base64')}:` ? dictionary : undefined;
}

function read(path: string): Dictionary {
  const bytes = readFileSync(path);
  return { bytes, hash: hashOf(bytes) };
}

/** Bytes by which a body with this encoding begins. */
const magic = Buffer.from([0xff, 0x44, 0x43, 0x42]);

/** A body in the encoding `dcb`: Brotli with a dictionary, after the dictionary's hash. */
export const compressWith = async ({ bytes, hash }: Dictionary, text: Buffer): Promise<Buffer> =>
  Buffer.concat([magic, hash, await compressBeside(text, bytes)]);
