import postcss from 'postcss';
import { expect, it } from 'vitest';
import { styleLayer } from './styleLayer.ts';

const layered = (css: string) => postcss([styleLayer]).process(css, { from: undefined }).css;

it('holds all rules of a style sheet, but for those that must come first', () => {
  expect(layered('a{b:c}@media print{d{e:f}}')).toBe('@layer lintel{a{b:c}@media print{d{e:f}}}');
  expect(layered('@charset "utf-8";@import "x.css";a{b:c}')).toBe(
    '@charset "utf-8";@import "x.css";@layer lintel{a{b:c}}',
  );
  expect(layered('')).toBe('');
});
