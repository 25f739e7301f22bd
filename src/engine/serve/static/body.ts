import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { RecentMap } from '#engine/store/recentMap.ts';
import type { Encoding } from './acceptEncoding.ts';
import { compressWith, type Dictionary } from './dictionary.ts';
import type { FoundFile } from './find.ts';

/** What is sent for a file. */
export interface Body {
  bytes: Buffer;
  encoding: Encoding | 'dcb';
  /** Changes with the content and with the encoding, as HTTP asks of a strong tag. */
  etag: string;
}

/** Bodies of text files as they were last sent, by file, state and encoding. */
const sent = new RecentMap<string, Body>(1000);

const compress: Record<Encoding, (bytes: Buffer) => Buffer> = {
  // The best there is, as a host compresses ahead of time: up to 140 ms a page, once, for 11 % fewer bytes.
  br: (bytes) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

/** The body of a file that is sent as it is. Pictures are large and many, so they are not held in memory. */
export function readAsItIs(file: FoundFile): Body {
  const etag = `"${file.size.toString(36)}-${Math.round(file.modified).toString(36)}"`;
  return { bytes: readFileSync(file.path), encoding: 'identity', etag };
}

const suffixes = { br: '.br', gzip: '.gz' };

/** What the build has compressed ahead; not when the text was changed after it. */
function readCompressed(file: FoundFile, encoding: Encoding): Buffer | undefined {
  if (encoding === 'identity') return undefined;
  const path = file.path + suffixes[encoding];
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() && found.mtimeMs >= file.modified ? readFileSync(path) : undefined;
}

/** Gives what was sent for a file last time, or makes it; held in memory until the file changes. */
function remember(key: string, make: () => Body): Body {
  const body = sent.get(key) ?? make();
  sent.set(key, body);
  return body;
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** A text file's body in an encoding. */
export const readText = (file: FoundFile, encoding: Encoding): Body =>
  remember(JSON.stringify([file, encoding]), () => {
    const content = readFileSync(file.path);
    const bytes = readCompressed(file, encoding) ?? compress[encoding](content);
    return { bytes, encoding, etag: `"${hashOf(content)}-${encoding}"` };
  });

/** A text file's body, compressed with a dictionary that the browser has. */
export const readWith = (file: FoundFile, dictionary: Dictionary): Body =>
  remember(JSON.stringify([file, dictionary.hash.toString('hex')]), () => {
    const content = readFileSync(file.path);
    const etag = `"${hashOf(content)}-dcb-${dictionary.hash.toString('hex', 0, 8)}"`;
    return { bytes: compressWith(dictionary, content), encoding: 'dcb', etag };
  });

/** The tag by which a browser says that it has this content; undefined when it does not say so. */
export const knownTag = ({ etag }: Body, asked = ''): string | undefined =>
  // Whoever has a dictionary now may have had none when the page came.
  [etag, etag.replace(/-dcb-\w+"$/, '-br"')].find((tag) => asked.includes(tag));
