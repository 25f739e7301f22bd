import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSvgSize } from './svgSize.ts';

const folder = mkdtempSync(join(tmpdir(), 'svg-size-'));
afterAll(() => rmSync(folder, { recursive: true }));

function sizeOf(attributes: string, head = ''): string | undefined {
  const path = join(folder, 'drawing.svg');
  writeFileSync(path, `${head}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h40v20z"/></svg>`);
  const size = readSvgSize(path);
  return size && `${size.width} × ${size.height}`;
}

it.each([
  ['width="30" height="40"', '30 × 40'],
  ['width="30px" height="40px" viewBox="0 0 1 1"', '30 × 40'],
  ['width="1in" height="2.54cm"', '96 × 96'],
  ['viewBox="0 0 40 20"', '40 × 20'],
  ['viewBox="-1,-1 , 40.4 20"', '40 × 20'],
  ['viewBox="0 0 100000 50000"', '100000 × 50000'],
  ['viewBox="0 0 0.5 0.25"', '1 × 1'],
  ['width="100%" height="100%" viewBox="0 0 40 20"', '40 × 20'],
  ['width="80" viewBox="0 0 40 20"', '80 × 40'],
  ['height="10" viewBox="0 0 40 20"', '20 × 10'],
])('reads the size of a drawing with %s', (attributes, size) => expect(sizeOf(attributes)).toBe(size));

it.each([
  '',
  'width="100%" height="100%"',
  'width="30"',
  'width="0" height="0" viewBox="0 0 40 20"',
  'viewBox="0 0 0 0"',
  'viewBox="all of it"',
])('finds no size in a drawing with %s', (attributes) => expect(sizeOf(attributes)).toBeUndefined());

it('reads behind what stands before the drawing, and nothing in what is none', () => {
  expect(sizeOf('viewBox="0 0 4 2"', '\ufeff<?xml version="1.0"?>\n<!-- <svg width="9" height="9"> -->\n')).toBe(
    '4 × 2',
  );
  expect(sizeOf('viewBox="0 0 4 2"', 'Words & <')).toBeUndefined();
});
