import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fontFileIn, readFont } from './font.ts';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bitter = join(import.meta.dirname, '../../../../pages/_media/fonts/bitter.woff2');

function written(name: string, bytes: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

it('reads from a variable font how heavy, high and wide its letters are', () => {
  const metrics = readFont(bitter);
  expect(metrics).toMatchObject({ weights: [600, 800], weight: 700, ascent: 0.935, descent: 0.265, lineGap: 0 });
  expect(metrics).toHaveProperty('width', expect.closeTo(0.49, 2));
});

it('finds out what only has the name of a font', () => {
  expect(readFont(written('words.woff2', 'These are some words and no font.'))).toBe('unreadable');
  expect(readFont(written('empty.woff2', ''))).toBe('unreadable');
  expect(readFont(written('cut.woff2', readFileSync(bitter).subarray(0, 9000)))).toBe('unreadable');
});

it.each([
  ['fonts/bitter.woff2, Georgia, serif', 'fonts/bitter.woff2'],
  ['Bitter.TTF', 'Bitter.TTF'],
  ['Georgia, serif', undefined],
  ['"Segoe UI", Arial', undefined],
])('finds the file in %s', (typefaces, file) => {
  expect(fontFileIn(typefaces)).toBe(file);
});
