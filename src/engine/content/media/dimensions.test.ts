import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { readDimensions } from './dimensions.ts';

const folder = mkdtempSync(join(tmpdir(), 'dimensions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = () => sharp({ create: { width: 37, height: 23, channels: 3, background: '#8a1c3b' } });

function written(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

it.each([
  ['a.jpg', () => picture().jpeg()],
  ['b.jpeg', () => picture().jpeg({ progressive: true }).withMetadata()],
  ['c.png', () => picture().png()],
  ['d.gif', () => picture().gif()],
  ['e.webp', () => picture().webp()],
  ['f.webp', () => picture().webp({ lossless: true })],
  ['g.webp', () => picture().ensureAlpha(0.5).webp()],
  ['a jpeg called.png', () => picture().jpeg()],
])('reads the size of %s', async (name, make) => {
  expect(readDimensions(written(name, await make().toBuffer()))).toEqual({ width: 37, height: 23 });
});

it('turns a photo as the camera was held', async () => {
  const bytes = await picture()
    .withExif({ IFD0: { Artist: 'A' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(readDimensions(written('turned.jpg', bytes))).toEqual({ width: 23, height: 37 });
});

it('reads JPEGs that few programs write', async () => {
  const bytes = await picture().jpeg().toBuffer();
  const inserted = (hex: string, at: number) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from(hex, 'hex'), bytes.subarray(at)]);
  const frame = bytes.indexOf('ffc0', 'hex');
  const arithmetic = Buffer.from(bytes).fill(0xc9, frame + 1, frame + 2);
  for (const variant of [inserted('ff', frame), inserted('ffff', 2), arithmetic])
    expect(readDimensions(written('rare.jpg', variant))).toEqual({ width: 37, height: 23 });
  // The directory does not follow the header immediately.
  const exif =
    '457869660000' + '4d4d002a00000010' + '0000000000000000' + '0001' + '011200030000000100060000' + '00000000';
  const turned = inserted(`ffe1${(exif.length / 2 + 2).toString(16).padStart(4, '0')}${exif}`, 2);
  expect(readDimensions(written('turned.jpg', turned))).toEqual({ width: 23, height: 37 });
});

it('finds out what only has the name of a picture', () => {
  expect(readDimensions(written('words.jpg', 'These are some words and no picture.'))).toBe('unreadable');
  expect(readDimensions(written('empty.png', ''))).toBe('unreadable');
  expect(readDimensions(written('cut.jpg', Buffer.from(`ffd8ffe000ff${'00'.repeat(20)}`, 'hex')))).toBe('unreadable');
  expect(readDimensions(join(folder, 'missing.jpg'))).toBe('unreadable');
});

it('leaves other kinds alone', () => {
  expect(readDimensions(written('drawing.svg', '<svg/>'))).toBeUndefined();
});
