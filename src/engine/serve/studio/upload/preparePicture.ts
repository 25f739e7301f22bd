import { canReadHeic } from '#engine/content/media/canReadHeic.ts';
import { maxPixels } from '#engine/content/media/dimensions.ts';
import { hasGpsPosition } from '#engine/content/media/exif.ts';
import { pictureProblems } from '#engine/problems/areas/pictures.ts';
import { HttpError } from '../httpError.ts';
import { stripJpegMetadata } from './stripJpegMetadata.ts';

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

export interface PreparedFile {
  bytes: Buffer;
  /** In px, of a picture. */
  width?: number;
  height?: number;
  /** Descriptions of the changes, for people. */
  done: string[];
}

/** Limit of stored pictures, px: no page shows a wider one. */
const maxPictureWidth = 2560;

/** High quality, as all sizes are made from the original. */
const encoderSettings = {
  jpeg: { quality: 92 },
  webp: { quality: 92 },
  avif: { quality: 80 },
  png: {},
  gif: {},
} as const;

/**
 * Rotates a picture upright, removes metadata of place and camera, shrinks a huge one, and converts it if another
 * format is requested. A picture that needs none of this stays byte for byte.
 * @throws HttpError with a sentence for people if it cannot be read
 */
export async function preparePicture(
  bytes: Buffer,
  kind: PictureFormat | 'heic',
  format: PictureFormat,
  name: string,
): Promise<PreparedFile> {
  if (kind === 'heic' && !canReadHeic()) throw createPictureError(pictureProblems['image-heic'], { path: name });
  if (kind === 'avif' && bytes.toString('latin1', 8, 64).includes('avis'))
    throw createPictureError(pictureProblems['image-avif-moving'], { path: name });
  const { default: sharp } = await import('sharp');
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!found) throw createPictureError(pictureProblems['image-unreadable'], { path: name });
  const { exif, xmp, iptc, orientation = 1, pages = 1, autoOrient: upright } = found;
  if (upright.width * upright.height > maxPixels)
    throw createPictureError(pictureProblems['image-too-large'], { path: name, ...upright });
  const isMoving = pages > 1 && (format === 'gif' || format === 'webp');
  const isTurned = orientation > 1;
  const isLarge = upright.width > maxPictureWidth && !isMoving;
  const hasPlace = hasGpsPosition(exif, xmp);
  // A GIF is not compressed again for the name of the program that wrote it.
  const hasMetadata = hasPlace || (kind !== 'gif' && Boolean(exif || xmp || iptc));
  const done = [
    ...(isTurned ? ['turned upright'] : []),
    ...(hasPlace ? ['location removed'] : hasMetadata ? ['details of the camera or program removed'] : []),
    ...(kind !== format ? [`made a ${formatNames[format]} of a ${formatNames[kind]}`] : []),
  ];
  const isUnchanged = !isTurned && !isLarge && kind === format;
  if (isUnchanged && !hasMetadata) return { bytes, ...sizeOf(upright), done };
  const stripped = isUnchanged && kind === 'jpeg' ? stripJpegMetadata(bytes) : undefined;
  if (stripped) return { bytes: stripped, ...sizeOf(upright), done };
  try {
    const encoded = await sharp(bytes, { animated: isMoving, limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ ...(isLarge && { width: maxPictureWidth }) })
      .toFormat(format, encoderSettings[format])
      .toBuffer({ resolveWithObject: true });
    const height = encoded.info.pageHeight ?? encoded.info.height;
    const size = { width: encoded.info.width, height };
    return {
      bytes: encoded.data,
      ...size,
      done: isLarge ? [...done, `${formatSize(upright)} → ${formatSize(size)}`] : done,
    };
  } catch {
    throw createPictureError(pictureProblems['image-unreadable'], { path: name });
  }
}

const formatNames: Record<PictureFormat | 'heic', string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  gif: 'GIF',
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC',
};

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

const formatSize = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

function createPictureError<Args>(
  { message, hint }: { message: (args: Args) => string; hint: (args: Args) => string },
  args: Args,
): HttpError {
  return new HttpError(`${message(args)} ${hint(args)}`);
}
