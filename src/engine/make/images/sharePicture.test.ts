import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { originalOutput } from './convertMedia.ts';
import { measureMedia, type SharePictureContent } from './measureMedia.ts';
import { defineSharePicture, drawSharePicture, hasAllLetters } from './sharePicture.ts';

const path = 'fonts/bitter.woff2';
const measured = await measureMedia([{ path, absolute: join(projectRoot, 'pages/_media', path) }]);
const font = measured.get(path) as SharePictureContent['font'];

const colours = { ground: '#23141a', line: '#ff9d9f', edge: '#b3152a' };
const drawing = (title: string): SharePictureContent => ({ title, name: 'A & B', colours, font });

it('has an address that follows from what is drawn', () => {
  const addresses = [drawing('One'), drawing('One'), drawing('Two'), { ...drawing('One'), name: 'C' }].map(
    (content) => originalOutput(defineSharePicture(content)).path,
  );
  expect(addresses[0]).toMatch(/^media\/share\.[0-9a-f]{8}a\.png$/);
  expect(new Set(addresses).size).toBe(3);
  expect(addresses[1]).toBe(addresses[0]);
});

it.each(['Fees', 'Bachelor of <Architecture> & a heading that says much more than a heading should '.repeat(6)])(
  'draws a small picture of %j: white words on the ground, above the edge',
  async (title) => {
    const png = await drawSharePicture(drawing(title));
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
    const pixelAt = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    expect(pixelAt(5, 5)).toEqual([0x23, 0x14, 0x1a]);
    expect(pixelAt(600, 620)).toEqual([0xb3, 0x15, 0x2a]);
    const white = (from: number, to: number) =>
      data.subarray(from * 3600, to * 3600).filter((value) => value > 250).length;
    expect(white(240, 560)).toBeGreaterThan(1000);
    expect(white(562, 630)).toBe(0);
  },
);

it('knows which letters a font has', () => {
  expect(hasAllLetters(font, 'Fees, 2027')).toBe(true);
  expect(hasAllLetters(font, 'ਪੰਜਾਬ')).toBe(false);
});
