import { alignRows, type Hunk, type Pixels } from './alignRows.ts';

/** A part of a picture, px. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What differs between two pictures of a page. */
export interface PictureDifference {
  /** In the picture before, and in the one after. */
  before: Region[];
  after: Region[];
  /** Pixels that differ. */
  pixels: number;
}

/** How different a pixel must be, 0 to 1: what only smooths a letter's edge is the same. */
const threshold = 0.1;

/** Frames around what differs between two pictures of a page. */
export async function comparePictures(before: Pixels, after: Pixels): Promise<PictureDifference> {
  const found: PictureDifference = { before: [], after: [], pixels: 0 };
  for (const hunk of alignRows(before, after)) {
    const heights = [hunk.before[1] - hunk.before[0], hunk.after[1] - hunk.after[0]];
    const [rowsBefore = 0, rowsAfter = 0] = heights;
    if (rowsBefore === rowsAfter && before.width === after.width) {
      const { columns, pixels } = await differingColumns(before, after, hunk);
      if (!columns) continue;
      found.before.push(regionOf(hunk.before, columns));
      found.after.push(regionOf(hunk.after, columns));
      found.pixels += pixels;
      continue;
    }
    if (rowsBefore > 0) found.before.push(regionOf(hunk.before, [0, before.width]));
    if (rowsAfter > 0) found.after.push(regionOf(hunk.after, [0, after.width]));
    found.pixels += Math.max(rowsBefore * before.width, rowsAfter * after.width);
  }
  return found;
}

/** A frame leaves what it frames free, px. */
const margin = 6;

const regionOf = ([top, bottom]: [number, number], [left, right]: [number, number]): Region => ({
  x: left - margin,
  y: top - margin,
  width: right - left + 2 * margin,
  height: bottom - top + 2 * margin,
});

/** The first and the last column in which two parts of the same size differ; none where nobody sees a difference. */
async function differingColumns(
  before: Pixels,
  after: Pixels,
  hunk: Hunk,
): Promise<{ columns?: [number, number]; pixels: number }> {
  const { default: pixelmatch } = await import('pixelmatch');
  const { width } = after;
  const height = hunk.after[1] - hunk.after[0];
  const rows = ({ data }: Pixels, top: number) => data.subarray(top * width * 4, (top + height) * width * 4);
  const mask = new Uint8Array(width * height * 4);
  const parts = [rows(before, hunk.before[0]), rows(after, hunk.after[0])] as const;
  const pixels = pixelmatch(...parts, mask, width, height, { threshold, diffMask: true });
  if (pixels === 0) return { pixels };
  let [left, right] = [width, 0];
  for (let at = 0; at < width * height; at++) {
    // Smoothed edges are drawn too, in yellow: only red counts.
    if (!mask[at * 4 + 3] || mask[at * 4 + 1]) continue;
    left = Math.min(left, at % width);
    right = Math.max(right, (at % width) + 1);
  }
  return { columns: [left, right], pixels };
}
