import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Sharp } from 'sharp';
import { maxPixels, type PictureSize, readDimensions } from '#engine/content/media/dimensions.ts';
import type { MediaFile } from '#engine/content/siteSource.ts';
import { pictureProblems } from '#engine/problems/areas/pictures.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { findCachedFiles, getOrCacheFiles } from '#engine/store/cache.ts';
import { encodePath } from '#shared/encodePath.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { fallbackWidth, movingSuffix } from '#shared/picture.ts';
import type { ProblemKind } from '#shared/problemKind.ts';
import { mediaTypes, unknownTypeFolder } from '../output/mediaTypes.ts';
import { createFontSubset } from './fontSubset.ts';
import type { MeasuredMedia } from './measureMedia.ts';
import { drawSharePicture } from './sharePicture.ts';

type ConvertedFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

type OutputFormat = ConvertedFormat | 'woff2';

/** Media file of the output: an original, or a picture in one width and format. */
export interface MediaOutput {
  /** Path relative to the output, as `media/gate.1a2b3c4d-800.avif`. */
  path: string;
  media: MeasuredMedia;
  /** Absent for an unchanged original; without a width for a converted original. */
  conversion?: { width?: number; format: OutputFormat; isMoving?: boolean };
}

/** Encoder settings. With a change of them, change `settingsVersion` too: it gives every picture a new address. */
const settings: Partial<Record<ConvertedFormat, object>> = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 74 },
  jpeg: { quality: 80 },
};

/** Encoder settings of originals, which are requested in full quality. */
const originalSettings: Partial<Record<ConvertedFormat, object>> = {
  avif: { quality: 80 },
  webp: { quality: 92 },
  jpeg: { quality: 92 },
};

const settingsVersion = 'a';

/** Maximum characters of a name. With hash, width and extension, it fits every file system. */
const maxNameLength = 60;

/**
 * Output name of a media file with its hash. It consists of letters and digits of all scripts, `.`, `_` and `-`; other
 * characters are special for some host, file system or address list.
 */
