import { expect, test } from 'vitest';
import { colourSchemesOf, darkContrastsOf, formatContrastRatio, lightContrastsOf, minContrast } from './contrast.ts';

test('the contrast of each pair that has two colours is told', () => {
  const found = lightContrastsOf({ ink: '#000000', surface: '#ffffff', tint: 'red', brand: '#777777' });
  expect(found.map(({ pair, ratio }) => `${pair.join(' on ')} ${formatContrastRatio(ratio)}`)).toEqual([
    'ink on surface 21.0',
    'brand on surface 4.4',
    'white on brand 4.4',
  ]);
});

test('what fails by little does not read as if it passed', () => {
  const [{ ratio } = { ratio: 0 }] = lightContrastsOf({ ink: '#777777', surface: '#ffffff' });
  expect(ratio).toBeLessThan(minContrast);
  expect(Number(formatContrastRatio(ratio))).toBeLessThan(minContrast);
});

const theme = {
  ...{ brand: '#b3152a', ink: '#211a1d', surface: '#ffffff', tint: '#faf5f2', dark: '#23141a' },
  accentOnDark: '#ff9d9f',
};

test('colours that follow from a dark background on which the accent is readable can all be read', () => {
  const found = darkContrastsOf(theme);
  expect(found).toHaveLength(7);
  expect(found.every(({ ratio }) => ratio >= minContrast)).toBe(true);
});

test('colours that a site names for its dark pages are those that count', () => {
  const found = darkContrastsOf({ ...theme, inDark: { surface: '#888888', ink: 'red' } });
  const failing = found.filter(({ ratio }) => ratio < minContrast).map(({ pair }) => pair.join(' on '));
  expect(failing).toEqual([
    ...['ink on surface', 'ink on tint', 'accentOnDark on surface', 'accentOnDark on tint', 'accentOnDark on dark'],
  ]);
});

test('a theme has the schemes that visitors can see', () => {
  expect([{}, { scheme: 'dark' }, { scheme: 'auto' }].map(colourSchemesOf)).toEqual([
    ['light'],
    ['dark'],
    ['light', 'dark'],
  ]);
});
