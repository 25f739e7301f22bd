import { beforeAll, describe, expect, it } from 'vitest';
import { toAsciiDigits } from './asciiDigits.ts';
import { phone } from './phone.ts';
import type { Rule } from './types.ts';

const rule: Rule = { rule: 'phone', value: 'IN', message: 'no' };
const national: Rule = { ...rule, format: 'national' };
const normalize = (text: string, by: Rule) => phone.normalize?.(text, by);

const spellings = [
  '9876543210',
  '98765 43210',
  '+91 98765-43210',
  '098765 43210',
  '0091 98765 43210',
  '(+91) 98765.43210',
  '९८७६५४३२१०',
  '٩٨٧٦٥٤٣٢١٠',
  '98765–43210',
];

it('writes digits of all scripts as 0 to 9', () => {
  expect(toAsciiDigits('०१२३४५६७८९ ٠١٢٣٤٥٦٧٨٩ ০১২ 𝟘𝟡 x7')).toBe('0123456789 0123456789 012 09 x7');
});

it('takes plausible numbers as long as the numbering plans are not loaded', () => {
  expect(phone.check('+919876543210', rule, {})).toBeUndefined();
  expect(phone.check('call me', rule, {})).toBe('no');
});

describe('with the numbering plans', () => {
  beforeAll(() => phone.load?.());

  it.each(spellings.filter((text) => !text.startsWith('0091')))('reads %s', (text) => {
    expect(normalize(text, rule)).toBe('+919876543210');
    expect(normalize(text, national)).toBe('9876543210');
    expect(phone.check(normalize(text, national), national, {})).toBeUndefined();
  });

  it('is stable: a number in its normal form stays as it is', () => {
    for (const by of [rule, national])
      for (const text of spellings) {
        const once = String(normalize(text, by));
        expect(normalize(once, by)).toBe(once);
      }
  });

  it.each(['12345', '98765', 'call me', '+91 98765', '987654321012345678'])('refuses %s', (text) => {
    expect(phone.check(normalize(text, rule), rule, {})).toBe('no');
  });

  it('takes a number of another country with its code', () => {
    expect(normalize('+49 30 123456', national)).toBe('+4930123456');
    expect(phone.check('+4930123456', national, {})).toBeUndefined();
  });
});
