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

/** The rows of a picture in which there is something: empty ones are all alike, and would be found again anywhere. */
interface Rows {
  /** One number for each (FNV-1a over its pixels). */
  hashes: number[];
  /** Where each is, px from the top. */
  places: number[];
}

/**
 * Finds the rows that differ between two pictures of a page. What was inserted moves all that is below it, which is then
 * the same all the same.
 */
export function alignRows(before: Pixels, after: Pixels): Hunk[] {
  const [old, now] = [readRows(before), readRows(after)];
  const parts = diffArrays(old.hashes, now.hashes, { maxEditLength: mostDifferent });
  if (!parts) return [{ before: [0, before.height], after: [0, after.height] }];
  const hunks: Hunk[] = [];
  let [oldAt, nowAt] = [0, 0];
  for (const { count, added, removed } of parts) {
    const [oldFrom, nowFrom] = [oldAt, nowAt];
    if (!added) oldAt += count;
    if (!removed) nowAt += count;
    if (added || removed)
      hunks.push({ before: extent(old.places, oldFrom, oldAt), after: extent(now.places, nowFrom, nowAt) });
  }
  return joined(hunks);
}

/** From the first to behind the last of some rows; behind the one before them where there are none. */
function extent(places: readonly number[], from: number, to: number): [number, number] {
  const behind = (index: number) => (places[index] ?? -1) + 1;
  return to > from ? [places[from] ?? 0, behind(to - 1)] : [behind(from - 1), behind(from - 1)];
}

/** Hunks with few rows between them are one. */
function joined(hunks: readonly Hunk[]): Hunk[] {
  const found: Hunk[] = [];
  for (const hunk of hunks) {
    const last = found.at(-1);
    if (last && hunk.before[0] - last.before[1] < gap && hunk.after[0] - last.after[1] < gap) {
      last.before[1] = hunk.before[1];
      last.after[1] = hunk.after[1];
    } else found.push({ before: [...hunk.before], after: [...hunk.after] });
  }
  return found;
}

/** A row of a picture. */
interface Row {
  hash: number;
  /** Of a row that has one only. */
  colour: number | undefined;
}

function readRows(picture: Pixels): Rows {
  const all = Array.from({ length: picture.height }, (_, row) => readRow(picture, row));
  const empty = emptyColour(all);
  const filled = all.flatMap(({ colour, hash }, place) =>
    colour !== undefined && colour === empty ? [] : [{ hash, place }],
  );
  return { hashes: filled.map(({ hash }) => hash), places: filled.map(({ place }) => place) };
}

/** The colour of most rows that have one colour only. */
function emptyColour(rows: readonly Row[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { colour } of rows) if (colour !== undefined) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function readRow({ data, width }: Pixels, row: number): Row {
  const pixels = new Uint32Array(data.buffer, data.byteOffset + row * width * 4, width);
  const [first = 0] = pixels;
  let [hash, isPlain] = [0x811c9dc5, true];
  for (const pixel of pixels) {
    isPlain &&= pixel === first;
    hash = Math.imul(hash ^ pixel, 0x01000193) ^ (hash >>> 15);
  }
  return { hash: hash >>> 0, colour: isPlain ? first : undefined };
}