function outputName({ path, hash }: MeasuredMedia): string {
  const safeName = basename(path, extname(path))
    .normalize()
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${[...safeName].slice(0, maxNameLength).join('') || 'file'}.${hash}`;
}

const pictureBasePath = (media: MeasuredMedia) => `media/${outputName(media)}${settingsVersion}`;

function originalPath(media: MeasuredMedia): string {
  const extension = extname(media.path)
    .toLowerCase()
    .replace(/^\.hei[cf]$/, '.jpg')
    .replace(/[^.a-z0-9]/g, '');
  if (conversionFormatOf(media)) return pictureBasePath(media) + extension;
  const folder = Object.hasOwn(mediaTypes, extension) ? 'media' : unknownTypeFolder;
  return `${folder}/${outputName(media)}${extension}`;
}

/** Address of an output file. All media addresses are made here. */
const outputAddress = (path: string) => `/${encodePath(path)}`;

/** Address of a media file without width and format, as `/media/gate.1a2b3c4da`. */
export const pictureBaseAddress = (media: MeasuredMedia): string => outputAddress(pictureBasePath(media));

/** Formats by file extension. HEIC becomes JPEG, as few browsers show it. */
const formats: Record<string, ConvertedFormat> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.heic': 'jpeg',
  '.heif': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
};

/** Format of an original that has to be converted: with a GPS position, drawn, HEIC, or a font subset. */
function conversionFormatOf({ path, kind, saysWhere, drawing, part }: MeasuredMedia): OutputFormat | undefined {
  if (part) return 'woff2';
  const extension = extname(path).toLowerCase();
  return saysWhere || drawing || (kind === 'raster' && /^\.hei[cf]$/.test(extension)) ? formats[extension] : undefined;
}

/** Address of a full-size media file, as `/media/brochure.1a2b3c4d.pdf` or `/media/files/timetable.1a2b3c4d.docx`. */
export const originalAddress = (media: MeasuredMedia): string => outputAddress(originalPath(media));

export function originalOutput(media: MeasuredMedia): MediaOutput {
  const format = conversionFormatOf(media);
  return { path: originalPath(media), media, ...(format && { conversion: { format } }) };
}

/** Widths of a picture's output files: the requested ones, limited by the original's. */
export function widthsFor(media: MeasuredMedia, requested: number[]): number[] {
  const fitting = requested.filter((width) => width < media.width);
  return fitting.length < requested.length ? [...fitting, media.width] : fitting;
}

/**
 * Output files of a picture in some widths: AVIF in all of them, and one WebP for browsers without AVIF. Of an animation
 * these are stills, for visitors who ask for less motion, and all others get a moving WebP.
 */
export const pictureOutputs = (media: MeasuredMedia, widths: number[]): MediaOutput[] =>
  [
    ...widths.map((width) => ({ width, format: 'avif' as const })),
    { width: fallbackWidth(widths), format: 'webp' as const },
    ...(media.isMoving ? widths.map((width) => ({ width, format: 'webp' as const, isMoving: true })) : []),
  ].map((conversion) => ({
    path: `${pictureBasePath(media)}-${conversion.width}${'isMoving' in conversion ? movingSuffix : ''}.${conversion.format}`,
    media,
    conversion,
  }));

/** Maximum width of a picture that other sites show with a link, px: what Open Graph's readers ask for. */
const shareWidth = 1200;

/** Output of a picture for other sites, which read no AVIF and, some of them, no WebP. */
export function shareOutput(media: MeasuredMedia): MediaOutput & { width: number; height: number } {
  const width = Math.min(shareWidth, media.width);
  return {
    path: `${pictureBasePath(media)}-${width}.jpg`,
    media,
    conversion: { width, format: 'jpeg' },
    width,
    height: Math.round((media.height * width) / media.width),
  };
}

/** Address of that picture. */
export const shareAddress = (media: MeasuredMedia): string => outputAddress(shareOutput(media).path);

export const findConvertedFile = ({ path }: MediaOutput): string | undefined =>
  findCachedFiles('media', basename(path));

const runningConversions = new Map<string, Promise<{ path: string; isNew: boolean }>>();

/**
 * Converts a picture unless it is cached. Concurrent calls share one conversion.
 * @throws CommandError if the original cannot be read
 */
export function convertMedia(output: MediaOutput): Promise<{ path: string; isNew: boolean }> {
  const { path, media } = output;
  if (!output.conversion) return Promise.resolve({ path: media.absolute, isNew: false });
  return getOrInsert(runningConversions, path, () => {
    // The name contains a hash of all inputs.
    const pendingConversion = getOrCacheFiles('media', basename(path), async (unfinished) =>
      writeFileSync(unfinished, await convert(output)),
    );
    return pendingConversion.finally(() => runningConversions.delete(path));
  });
}

/** Maximum height of a WebP in px; that of AVIF is one more. A higher picture becomes narrower. */
const maxSide = 0x3fff;

async function convert({ media, conversion }: MediaOutput): Promise<Buffer> {
  if (media.drawing) return drawSharePicture(media.drawing);
  if (media.part) return createFontSubset(media, media.part);
  const {
    width,
    format,
    isMoving = false,
  } = conversion as { width?: number; format: ConvertedFormat; isMoving?: boolean };
  const isAnimated = isMoving || (width === undefined && (format === 'gif' || format === 'webp'));
  return readPicture(media, isAnimated, (original) => {
    if (width === undefined) return original.toFormat(format, originalSettings[format]);
    const resized = original.resize({ width, height: maxSide, fit: 'inside' });
    // What is transparent would be black.
    return (format === 'jpeg' ? resized.flatten({ background: '#fff' }) : resized).toFormat(format, settings[format]);
  });
}

/**
 * Converts a picture to a JPEG of at most 1,200 px.
 * @throws CommandError if it cannot be read
 */
export const createPreview = (file: MediaFile): Promise<Buffer> =>
  readPicture(file, false, (original) =>
    original.resize({ width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true }).jpeg(),
  );

/** Maximum width and height of thumbnails in px. With a change of it, change `thumbnailVersion` too. */
const thumbnailSizes = { small: 320, large: 1200 };
const thumbnailVersion = 'a';

/**
 * Path of a cached WebP thumbnail of a picture.
 * @throws CommandError if the original cannot be read
 */
export async function makeThumbnail(
  media: MeasuredMedia,
  kind: keyof typeof thumbnailSizes = 'small',
): Promise<string> {
  const side = thumbnailSizes[kind];
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  const name = `${media.hash}${thumbnailVersion}${kind === 'small' ? '' : `-${kind}`}.webp`;
  const { path } = await getOrCacheFiles('thumbnails', name, async (unfinished) =>
    writeFileSync(unfinished, await readPicture(media, false, (original) => original.resize(size).webp())),
  );
  return path;
}

async function readPicture(
  { path, absolute }: MediaFile,
  isAnimated: boolean,
  transform: (original: Sharp) => Sharp,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    return await transform(
      sharp(absolute, { animated: isAnimated, limitInputPixels: maxPixels }).autoOrient(),
    ).toBuffer();
  } catch {
    throw new CommandError(describeReadError(path, readDimensions(absolute)));
  }
}

/** Describes why a picture cannot be read, which the check finds only for pictures that pages show. */
function describeReadError(path: string, size: PictureSize): string {
  const format = <Args>({ message, hint }: ProblemKind<Args>, args: Args) => `${message(args)} ${hint(args)}`;
  if (size === 'unreadable') return format(pictureProblems['image-unreadable'], { path });
  if (size === 'moving-avif') return format(pictureProblems['image-avif-moving'], { path });
  if (size === 'hevc') return format(pictureProblems['image-heic'], { path });
  if (typeof size === 'object' && size.width * size.height > maxPixels)
    return format(pictureProblems['image-too-large'], { path, ...size });
  return format(pictureProblems['image-damaged'], { path });
}
