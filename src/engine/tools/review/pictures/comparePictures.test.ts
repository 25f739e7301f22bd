import { expect, it } from 'vitest';
import { alignRows, type Pixels } from './alignRows.ts';
import { comparePictures } from './comparePictures.ts';

const width = 40;

/** Picture with one grey for each row. */
function rows(greys: number[]): Pixels {
  const data = new Uint8Array(greys.length * width * 4);
  greys.forEach((grey, row) => {
    data.fill(grey, row * width * 4, (row + 1) * width * 4);
    // White rows are empty, others get a first pixel of another colour.
    if (grey !== 255) data.fill(200, row * width * 4, row * width * 4 + 4);
    for (let at = 0; at < width; at++) data[(row * width + at) * 4 + 3] = 255;
  });
  return { data, width, height: greys.length };
}

const column = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

it('finds rows again that were moved by what was inserted above them', () => {
  const [top, bottom] = [column(10, 40), column(100, 40)];
  expect(alignRows(rows([...top, ...bottom]), rows([...top, ...column(60, 30), ...bottom]))).toEqual([
    { before: [40, 40], after: [40, 70] },
  ]);
  expect(alignRows(rows([...top, ...bottom]), rows([...top, ...bottom]))).toEqual([]);
});

it('frames what was inserted in the one picture only, and what was removed in the other', async () => {
  const [top, bottom] = [column(10, 40), column(100, 40)];
  const [short, long] = [rows([...top, ...bottom]), rows([...top, ...column(60, 30), ...bottom])];
  const inserted = await comparePictures(short, long);
  expect(inserted).toMatchObject({ before: [], after: [{ y: 34, height: 42 }] });
  expect(await comparePictures(long, short)).toMatchObject({ before: [{ y: 34, height: 42 }], after: [] });
});

it('frames the columns in which a part of the same height differs', async () => {
  const before = rows(column(0, 80).map(() => 255));
  const after = { ...before, data: before.data.slice() };
  for (let y = 30; y < 40; y++)
    for (let x = 12; x < 20; x++) after.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  const frame = { x: 6, y: 24, width: 20, height: 22 };
  expect(await comparePictures(before, after)).toEqual({ before: [], after: [frame] });
  const other = { ...after, data: after.data.map((value) => (value === 0 ? 90 : value)) };
  expect(await comparePictures(other, after)).toEqual({ before: [frame], after: [frame] });
});

it('takes for the same what nobody tells apart', async () => {
  const before = rows(column(0, 80).map(() => 255));
  const after = { ...before, data: before.data.map((value) => (value === 255 ? 254 : value)) };
  expect(await comparePictures(before, after)).toEqual({ before: [], after: [] });
});
