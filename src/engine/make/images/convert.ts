import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { findFiles, keepFiles } from '#engine/store/cache.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { fallbackWidth } from '#shared/picture.ts';
import type { MeasuredMedia } from './measure.ts';

/** A file that a page asks for: an original as it is, or a picture in one width and format. */
export interface MediaOutput {
  /** Path below the output folder, as `media/gate.1a2b3c4d-800.avif`. */
  path: string;
  media: MeasuredMedia;
  /** Absent for an original. */
  conversion?: { width: number; format: 'avif' | 'webp' };
}

/** Settings of the encoders; a change gives every picture a new address. */
const settings = { avif: { quality: 52, effort: 2 }, webp: { quality: 74 } } as const;

const settingsMark = 'a';

/** Address of a media file without width and format: `/media/gate.1a2b3c4da`. */
export const pictureAddress = (media: MeasuredMedia) =>
  `/media/${basename(media.path, extname(media.path))}.${media.hash}${settingsMark}`;

/** Address of a media file as it is: `/media/brochure.1a2b3c4d.pdf`. */
export const fileAddress = (media: MeasuredMedia) =>
  `/media/${basename(media.path, extname(media.path))}.${media.hash}${extname(media.path).toLowerCase()}`;

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
    path: `${pictureAddress(media).slice(1)}-${conversion.width}.${conversion.format}`,
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
  const { width, format } = conversion as NonNullable<MediaOutput['conversion']>;
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(media.absolute).autoOrient().resize({ width })[format](settings[format]).toBuffer();
  } catch {
    throw new CannotRun(
      `The picture "${media.path}" cannot be converted: it is damaged, or a part of it is missing. Open the original in a picture editor and export it again as JPEG, PNG or WebP.`,
    );
  }
}
