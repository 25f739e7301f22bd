import { expect, test } from 'vitest';
import { shiftHeadings } from './shiftHeadings.ts';

test('the highest heading takes the level asked for and the steps stay', () => {
  expect(shiftHeadings('<h1>A</h1><p>x</p><h3 id="b">B</h3>', 3)).toBe('<h3>A</h3><p>x</p><h5 id="b">B</h5>');
  expect(shiftHeadings('<h4>A</h4>', 2)).toBe('<h2>A</h2>');
});

test('no heading goes below 6', () => {
  expect(shiftHeadings('<h2>A</h2><h6>B</h6>', 5)).toBe('<h5>A</h5><h6>B</h6>');
});

test('other tags and escaped text stay as they are', () => {
  const html = '<p>&lt;h2&gt;</p><hr><p>h2</p>';
  expect(shiftHeadings(html, 4)).toBe(html);
});
