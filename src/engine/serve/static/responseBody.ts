import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { ContentEncoding } from './chooseEncoding.ts';
import { compressText } from './compressText.ts';
import type { ServedFile } from './findServedFile.ts';

/** Part of a file that is read while it is sent. */
export interface FilePart {
  path: string;
  /** Bytes of the full file: another size means that the file was replaced. */
  size: number;
  /** First byte, and the first byte after the part. */
  start: number;
  end: number;
}

/** In memory, being compressed, or on disk. */
export type BodyContent = Buffer | Promise<Buffer> | FilePart;

export interface ResponseBody {
  content: BodyContent;
  encoding: ContentEncoding;
  /** Changes with the content and with the encoding, as HTTP requires of a strong tag. */
  etag: string;
}

const maxCachedBytes = 64 * 1024 ** 2;

/** A larger text is read while it is sent, and sent compressed only if it was compressed by the build. */
const maxTextBytesInMemory = 4 * 1024 ** 2;

/** Up to this size a picture is faster to read at once than to stream. */
const maxRawBytesInMemory = 64 * 1024;

const bodyCache = new LRUCache<string, ResponseBody>({
  maxSize: maxCachedBytes,
  sizeCalculation: ({ content }) => (Buffer.isBuffer(content) ? content.length : 0) + 500,
});

function getOrCreateBody(file: ServedFile, form: string, make: () => ResponseBody): ResponseBody {
  if (!file.stamp) return make();
  const key = `${file.stamp} ${form} ${file.path}`;
  const cached = bodyCache.get(key);
  if (cached) return cached;
  const body = make();
  bodyCache.set(key, body);
  if (body.content instanceof Promise)
    body.content.then(
      (content) => bodyCache.set(key, { ...body, content }),
      () => bodyCache.delete(key),
    );
  return body;
}

const statTagOf = ({ size, modified }: ServedFile) => `${size.toString(36)}-${Math.round(modified).toString(36)}`;

const wholeFile = ({ path, size }: Omit<FilePart, 'start' | 'end'>): FilePart => ({ path, size, start: 0, end: size });

/** Body without compression. Pictures are many and may be large, so most are not held in memory. */
export function readRawBody(file: ServedFile): ResponseBody {
  const as = (content: BodyContent): ResponseBody => ({ content, encoding: 'identity', etag: `"${statTagOf(file)}"` });
  return file.size > maxRawBytesInMemory
    ? as(wholeFile(file))
    : getOrCreateBody(file, '', () => as(readFileSync(file.path)));
}

const suffixes = { br: '.br', gzip: '.gz' };

/** Finds the file that the build has compressed; undefined if the text has been modified since. */
function findPrecompressed(file: ServedFile, encoding: ContentEncoding): { path: string; size: number } | undefined {
  if (encoding === 'identity') return undefined;
  const path = file.path + suffixes[encoding];
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() && found.mtimeMs >= file.modified ? { path, size: found.size } : undefined;
}

const contentTagOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 16);

export function readTextBody(file: ServedFile, encoding: ContentEncoding): ResponseBody {
  if (file.size > maxTextBytesInMemory) return readLargeText(file, encoding);
  return getOrCreateBody(file, encoding, () => {
    const text = readFileSync(file.path);
    const etag = `"${contentTagOf(text)}-${encoding}"`;
    if (encoding === 'identity') return { content: text, encoding, etag };
    const precompressed = findPrecompressed(file, encoding);
    return { content: precompressed ? readFileSync(precompressed.path) : compressText(text, encoding), encoding, etag };
  });
}

function readLargeText(file: ServedFile, accepted: ContentEncoding): ResponseBody {
  const precompressed = findPrecompressed(file, accepted);
  const encoding = precompressed ? accepted : 'identity';
  return { content: wholeFile(precompressed ?? file), encoding, etag: `"${statTagOf(file)}-${encoding}"` };
}

/** @param ifNoneMatch header: tags, weak ones too, or `*` for any content */
export function matchEtag({ etag }: ResponseBody, ifNoneMatch = ''): string | undefined {
  if (ifNoneMatch.trim() === '*') return etag;
  const tags: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag) ? etag : undefined;
}
