import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { measureMedia } from './measureMedia.ts';
import { createSiteIcons } from './siteIcons.ts';

const absolute = join(projectRoot, 'pages/_media/brand/icon.svg');
const path = 'brand/icon.svg';

it('draws the icon of a site in every size that systems ask for', async () => {
  const icon = (await measureMedia([{ path, absolute }])).get(path);
  if (!icon) throw new Error('There is no icon.');
  const files = await createSiteIcons(icon, '#123456');
  const sides = await Promise.all(
    [...files]
      .filter(([name]) => name.endsWith('.png'))
      .map(async ([name, file]) => {
        const { width, height } = await sharp(file).metadata();
        return [name, width, height];
      }),
  );
  expect(sides).toEqual([
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable.png', 512, 512],
  ]);
  const corner = await sharp(files.get('apple-touch-icon.png')).ensureAlpha().raw().toBuffer();
  expect([...corner.subarray(0, 4)]).toEqual([0x12, 0x34, 0x56, 255]);
  const ico = readFileSync(files.get('favicon.ico') ?? '');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  for (const [at, side] of [
    [6, 32],
    [22, 48],
  ] as const) {
    const [bytes, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    expect(await sharp(ico.subarray(offset, offset + bytes)).metadata()).toMatchObject({ width: side, height: side });
  }
});
