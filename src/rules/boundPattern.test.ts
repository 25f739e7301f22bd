import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentPattern, numberPattern } from './boundPattern.ts';

const matches = (pattern: string | undefined, text: string) => new RegExp(String(pattern)).test(text);

/** Decimal numbers as normal entries hold them: leading and trailing zeros are possible. */
const decimal = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.constantFrom('', '0', '00'),
    fc.nat(1200),
    fc.constantFrom('', '.0', '.5', '.50', '.125', '.99'),
  )
  .map(([sign, zeros, whole, fraction]) => `${sign}${zeros}${whole}${fraction}`);
const bound = decimal.map(Number);

test('numbers: the pattern says the same as a comparison', () => {
  fc.assert(
    fc.property(decimal, bound, (text, limit) => {
      expect(matches(numberPattern(limit, 'min'), text), `${text} >= ${limit}`).toBe(Number(text) >= limit);
      expect(matches(numberPattern(limit, 'max'), text), `${text} <= ${limit}`).toBe(Number(text) <= limit);
    }),
    { numRuns: 5000 },
  );
});

test.each([0, 1, -1, 0.5, -0.5, 10, 99, 100, -100, 12.75, 999.999])('numbers near %s', (limit) => {
  for (const step of [0, 0.001, 0.5, 1, 9, 10, 90, 1000])
    for (const value of [limit + step, limit - step]) {
      const text = value.toFixed(3);
      expect(matches(numberPattern(limit, 'min'), text), `${text} >= ${limit}`).toBe(Number(text) >= limit);
      expect(matches(numberPattern(limit, 'max'), text), `${text} <= ${limit}`).toBe(Number(text) <= limit);
    }
});

test('no pattern for a bound with an exponent', () => {
  expect([numberPattern(1e30, 'max'), numberPattern(1e-9, 'min')]).toEqual([undefined, undefined]);
});

test('days: the pattern says the same as a comparison', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2110-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (text, limit) => {
      expect(matches(momentPattern(limit, 'min'), text)).toBe(text >= limit);
      expect(matches(momentPattern(limit, 'max'), text)).toBe(text <= limit);
    }),
    { numRuns: 2000 },
  );
});

test('times: the pattern says the same as a comparison', () => {
  const part = (limit: number) => fc.nat(limit).map((number) => String(number).padStart(2, '0'));
  const time = fc.tuple(part(23), part(59)).map((parts) => parts.join(':'));
  fc.assert(
    fc.property(time, time, (text, limit) => {
      expect(matches(momentPattern(limit, 'min'), text)).toBe(text >= limit);
      expect(matches(momentPattern(limit, 'max'), text)).toBe(text <= limit);
    }),
    { numRuns: 2000 },
  );
});
