import { canReadHeic } from '#engine/content/media/canReadHeic.ts';
import { mostPixels } from '#engine/content/media/dimensions.ts';
import { saysWhere } from '#engine/content/media/exif.ts';
import { advice } from '#engine/problems/areas/advice.ts';
import { Refusal } from '../refusal.ts';
import { withoutMetadata } from './withoutMetadata.ts';

/** Formats in which pictures are kept. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** A file as it goes into the site. */
export interface Prepared {
  bytes: Buffer;
  /** px, of a picture. */
  width?: number;
  height?: number;
  /** What was done to it, in words. */
  done: string[];
}

/** Widest picture that is kept, px: no place of a page asks for one as wide. */
const mostWidth = 2560;

/** An original is what all sizes are made from. */
const settings = {
  jpeg: { quality: 92 },
  webp: { quality: 92 },
  avif: { quality: 80 },
  png: {},
  gif: {},
} as const;

/**
 * Turns a picture upright, takes out what it says of place and camera, makes a huge one smaller, and brings it into
 * another format where that is asked for. One that needs nothing of this stays byte for byte.
 * @param kind what it is, by its bytes
 * @param format what it is to be
 * @throws Refusal with words for people when it cannot be read
 */
export async function preparePicture(
  bytes: Buffer,
  kind: PictureFormat | 'heic',
  format: PictureFormat,
  name: string,
): Promise<Prepared> {
  if (kind === 'heic' && !canReadHeic()) throw refusal(advice['image-heic'], { path: name });
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!found) throw refusal(advice['image-unreadable'], { path: name });
  const { exif, xmp, iptc, orientation = 1, pages = 1, autoOrient: upright } = found;
  if (upright.width * upright.height > mostPixels) throw refusal(advice['image-too-large'], { path: name, ...upright });
  const isMoving = pages > 1 && (format === 'gif' || format === 'webp');
  const isTurned = orientation > 1;
  const isLarge = upright.width > mostWidth && !isMoving;
  const hasPlace = saysWhere(exif, xmp);
  // A GIF is not compressed anew for the name of the program that has made it.
  const speaks = hasPlace || (kind !== 'gif' && Boolean(exif || xmp || iptc));
  const done = [
    ...(isTurned ? ['turned upright'] : []),
    ...(hasPlace ? ['location removed'] : speaks ? ['details of the camera or program removed'] : []),
    ...(kind !== format ? [`made a ${names[format]} of a ${names[kind]}`] : []),
  ];
  const stays = !isTurned && !isLarge && kind === format;
  if (stays && !speaks) return { bytes, ...sizeOf(upright), done };
  const bare = stays && kind === 'jpeg' ? withoutMetadata(bytes) : undefined;
  if (bare) return { bytes: bare, ...sizeOf(upright), done };
  try {
    const made = await sharp(bytes, { animated: isMoving, limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ ...(isLarge && { width: mostWidth }) })
      .toFormat(format, settings[format])
      .toBuffer({ resolveWithObject: true });
    const height = made.info.pageHeight ?? made.info.height;
    const size = { width: made.info.width, height };
    return { bytes: made.data, ...size, done: isLarge ? [...done, `${inPx(upright)} → ${inPx(size)}`] : done };
  } catch {
    throw refusal(advice['image-unreadable'], { path: name });
  }
}

const names: Record<PictureFormat | 'heic', string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  gif: 'GIF',
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC',
};

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

const inPx = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

function refusal<Args>(
  { message, hint }: { message: (args: Args) => string; hint: (args: Args) => string },
  args: Args,
): Refusal {
  return new Refusal(422, { reason: `${message(args)} ${hint(args)}` });
}
