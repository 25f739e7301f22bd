import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Sharp } from 'sharp';
import { mostPixels, type PictureSize, readDimensions } from '#engine/content/media/dimensions.ts';
import type { MediaFile } from '#engine/content/source.ts';
import { advice } from '#engine/problems/areas/advice.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { findFiles, keepFiles } from '#engine/store/cache.ts';
import { encodePath } from '#shared/encodePath.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { fallbackWidth } from '#shared/picture.ts';
import type { ProblemKind } from '#shared/problemKind.ts';
import { mediaTypes, unknownFolder } from '../output/mediaTypes.ts';
import { cutFont } from './fontPart.ts';
import type { MeasuredMedia } from './measure.ts';
import { drawShare } from './sharePicture.ts';

/** What pictures are written in. */
type Format = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif';

/** What is made for a page: pictures, and parts of fonts. */
type MadeFormat = Format | 'woff2';

/** A file that a page asks for: an original as it is, or a picture in one width and format. */
export interface MediaOutput {
  /** Path below the output folder, as `media/gate.1a2b3c4d-800.avif`. */
  path: string;
  media: MeasuredMedia;
  /** Absent for an original as it is; without a width, one that is written anew. */
  conversion?: { width?: number; format: MadeFormat };
}

/** Settings of the encoders; a change gives every picture a new address. */
const settings: Partial<Record<Format, object>> = { avif: { quality: 52, effort: 2 }, webp: { quality: 74 } };

/** The same for originals: whoever asks for one wants all of it. */
const originalSettings: Partial<Record<Format, object>> = {
  avif: { quality: 80 },
  webp: { quality: 92 },
  jpeg: { quality: 92 },
};

const settingsMark = 'a';

/** Letters of the longest name; with a hash, a width and an ending it is a name that every file system takes. */
const longestName = 60;

/**
 * Name that a file of `_media` has in the output, with its hash: letters and digits of all scripts, `.`, `_` and `-`. For
 * all else some host, file system or list of addresses has a meaning of its own.
 */
