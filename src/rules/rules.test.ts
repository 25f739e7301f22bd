import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from './rules.ts';
import type { Rule, RuleName } from './types.ts';

const names = Object.keys(rules) as RuleName[];
const message = 'Please mend this';

/** Whether the value keeps the rule. */
const keeps = (rule: RuleName, value: unknown, bound?: Rule['value'], values = {}) =>
  rules[rule].check(value, { rule, value: bound, field: 'other', message }, values) === undefined;

const anyBound = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.array(fc.string()), fc.constant(undefined));
const anyValue = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withTypedArray: true,
  withSparseArray: true,
});

describe('every rule', () => {
  it.each(names)('%s gives its own message or nothing, and never throws', (rule) => {
    fc.assert(
      fc.property(anyValue, anyBound, (value, bound) => {
        expect([undefined, message]).toContain(
          rules[rule].check(value, { rule, value: bound, field: 'other', message }, {}),
        );
      }),
    );
  });

  it.each(names)('%s says the same each time it is asked', (rule) => {
    fc.assert(
      fc.property(anyValue, anyBound, (value, bound) => {
        const first = keeps(rule, value, bound);
        expect(keeps(rule, value, bound)).toBe(first);
      }),
    );
  });
});

describe('agreement with JSON Schema', () => {
  const ajv = new Ajv({ strict: false });
  const count = fc.nat(12);
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));
  const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
  const agree = <V, B>(rule: RuleName, value: fc.Arbitrary<V>, bound: fc.Arbitrary<B>, schema: (bound: B) => object) =>
    fc.assert(
      fc.property(value, bound, (value, bound) => {
        expect(keeps(rule, value, bound as Rule['value'])).toBe(ajv.validate(schema(bound), value));
      }),
      { numRuns: 60 },
    );

  it('minLength', () => agree('minLength', text, count, (minLength) => ({ minLength })));
  it('maxLength', () => agree('maxLength', text, count, (maxLength) => ({ maxLength })));
  it('length', () => agree('length', text, count, (n) => ({ minLength: n, maxLength: n })));
  it('minLength of choices', () => agree('minLength', fc.array(fc.string()), count, (minItems) => ({ minItems })));
  it('min', () => agree('min', number, number, (minimum) => ({ minimum })));
  it('max', () => agree('max', number, number, (maximum) => ({ maximum })));
  it('required', () => agree('required', text, fc.constant(undefined), () => ({ pattern: '\\S' })));
  it('accepted', () => agree('accepted', fc.boolean(), fc.constant(undefined), () => ({ const: true })));
  it('oneOf', () => {
    const few = fc.constantFrom('a', 'b', 'c', 'd');
    agree('oneOf', few, fc.array(few, { minLength: 1 }), (list) => ({ enum: [...new Set(list)] }));
  });
  it('digits', () => {
    const mixed = fc.string({ unit: fc.constantFrom('0', '7', '9', 'x', '٣') });
    agree('digits', mixed, count, (n) => ({ pattern: `^[0-9]{${n}}$`, minLength: 1 }));
  });
  it('pattern', () => {
    const patterns = fc.constantFrom('^[A-Za-z ]+$', '[6-9]\\d{9}', '^$', 'a|b', '\\p{Lu}');
    agree('pattern', text, patterns, (pattern) => ({ pattern }));
  });
});

describe('email', () => {
  it.each(['a@example.com', 'first.last+tag@sub.example.co.in', "o'neil@example.org"])('takes %s', (value) => {
    expect(keeps('email', value)).toBe(true);
  });
  it.each(['', 'a', 'a@', '@b.c', 'a@b', 'a b@c.de', 'a@b..c', 'a@-b.com', 'a@b.com '])('refuses "%s"', (value) => {
    expect(keeps('email', value)).toBe(false);
  });
});

describe('min and max', () => {
  it('compare dates as dates', () => {
    expect(keeps('min', '2027-01-15', '2027-01-15')).toBe(true);
    expect(keeps('min', '2027-01-14', '2027-01-15')).toBe(false);
    expect(keeps('max', '2027-02-01', '2027-01-31')).toBe(false);
    expect(keeps('max', 'soon', '2027-01-31')).toBe(false);
  });
  it('measure files in megabytes', () => {
    expect(keeps('max', { size: 5_000_000 }, 5)).toBe(true);
    expect(keeps('max', { size: 5_000_001 }, 5)).toBe(false);
  });
  it('take numbers written as text, as inputs give them', () => {
    expect(keeps('min', '10', 9)).toBe(true);
    expect(keeps('min', '', 0)).toBe(false);
  });
});

describe('equalsField', () => {
  it('compares with the other field', () => {
    expect(keeps('equalsField', 'secret', undefined, { other: 'secret' })).toBe(true);
    expect(keeps('equalsField', 'secret', undefined, { other: 'Secret' })).toBe(false);
  });
});

it('a pattern that does not compile stops nobody', () => {
  expect(keeps('pattern', 'anything', '(')).toBe(true);
});
