import { diffArrays } from 'diff';
import { mostCommon } from '#shared/mostCommon.ts';

export interface Pixels {
  /** Four bytes for each pixel, row by row. */
  data: Uint8Array;
  /** In px. */
  width: number;
  height: number;
}

/** Differing rows of two pictures that correspond: the first, and the one after the last, px. */
export interface DifferingRows {
  before: [from: number, to: number];
  after: [from: number, to: number];
}

/** With more rows that are not in both, the pictures count as unrelated. */
const maxDifferentRows = 6000;

/** Hunks with fewer rows between them are joined, px. */
const minGap = 24;

/** Rows with content: empty ones are all equal, and would match anywhere. */
interface FilledRows {
  /** FNV-1a hash of each row's pixels. */
  hashes: number[];
  /** Position of each row, px from the top. */
  places: number[];
}

/** Finds the rows that differ between two pictures of a page. Rows below an insertion are moved and still match. */
export function alignRows(before: Pixels, after: Pixels): DifferingRows[] {
  const [oldRows, newRows] = [readRows(before), readRows(after)];
  const parts = diffArrays(oldRows.hashes, newRows.hashes, { maxEditLength: maxDifferentRows });
  if (!parts) return [{ before: [0, before.height], after: [0, after.height] }];
  const hunks: DifferingRows[] = [];
  let [oldAt, nowAt] = [0, 0];
  for (const { count, added, removed } of parts) {
    const [oldFrom, nowFrom] = [oldAt, nowAt];
    if (!added) oldAt += count;
    if (!removed) nowAt += count;
    if (added || removed)
      hunks.push({
        before: rowRangeOf(oldRows.places, oldFrom, oldAt),
        after: rowRangeOf(newRows.places, nowFrom, nowAt),
      });
  }
  return joinCloseHunks(hunks);
}

/** Range from the first of some rows to after the last; for none, the empty range after the row before them. */
function rowRangeOf(places: readonly number[], from: number, to: number): [number, number] {
  const behind = (index: number) => (places[index] ?? -1) + 1;
  return to > from ? [places[from] ?? 0, behind(to - 1)] : [behind(from - 1), behind(from - 1)];
}

function joinCloseHunks(hunks: readonly DifferingRows[]): DifferingRows[] {
  const found: DifferingRows[] = [];
  for (const hunk of hunks) {
    const last = found.at(-1);
    if (last && hunk.before[0] - last.before[1] < minGap && hunk.after[0] - last.after[1] < minGap) {
      last.before[1] = hunk.before[1];
      last.after[1] = hunk.after[1];
    } else found.push({ before: [...hunk.before], after: [...hunk.after] });
  }
  return found;
}

interface PixelRow {
  hash: number;
  /** Set if all pixels have the same colour. */
  colour: number | undefined;
}

function readRows(picture: Pixels): FilledRows {
  const all = Array.from({ length: picture.height }, (_, row) => readRow(picture, row));
  const empty = mostCommon(all.flatMap(({ colour }) => colour ?? []));
  const filled = all.flatMap(({ colour, hash }, position) =>
    colour !== undefined && colour === empty ? [] : [{ hash, position }],
  );
  return { hashes: filled.map(({ hash }) => hash), places: filled.map(({ position }) => position) };
}

function readRow({ data, width }: Pixels, row: number): PixelRow {
  const pixels = new Uint32Array(data.buffer, data.byteOffset + row * width * 4, width);
  const [first = 0] = pixels;
  let [hash, isPlain] = [0x811c9dc5, true];
  for (const pixel of pixels) {
    isPlain &&= pixel === first;
    hash = Math.imul(hash ^ pixel, 0x01000193) ^ (hash >>> 15);
  }
  return { hash: hash >>> 0, colour: isPlain ? first : undefined };
}