function outputName({ path, hash }: MeasuredMedia): string {
  const plain = basename(path, extname(path))
    .normalize()
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${[...plain].slice(0, longestName).join('') || 'file'}.${hash}`;
}

/** Path of a media file below the output folder, without width and format. */
const picturePath = (media: MeasuredMedia) => `media/${outputName(media)}${settingsMark}`;

/** Path of a whole media file below the output folder. */
function filePath(media: MeasuredMedia): string {
  const extension = extname(media.path)
    .toLowerCase()
    .replace(/^\.hei[cf]$/, '.jpg')
    .replace(/[^.a-z0-9]/g, '');
  if (newFormat(media)) return picturePath(media) + extension;
  const folder = Object.hasOwn(mediaTypes, extension) ? 'media' : unknownFolder;
  return `${folder}/${outputName(media)}${extension}`;
}

/** Address of a file of the output, from its path: the one place where names of media become addresses. */
const addressOf = (path: string) => `/${encodePath(path)}`;

/** Address of a media file without width and format: `/media/gate.1a2b3c4da`. */
export const pictureAddress = (media: MeasuredMedia): string => addressOf(picturePath(media));

/** Formats by the ending of a file; browsers that show HEIC are few. */
const formats: Record<string, Format> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.heic': 'jpeg',
  '.heif': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
};

/** The format in which an original is written anew, as nobody is to read in it where it was taken, or can show it as it is. */
function newFormat({ path, kind, saysWhere, drawing, part }: MeasuredMedia): MadeFormat | undefined {
  if (part) return 'woff2';
  const extension = extname(path).toLowerCase();
  return saysWhere || drawing || (kind === 'raster' && /^\.hei[cf]$/.test(extension)) ? formats[extension] : undefined;
}

/** Address of a whole media file: `/media/brochure.1a2b3c4d.pdf`, `/media/files/timetable.1a2b3c4d.docx`. */
export const fileAddress = (media: MeasuredMedia): string => addressOf(filePath(media));

/** What must exist for a whole media file: itself, or a picture without what it says of its place. */
export function originalOutput(media: MeasuredMedia): MediaOutput {
  const format = newFormat(media);
  return { path: filePath(media), media, ...(format && { conversion: { format } }) };
}

/** Widths in which a picture is made for its place: those asked for, none wider than the original. */
export function widthsFor(media: MeasuredMedia, asked: number[]): number[] {
  const fitting = asked.filter((width) => width < media.width);
  return fitting.length < asked.length ? [...fitting, media.width] : fitting;
}

/** What must exist for a picture in these widths: AVIF in all of them, WebP in one for browsers that cannot read it. */
export const pictureOutputs = (media: MeasuredMedia, widths: number[]): MediaOutput[] =>
  [
    ...widths.map((width) => ({ width, format: 'avif' as const })),
    { width: fallbackWidth(widths), format: 'webp' as const },
  ].map((conversion) => ({
    path: `${picturePath(media)}-${conversion.width}.${conversion.format}`,
    media,
    conversion,
  }));

/** Where the cache has a converted picture, if it does. */
export const findConverted = ({ path }: MediaOutput): string | undefined => findFiles('media', basename(path));

/** Conversions that are under way, by the paths of what they make. */
const running = new Map<string, Promise<{ path: string; isNew: boolean }>>();

/**
 * Makes one converted picture unless the cache has it; an original stays where it is. Whoever asks for a picture that is
 * being made waits for the same conversion.
 * @throws CannotRun with a sentence for people when the original cannot be read
 */
export function convertPicture(output: MediaOutput): Promise<{ path: string; isNew: boolean }> {
  const { path, media } = output;
  if (!output.conversion) return Promise.resolve({ path: media.absolute, isNew: false });
  return getOrInsert(running, path, () => {
    // Its address follows from all that it is made of.
    const made = keepFiles('media', basename(path), async (unfinished) =>
      writeFileSync(unfinished, await convert(output)),
    );
    return made.finally(() => running.delete(path));
  });
}

async function convert({ media, conversion }: MediaOutput): Promise<Buffer> {
  if (media.drawing) return drawShare(media.drawing);
  if (media.part) return cutFont(media, media.part);
  const { width, format } = conversion as { width?: number; format: Format };
  const isMoving = width === undefined && (format === 'gif' || format === 'webp');
  return readPicture(media, isMoving, (original) =>
    width === undefined
      ? original.toFormat(format, originalSettings[format])
      : original.resize({ width }).toFormat(format, settings[format]),
  );
}

/**
 * A picture as it is seen, as a JPEG of at most 1,200 px.
 * @throws CannotRun with a sentence for people when it cannot be read
 */
export const preview = (file: MediaFile): Promise<Buffer> =>
  readPicture(file, false, (original) =>
    original.resize({ width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true }).jpeg(),
  );

/** Width and height into which small pictures fit, px; a change of it changes `thumbnailMark` too. */
const thumbnailSizes = { small: 320, large: 1200 };
const thumbnailMark = 'a';

/**
 * A small picture of a file, for those who choose among many, or look at one: a WebP, whatever the original is.
 * @returns path of its file in the cache
 * @throws CannotRun with a sentence for people when the original cannot be read
 */
export async function makeThumbnail(
  media: MeasuredMedia,
  kind: keyof typeof thumbnailSizes = 'small',
): Promise<string> {
  const side = thumbnailSizes[kind];
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  const name = `${media.hash}${thumbnailMark}${kind === 'small' ? '' : `-${kind}`}.webp`;
  const { path } = await keepFiles('thumbnails', name, async (unfinished) =>
    writeFileSync(unfinished, await readPicture(media, false, (original) => original.resize(size).webp())),
  );
  return path;
}

async function readPicture(
  { path, absolute }: MediaFile,
  isMoving: boolean,
  make: (original: Sharp) => Sharp,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    return await make(sharp(absolute, { animated: isMoving, limitInputPixels: mostPixels }).autoOrient()).toBuffer();
  } catch {
    throw new CannotRun(whyNot(path, readDimensions(absolute)));
  }
}

/** What the check says of pictures on pages, it does not know of those that are only linked to, or only partly there. */
function whyNot(path: string, size: PictureSize): string {
  const inWords = <Args>({ message, hint }: ProblemKind<Args>, args: Args) => `${message(args)} ${hint(args)}`;
  if (size === 'hevc') return inWords(advice['image-heic'], { path });
  if (typeof size === 'object' && size.width * size.height > mostPixels)
    return inWords(advice['image-too-large'], { path, ...size });
  return `The picture "${path}" cannot be converted: it is damaged, or a part of it is missing. Open the original in a picture editor and export it again as JPEG, PNG or WebP.`;
}
