import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { readState } from '#engine/store/cacheFiles.cjs';
import { findDamagedPictures } from './damagedPictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
afterAll(() => rmSync(folder, { recursive: true }));

const noise = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

function written(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const frames = () =>
  sharp(
    [Buffer.from('<svg width="9" height="9"/>'), Buffer.from('<svg width="9" height="9"><path d="M0 0h5v5z"/></svg>')],
    { join: { animated: true } },
  );

const pictures = {
  jpg: noise().jpeg(),
  'progressive.jpg': noise().jpeg({ progressive: true }),
  png: noise().png(),
  webp: noise().webp(),
  avif: noise().avif(),
  gif: noise().gif(),
  'moving.gif': frames().gif(),
  'moving.webp': frames().webp(),
};

it('tells the half of a picture from the whole, in each format', async () => {
  const halves: string[] = [];
  const wholes: string[] = [];
  for (const [name, picture] of Object.entries(pictures)) {
    const bytes = await picture.toBuffer();
    wholes.push(written(`whole.${name}`, bytes));
    halves.push(written(`half.${name}`, bytes.subarray(0, bytes.length / 2)));
  }
  expect([...findDamagedPictures([...wholes, ...halves])]).toEqual(halves);
});

it('knows a content again, wherever its file lies', async () => {
  const bytes = await noise().jpeg().toBuffer();
  const half = written('first.jpg', bytes.subarray(0, bytes.length / 2));
  findDamagedPictures([half]);
  const stored = () => Object.keys(readState<{ isDamaged: object }>('decodedPictures/1')?.isDamaged ?? {}).length;
  const before = stored();
  copyFileSync(half, join(folder, 'second.jpg'));
  expect([...findDamagedPictures([half, join(folder, 'second.jpg')])]).toHaveLength(2);
  expect(stored()).toBe(before);
});

it('has nothing to do without pictures', () => {
  expect(findDamagedPictures([]).size).toBe(0);
});
