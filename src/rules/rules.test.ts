import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import formSchema from '#blocks/form/form.schema.json' with { type: 'json' };
import { rules } from './rules.ts';
import { schemaOfRule } from './schemas.ts';
import type { InputKind, Rule, RuleName } from './types.ts';

const names = Object.keys(rules) as RuleName[];
const message = 'Please mend this';

/** @returns true if the value satisfies the rule */
const keeps = (rule: RuleName, value: unknown, bound?: Rule['value'], values = {}) =>
  rules[rule].check(
    value,
    { rule, value: bound, ...(rule === 'equalsField' && { field: 'other' }), message },
    values,
  ) === undefined;

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

describe('agreement of each rule with its JSON Schema', () => {
  const ajv = new Ajv({ strict: false });
  const count = fc.nat(12);
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));
  const choices = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
  const nothing = fc.constant(undefined);
  const agree = <V, B extends Rule['value']>(
    name: RuleName,
    kind: InputKind,
    value: fc.Arbitrary<V>,
    bound: fc.Arbitrary<B>,
  ) =>
    fc.assert(
      fc.property(value, bound, (value, bound) => {
        const schema = schemaOfRule({ rule: name, value: bound, message }, kind);
        expect(keeps(name, value, bound)).toBe(ajv.validate(schema, value));
      }),
      { numRuns: 60 },
    );

  for (const name of ['minLength', 'maxLength', 'length'] as const) {
    it(`${name} of texts`, () => agree(name, 'text', text, count));
    it(`${name} of choices`, () => agree(name, 'choices', choices, count));
  }
  it('required', () => {
    agree('required', 'text', text, nothing);
    agree('required', 'tick', fc.boolean(), nothing);
    agree('required', 'choices', fc.array(fc.string()), nothing);
  });
  it('accepted', () => agree('accepted', 'tick', fc.boolean(), nothing));
  it('oneOf', () => {
    agree(
      'oneOf',
      'select',
      fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
    );
    agree('oneOf', 'choices', choices, fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }));
  });
  it('digits', () => {
    const mixed = fc.string({ unit: fc.constantFrom('0', '7', '9', 'x', '٣'), minLength: 1 });
    agree('digits', 'text', mixed, fc.oneof(nothing, fc.integer({ min: 1, max: 12 })));
  });
  it('pattern', () => {
    agree('pattern', 'text', text, fc.constantFrom('^[A-Za-z ]+$', '[6-9]\\d{9}', '^$', 'a|b', '\\p{Lu}'));
  });
  it('email', () => {
    const parts = fc.array(fc.constantFrom('a', 'b.c', '@', '.', '-', 'example', 'com', ' ', "'", 'é'), {
      maxLength: 7,
    });
    agree(
      'email',
      'email',
      fc.oneof(
        fc.emailAddress(),
        parts.map((list) => list.join('')),
      ),
      nothing,
    );
  });
  it('min and max of numbers, dates and times', () => {
    const decimal = fc.tuple(fc.integer({ min: -300, max: 300 }), fc.constantFrom('', '.5', '.25'));
    const number = decimal.map(([whole, fraction]) => `${whole}${fraction}`);
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    const isoDay = day.map((date) => date.toISOString().slice(0, 10));
    for (const name of ['min', 'max'] as const) {
      for (const kind of ['number', 'text'] as const) {
        // Entries hold trimmed texts.
        const value = fc.oneof(
          number,
          text.map((words) => words.trim()),
        );
        agree(name, kind, value, number.map(Number));
      }
      agree(name, 'date', isoDay, isoDay);
      agree(name, 'time', time, time);
    }
  });
  it('max of files', () => {
    agree('max', 'file', fc.record({ size: fc.nat(9_000_000) }), fc.integer({ min: 1, max: 8 }));
  });
});

it('content staff may write every rule that there is', () => {
  const { properties } = formSchema.definitions.field.properties.rules.items;
  expect(properties.rule.enum).toEqual(names);
  for (const name of names) expect(properties.rule.description).toContain(name);
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
  it('compare dates as dates, and times as times', () => {
    expect(keeps('min', '2027-01-15', '2027-01-15')).toBe(true);
    expect(keeps('min', '2027-01-14', '2027-01-15')).toBe(false);
    expect(keeps('max', '2027-02-01', '2027-01-31')).toBe(false);
    expect(keeps('max', 'soon', '2027-01-31')).toBe(false);
    expect(['08:59', '09:00', '10:00', '9:00', '2027-01-15'].filter((time) => keeps('min', time, '09:00'))).toEqual([
      '09:00',
      '10:00',
    ]);
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

describe('minWords and maxWords', () => {
  it('count what stands between white space', () => {
    expect(keeps('maxWords', 'one two\n three ', 3)).toBe(true);
    expect(keeps('maxWords', 'one two\u00a0three four', 3)).toBe(false);
    expect(keeps('minWords', "It's well-made – एक वाक्य।", 5)).toBe(true);
    expect(keeps('minWords', ' one\u200b ', 2)).toBe(false);
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

describe('pattern', () => {
  it('lets a text pass that is too long to be held against it', () => {
    expect(keeps('pattern', 'a'.repeat(5000), '^b$')).toBe(false);
    expect(keeps('pattern', 'a'.repeat(5001), '^b$')).toBe(true);
  });
});
