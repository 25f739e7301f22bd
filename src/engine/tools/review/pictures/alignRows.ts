import { diffArrays } from 'diff';

/** A picture as its pixels. */
export interface Pixels {
  /** Four bytes for each pixel, row by row. */
  data: Uint8Array;
  /** px */
  width: number;
  height: number;
}

/** Rows of two pictures that stand for each other and differ: from the first to before the last, px. */
export interface Hunk {
  before: [from: number, to: number];
  after: [from: number, to: number];
}

/** More rows than this that are not in both, and the pictures have nothing to do with each other. */
const mostDifferent = 6000;

/** Hunks with fewer rows between them are one, px. */
const gap = 24;

/**
 * Finds the rows that differ between two pictures of a page. What was inserted moves all that is below it, which is then
 * the same all the same.
 */
export function alignRows(before: Pixels, after: Pixels): Hunk[] {
  const parts = diffArrays(hashRows(before), hashRows(after), { maxEditLength: mostDifferent });
  if (!parts) return [{ before: [0, before.height], after: [0, after.height] }];
  const hunks: Hunk[] = [];
  let [old, now] = [0, 0];
  for (const { count, added, removed } of parts) {
    if (!added && !removed) {
      old += count;
      now += count;
      continue;
    }
    const hunk: Hunk = {
      before: [old, removed ? old + count : old],
      after: [now, added ? now + count : now],
    };
    [old, now] = [hunk.before[1], hunk.after[1]];
    const last = hunks.at(-1);
    if (last && hunk.before[0] - last.before[1] < gap && hunk.after[0] - last.after[1] < gap) {
      last.before[1] = hunk.before[1];
      last.after[1] = hunk.after[1];
    } else hunks.push(hunk);
  }
  return hunks;
}

/** One number for each row (FNV-1a over its pixels). */
function hashRows({ data, width, height }: Pixels): number[] {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  return Array.from({ length: height }, (_, row) => {
    let hash = 0x811c9dc5;
    for (let at = row * width; at < (row + 1) * width; at++)
      hash = Math.imul(hash ^ (pixels[at] ?? 0), 0x01000193) ^ (hash >>> 15);
    return hash >>> 0;
  });
}
