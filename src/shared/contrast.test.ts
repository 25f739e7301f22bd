import { expect, test } from 'vitest';
import { contrastsOf, leastContrast, shownRatio } from './contrast.ts';

test('the contrast of each pair that has two colours is told', () => {
  const found = contrastsOf({ ink: '#000000', surface: '#ffffff', tint: 'red', brand: '#777777' });
  expect(found.map(({ pair, ratio }) => `${pair.join(' on ')} ${shownRatio(ratio)}`)).toEqual([
    'ink on surface 21.0',
    'brand on surface 4.4',
    'white on brand 4.4',
  ]);
});

test('what fails by little does not read as if it passed', () => {
  const [{ ratio } = { ratio: 0 }] = contrastsOf({ ink: '#777777', surface: '#ffffff' });
  expect(ratio).toBeLessThan(leastContrast);
  expect(Number(shownRatio(ratio))).toBeLessThan(leastContrast);
});
