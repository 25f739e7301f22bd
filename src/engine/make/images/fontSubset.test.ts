import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFont } from '#engine/content/media/font.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { createFontSubset, defineFontSubset } from './fontSubset.ts';
import { measureMedia } from './measureMedia.ts';

const path = 'fonts/bitter.woff2';
const absolute = join(projectRoot, 'pages/_media', path);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'font-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('makes files of some letters of a font each, with its weights', async () => {
  const font = (await measureMedia([{ path, absolute }])).get(path);
  const metrics = readFont(absolute);
  if (!font || metrics === 'unreadable') throw new Error('There is no font.');
  const parts = ['ABCDEFG', 'abcdefghi'].map((text) => [...text].map((letter) => letter.charCodeAt(0)));
  expect(new Set(parts.map((letters) => defineFontSubset(font, { letters }).hash)).size).toBe(2);
  for (const letters of parts) {
    const file = join(folder, `${letters.length}.woff2`);
    writeFileSync(file, await createFontSubset(font, { letters }));
    const part = readFont(file);
    if (part === 'unreadable') throw new Error('It cannot be read.');
    expect(part).toMatchObject({ weights: metrics.weights, ascent: metrics.ascent, characters: letters });
  }
});

it('leaves one weight of a variable font where no other is needed, which halves its bytes', async () => {
  const font = (await measureMedia([{ path, absolute }])).get(path);
  const metrics = readFont(absolute);
  if (!font || metrics === 'unreadable') throw new Error('There is no font.');
  const part = { letters: metrics.characters, weight: 750 };
  expect(defineFontSubset(font, part).hash).not.toBe(defineFontSubset(font, { letters: part.letters }).hash);
  const bytes = await createFontSubset(font, part);
  expect(bytes.length).toBeLessThan(readFileSync(absolute).length * 0.6);
  const file = join(folder, 'weight.woff2');
  writeFileSync(file, bytes);
  expect(readFont(file)).toMatchObject({ weights: [750, 750], characters: metrics.characters });
});
