import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portablePattern } from './portablePattern.ts';

test.each([
  ['^[A-Za-z ]+$', '^[A-Za-z ]+$'],
  ['^\\d{3}$', '^[0-9]{3}$'],
  ['^[\\d-]+$', '^[0-9-]+$'],
  ['^\\W$', '^[^A-Za-z0-9_]$'],
  ['\\u00e9\\x41\\u{1F600}\\.', 'éA😀\\.'],
  ['\\x2d[\\x2d]', '-[\\-]'],
  ['^\\S+@', '^[^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+@'],
])('%s becomes %s', (source, expected) => {
  expect(portablePattern(source)).toBe(expected);
});

test.each(['(?=.*[a-z])', '(?<!a)b', '(a)\\1', '(?<name>a)', '\\bword', '[^\\D]'])('%s stays untold', (source) => {
  expect(portablePattern(source)).toBeUndefined();
});

test('a rewritten pattern matches the same texts', () => {
  const sources = [
    '^[\\p{L}\\p{M} ]+$',
    '^\\p{Lu}',
    '\\P{L}',
    '^[^\\d\\s]+$',
    '\\w\\s\\w',
    '^.+$',
    '^[\\u0041-\\u005A]+$',
    '[\\-\\]]',
  ];
  const text = fc.string({ unit: fc.constantFrom(...'aZé9 ९अनु́\n\t-]_😀߷Ⅷ\u2028'), maxLength: 5 });
  fc.assert(
    fc.property(fc.constantFrom(...sources), text, (source, value) => {
      const rewritten = String(portablePattern(source));
      expect(rewritten).not.toMatch(/\\[a-zA-Z0-9]/);
      expect(new RegExp(rewritten, 'u').test(value), `${source} on ${JSON.stringify(value)}`).toBe(
        new RegExp(source, 'u').test(value),
      );
    }),
    { numRuns: 2000 },
  );
});
