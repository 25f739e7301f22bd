import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { FilesByName } from '#engine/content/filesByName.ts';
import { saysWhere } from '#engine/content/media/exif.ts';
import type { MediaFile } from '#engine/content/source.ts';
import { contentHash } from '#engine/store/cache.ts';
import { readState, stampOf, writeState } from '#engine/store/cacheFiles.cjs';

/** What is left of a font. */
export interface FontPart {
  /** Code points. */
  letters: readonly number[];
  /** The one weight that it has, where it was a variable font. */
  weight?: number | undefined;
}

/** A media file whose bytes have been looked at. */
export interface MeasuredMedia extends MediaFile {
  /** `raster` is converted to other sizes and formats, everything else is copied as it is. */
  kind: 'raster' | 'svg' | 'file';
  /** px; 0 for what is no picture. */
  width: number;
  height: number;
  /** Hash of the bytes, 8 hexadecimal characters. */
  hash: string;
  /** The file says where the picture was taken. */
  saysWhere?: boolean;
  /** Not the whole font. */
  part?: FontPart;
  /** There is no such file: it is drawn from this. */
  drawing?: ShareDrawing;
}

/** What a picture is drawn from that stands for a page where it is shared. */
export interface ShareDrawing {
  title: string;
  /** Of the site; shown where there is no logo. */
  name: string;
  /** CSS colours: behind the words, which are white; of the line above them; of the edge. */
  colours: { ground: string; line: string; edge: string };
  /** A WOFF2 file. */
  font: MeasuredMedia;
  /** For a dark ground. */
  logo?: MeasuredMedia | undefined;
}

type Measure = Pick<MeasuredMedia, 'width' | 'height' | 'hash' | 'saysWhere'>;
type Remembered = Record<string, Measure & { stamp: number }>;

const rasterTypes = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif', '.gif']);

/** What the engine does with a file, by the ending of its name. */
function mediaKind(path: string): MeasuredMedia['kind'] {
  const type = extname(path).toLowerCase();
  return type === '.svg' ? 'svg' : rasterTypes.has(type) ? 'raster' : 'file';
}

/** Name of the state in which measures are left for the next run, by path on disk. */
const measuresName = 'mediaMeasures';

/**
 * Measures media files; unchanged ones are known from the last run.
 * A picture that cannot be read measures 0 × 0; the checker says so.
 */
export async function measureMedia(files: Iterable<MediaFile>): Promise<Map<string, MeasuredMedia>> {
  const remembered = readState<Remembered>(measuresName) ?? {};
  const start = Date.now();
  let isStale = false;
  const measured = new FilesByName<MeasuredMedia>();
  for (const file of files) {
    const stamp = stampOf(statSync(file.absolute), start);
    let known = remembered[file.absolute];
    if (!stamp || known?.stamp !== stamp) {
      known = { stamp, ...(await measure(file)) };
      remembered[file.absolute] = known;
      isStale = true;
    }
    const { stamp: _, ...measures } = known;
    measured.set(file.path, { ...file, kind: mediaKind(file.path), ...measures });
  }
  if (isStale) writeState(measuresName, remembered);
  return measured;
}

async function measure(file: MediaFile): Promise<Measure> {
  const bytes = readFileSync(file.absolute);
  const hash = contentHash([bytes], 8);
  if (mediaKind(file.path) === 'file') return { width: 0, height: 0, hash };
  try {
    // EXIF orientation may swap the sides.
    const { default: sharp } = await import('sharp');
    const { autoOrient, exif, xmp } = await sharp(bytes).metadata();
    return { ...autoOrient, hash, ...(saysWhere(exif, xmp) && { saysWhere: true }) };
  } catch {
    return { width: 0, height: 0, hash };
  }
}
