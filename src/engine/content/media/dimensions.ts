import { closeSync, openSync, readSync } from 'node:fs';
import { isRotatedSideways } from './exif.ts';

/** Size in px. */
export interface Dimensions {
  width: number;
  height: number;
}

/**
 * Size of a picture, `hevc` for iPhone pictures, `moving-avif` for animations that nothing here can convert,
 * `unreadable` for a file that is only named like a picture.
 */
export type PictureSize = Dimensions | 'hevc' | 'moving-avif' | 'unreadable' | undefined;

/** Maximum number of pixels of a picture; converting a larger one exhausts the memory of common machines. */
export const maxPixels = 0x3fff ** 2;

/** Reads a range of a file; fewer bytes at its end. */
type ReadBytes = (offset: number, length: number) => Buffer;

// image-size 2.1.0 calls JPEGs with fill bytes or arithmetic coding unreadable; sharp cannot be called here: it is asynchronous.
/** Size of a JPEG, PNG, GIF or WebP, read from its bytes; undefined for other formats. */
export function readDimensions(absolute: string): PictureSize {
  const extension = absolute.slice(absolute.lastIndexOf('.') + 1).toLowerCase();
  if (!['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic', 'heif'].includes(extension)) return undefined;
  try {
    const handle = openSync(absolute, 'r');
    try {
      return dimensionsIn((offset, length) => {
        const buffer = Buffer.alloc(length);
        return buffer.subarray(0, readSync(handle, buffer, 0, length, offset));
      });
    } finally {
      closeSync(handle);
    }
  } catch {
    return 'unreadable';
  }
}

function dimensionsIn(read: ReadBytes): PictureSize {
  const head = read(0, 32);
  if (head.length < 24) return 'unreadable';
  if (head.readUInt16BE(0) === 0xffd8) return jpegDimensions(read);
  if (head.toString('latin1', 1, 4) === 'PNG') return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  if (head.toString('latin1', 0, 3) === 'GIF') return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  if (head.toString('latin1', 8, 12) === 'WEBP') return webpDimensions(head);
  // A picture with the extension of another format is accepted: the conversion detects formats by content, too.
  return head.toString('latin1', 4, 8) === 'ftyp'
    ? kindByBrands(read(8, Math.min(head.readUInt32BE(0) - 8, 200)))
    : 'unreadable';
}

/** Detects HEIC and animated AVIF by their list of brands; all AVIF uses the same container. */
function kindByBrands(brands: Buffer): 'hevc' | 'moving-avif' | undefined {
  const names: string[] = brands.toString('latin1').match(/.{4}/gs) ?? [];
  if (names.includes('avis')) return 'moving-avif';
  const isHevc = names.some((name) => ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'].includes(name));
  return isHevc && !names.includes('avif') ? 'hevc' : undefined;
}

function webpDimensions(head: Buffer): Dimensions | undefined {
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const bits = head.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function jpegDimensions(read: ReadBytes): Dimensions | 'unreadable' {
  let offset = 2;
  let isRotated = false;
  for (;;) {
    const segment = read(offset, 10);
    if (segment.length < 10 || segment[0] !== 0xff) return 'unreadable';
    const marker = segment[1] ?? 0;
    if (marker === 0xff) {
      offset++;
      continue;
    }
    const length = segment.readUInt16BE(2);
    if (marker === 0xe1 && segment.toString('latin1', 4, 8) === 'Exif')
      isRotated = isRotatedSideways(read(offset + 10, length));
    // Frame headers, except for three markers with another meaning.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [segment.readUInt16BE(5), segment.readUInt16BE(7)];
      return isRotated ? { width: height, height: width } : { width, height };
    }
    offset += 2 + length;
  }
}
