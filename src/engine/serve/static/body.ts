import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { RecentMap } from '#engine/store/recentMap.ts';
import type { Encoding } from './acceptEncoding.ts';
import { compress } from './compress.ts';
import type { FoundFile } from './find.ts';

/** Bytes of a file that are read while they are sent. */
export interface FilePart {
  path: string;
  /** Of the whole file, bytes: another size shows that it is another file by now. */
  size: number;
  /** The first byte, and the first that is no longer sent. */
  start: number;
  end: number;
}

/** What goes over the wire: in memory, about to be, or on disk. */
export type Content = Buffer | Promise<Buffer> | FilePart;

/** What is sent for a file. */
export interface Body {
  content: Content;
  encoding: Encoding;
  /** Changes with the content and with the encoding, as HTTP asks of a strong tag. */
  etag: string;
}

/** Bytes of all bodies that are held in memory. */
const room = 64 * 1024 ** 2;

/** A file of so many bytes is read while it is sent, and is compressed only where that was done ahead. */
const large = 4 * 1024 ** 2;

/** So many bytes of a picture are read faster at once than bit by bit. */
const small = 64 * 1024;

/** Bodies as they were last sent, by file, state and encoding. */
const sent = new RecentMap<string, Body>(room, ({ content }) => (Buffer.isBuffer(content) ? content.length : 0) + 500);

/** Gives what was sent for a file last time, or makes it; held in memory until the file changes. */
function remember(file: FoundFile, form: string, make: () => Body): Body {
  if (!file.stamp) return make();
  const key = `${file.stamp} ${form} ${file.path}`;
  const known = sent.get(key);
  if (known) return known;
  const body = make();
  sent.set(key, body);
  if (body.content instanceof Promise)
    body.content.then(
      (content) => sent.set(key, { ...body, content }),
      () => sent.delete(key),
    );
  return body;
}

const tagByTime = ({ size, modified }: FoundFile) => `${size.toString(36)}-${Math.round(modified).toString(36)}`;

const wholeFile = ({ path, size }: Pick<FoundFile, 'path' | 'size'>): FilePart => ({ path, size, start: 0, end: size });

/** The body of a file that is sent as it is. Pictures are many and may be large, so most are not held in memory. */
export function readAsItIs(file: FoundFile): Body {
  const as = (content: Content): Body => ({ content, encoding: 'identity', etag: `"${tagByTime(file)}"` });
  return file.size > small ? as(wholeFile(file)) : remember(file, '', () => as(readFileSync(file.path)));
}

const suffixes = { br: '.br', gzip: '.gz' };

/** What the build has compressed ahead; not when the text was changed after it. */
function findCompressed(file: FoundFile, encoding: Encoding): { path: string; size: number } | undefined {
  if (encoding === 'identity') return undefined;
  const path = file.path + suffixes[encoding];
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() && found.mtimeMs >= file.modified ? { path, size: found.size } : undefined;
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** A text file's body in an encoding. */
export function readText(file: FoundFile, encoding: Encoding): Body {
  if (file.size > large) return readLargeText(file, encoding);
  return remember(file, encoding, () => {
    const text = readFileSync(file.path);
    const etag = `"${hashOf(text)}-${encoding}"`;
    if (encoding === 'identity') return { content: text, encoding, etag };
    const ahead = findCompressed(file, encoding);
    return { content: ahead ? readFileSync(ahead.path) : compress(text, encoding), encoding, etag };
  });
}

function readLargeText(file: FoundFile, accepted: Encoding): Body {
  const ahead = findCompressed(file, accepted);
  const encoding = ahead ? accepted : 'identity';
  return { content: wholeFile(ahead ?? file), encoding, etag: `"${tagByTime(file)}-${encoding}"` };
}

/**
 * The tag by which a browser says that it has this content; undefined when it does not say so.
 * @param asked as in `If-None-Match`: tags, weak ones too, or `*` for any content
 */
export function knownTag({ etag }: Body, asked = ''): string | undefined {
  if (asked.trim() === '*') return etag;
  const tags: readonly string[] = asked.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag) ? etag : undefined;
}
