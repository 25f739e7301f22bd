import { availableParallelism } from 'node:os';
import { basename, extname } from 'node:path';
import { keepFiles } from '#engine/store/cache.ts';
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

/** Makes one converted picture unless the cache has it; an original stays where it is. */
export async function convertPicture({
  path,
  media,
  conversion,
}: MediaOutput): Promise<{ path: string; isNew: boolean }> {
  if (!conversion) return { path: media.absolute, isNew: false };
  const { width, format } = conversion;
  // Its address follows from all that it is made of.
  return keepFiles('media', basename(path), async (unfinished) => {
    const { default: sharp } = await import('sharp');
    await sharp(media.absolute).autoOrient().resize({ width })[format](settings[format]).toFile(unfinished);
  });
}

/**
 * Makes what the cache lacks, on all cores.
 * @param found learns where each lies
 * @returns how many were converted
 */
export async function convertAll(
  outputs: Iterable<MediaOutput>,
  found: (output: MediaOutput, path: string) => void,
): Promise<number> {
  const waiting = [...outputs];
  let converted = 0;
  const work = async () => {
    for (let output = waiting.pop(); output; output = waiting.pop()) {
      const { path, isNew } = await convertPicture(output);
      if (isNew) converted += 1;
      found(output, path);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return converted;
}
