import { alignRows, type DifferingRows, type Pixels } from './alignRows.ts';

export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PictureDifference {
  /** Regions of the picture before; `after` has those of the other. */
  before: Region[];
  after: Region[];
}

/** Minimal difference of a pixel, 0 to 1: different anti-aliasing of a letter's edge is below it. */
const threshold = 0.1;

export async function comparePictures(before: Pixels, after: Pixels): Promise<PictureDifference> {
  const found: PictureDifference = { before: [], after: [] };
  for (const hunk of alignRows(before, after)) {
    const heights = [hunk.before[1] - hunk.before[0], hunk.after[1] - hunk.after[0]];
    const [rowsBefore = 0, rowsAfter = 0] = heights;
    if (rowsBefore === rowsAfter && before.width === after.width) {
      const columns = await differingColumns(before, after, hunk);
      if (!columns) continue;
      found.before.push(regionOf(hunk.before, columns));
      found.after.push(regionOf(hunk.after, columns));
      continue;
    }
    if (rowsBefore > 0) found.before.push(regionOf(hunk.before, filledColumns(before, hunk.before)));
    if (rowsAfter > 0) found.after.push(regionOf(hunk.after, filledColumns(after, hunk.after)));
  }
  return found;
}

const margin = 6;

const regionOf = ([top, bottom]: [number, number], [left, right]: [number, number]): Region => ({
  x: left - margin,
  y: top - margin,
  width: right - left + 2 * margin,
  height: bottom - top + 2 * margin,
});

/** Finds the first and the last column with content in some rows of a picture. */
function filledColumns({ data, width }: Pixels, [top, bottom]: [number, number]): [number, number] {
  const pixels = new Uint32Array(data.buffer, data.byteOffset);
  let [left, right] = [width, 0];
  for (let row = top; row < bottom; row++)
    for (let x = 0; x < width; x++) {
      if (pixels[row * width + x] === pixels[row * width]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  return right > left ? [left, right] : [0, width];
}

/**
 * Finds the first and the last differing column of two parts of the same size; undefined without a visible difference.
 */
async function differingColumns(
  before: Pixels,
  after: Pixels,
  hunk: DifferingRows,
): Promise<[number, number] | undefined> {
  const { default: pixelmatch } = await import('pixelmatch');
  const { width } = after;
  const height = hunk.after[1] - hunk.after[0];
  const rows = ({ data }: Pixels, top: number) => data.subarray(top * width * 4, (top + height) * width * 4);
  const mask = new Uint8Array(width * height * 4);
  const parts = [rows(before, hunk.before[0]), rows(after, hunk.after[0])] as const;
  const pixels = pixelmatch(...parts, mask, width, height, { threshold, diffMask: true });
  if (pixels === 0) return undefined;
  let [left, right] = [width, 0];
  for (let at = 0; at < width * height; at++) {
    // Anti-aliased pixels are marked in yellow: only red counts.
    if (!mask[at * 4 + 3] || mask[at * 4 + 1]) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, (at % width) + 1);
  }
  return [left, right];
}
