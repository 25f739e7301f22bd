import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { FilesByName } from '#engine/content/filesByName.ts';
import { hasGpsPosition } from '#engine/content/media/exif.ts';
import { readSvgSize } from '#engine/content/media/svgSize.ts';
import type { MediaFile } from '#engine/content/siteSource.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState, stampOf, writeState } from '#engine/store/cacheFiles.cjs';

export interface FontSubset {
  /** Code points. */
  letters: readonly number[];
  /** Single weight selected from a variable font. */
  weight?: number | undefined;
}

export interface MeasuredMedia extends MediaFile {
  /** `raster` is converted to other sizes and formats; other kinds are copied. */
  kind: 'raster' | 'svg' | 'file';
  /** px; 0 for files other than pictures. */
  width: number;
  height: number;
  /** Hash of the bytes, 8 hexadecimal characters. */
  hash: string;
  /** True if the picture contains a GPS position. */
  saysWhere?: boolean;
  /** True for an animation in a format that is converted as such: GIF and WebP. */
  isMoving?: boolean;
  /** True if it moves for more than five seconds, or without an end. */
  movesLong?: boolean;
  part?: FontSubset;
  /** Content of a drawn picture, which has no original file. */
  drawing?: SharePictureContent;
}

export interface SharePictureContent {
  title: string;
  /** Name of the site, shown if there is no logo. */
  name: string;
  /** CSS colours of the background behind white text, the line above the text, and the edge. */
  colours: { ground: string; line: string; edge: string };
  /** WOFF2 file. */
  font: MeasuredMedia;
  logo?: MeasuredMedia | undefined;
}

type MediaMeasures = Pick<MeasuredMedia, 'width' | 'height' | 'hash' | 'saysWhere' | 'isMoving' | 'movesLong'>;
type StoredMeasures = Record<string, MediaMeasures & { stamp: number }>;

const rasterTypes = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif', '.gif']);

function mediaKind(path: string): MeasuredMedia['kind'] {
  const type = extname(path).toLowerCase();
  if (type === '.svg') return 'svg';
  return rasterTypes.has(type) ? 'raster' : 'file';
}

const measuresStateName = 'mediaMeasures/4';

/**
 * Measures media files; unchanged ones are known from the last run. Unreadable pictures measure 0 × 0 and are reported
 * by the checker.
 */
export async function measureMedia(files: Iterable<MediaFile>): Promise<Map<string, MeasuredMedia>> {
  const storedMeasures = readState<StoredMeasures>(measuresStateName) ?? {};
  const start = Date.now();
  let isStale = false;
  const measured = new FilesByName<MeasuredMedia>();
  for (const file of files) {
    const stamp = stampOf(statSync(file.absolute), start);
    let stored = storedMeasures[file.absolute];
    if (!stamp || stored?.stamp !== stamp) {
      stored = { stamp, ...(await measure(file)) };
      storedMeasures[file.absolute] = stored;
      isStale = true;
    }
    const { stamp: _, ...measures } = stored;
    measured.set(file.path, { ...file, kind: mediaKind(file.path), ...measures });
  }
  if (isStale) writeState(measuresStateName, storedMeasures);
  return measured;
}

/** Hash of a file's bytes, as in `MeasuredMedia`. */
export const measuredHash = (bytes: Uint8Array): string => contentHash([bytes], 8);

async function measure(file: MediaFile): Promise<MediaMeasures> {
  const bytes = readFileSync(file.absolute);
  const hash = measuredHash(bytes);
  const kind = mediaKind(file.path);
  if (kind === 'file') return { width: 0, height: 0, hash };
  const size = kind === 'svg' && readSvgSize(file.absolute);
  if (size) return { ...size, hash };
  try {
    // EXIF orientation may swap the sides.
    const { default: sharp } = await import('sharp');
    const { autoOrient, exif, xmp, format, pages = 1, loop, delay } = await sharp(bytes).metadata();
    const isMoving = pages > 1 && (format === 'gif' || format === 'webp');
    return {
      ...autoOrient,
      hash,
      ...(hasGpsPosition(exif, xmp) && { saysWhere: true }),
      ...(isMoving && { isMoving, ...(durationOf(loop, delay) > longMs && { movesLong: true }) }),
    };
  } catch {
    return { width: 0, height: 0, hash };
  }
}

/** Time in ms from which visitors need a way to stop what moves (WCAG 2.2, 2.2.2). */
const longMs = 5000;

/** Duration of an animation in ms. @param loop times that it is shown, 0 without an end @param delay of each frame in ms */
const durationOf = (loop = 0, delay: number[] = []): number =>
  loop === 0 ? Number.POSITIVE_INFINITY : loop * delay.reduce((sum, ms) => sum + ms, 0);
