import { describe, expect, it } from 'vitest';
import { anyInput } from '#rules/inputKinds.ts';
import { rules } from '#rules/rules.ts';
import type { RuleName } from '#rules/types.ts';
import { defaultMessageOf, type FieldInfo, formatCondition, formatRule, formatRuleTemplate } from './formatRule.ts';

const labelOf = (name: string) => name.toUpperCase();

describe('rules in words', () => {
  it.each([
    [{ rule: 'minLength', value: 2 }, 'text', 'At least 2 characters'],
    [{ rule: 'maxLength', value: 2 }, 'choices', 'At most 2 choices'],
    [{ rule: 'max', value: 5 }, 'file', 'Not above 5 MB'],
    [{ rule: 'min', value: '2027-01-15' }, 'date', 'Not before 2027-01-15'],
    [{ rule: 'digits' }, 'tel', 'Only digits'],
    [{ rule: 'digits', value: 8 }, 'tel', 'Only digits, 8 of them'],
    [{ rule: 'oneOf', value: ['a', 'b'] }, 'text', 'Is one of a, b'],
    [{ rule: 'equalsField', field: 'other' }, 'text', 'Is the same as “OTHER”'],
    [{ rule: 'required' }, 'tick', 'Must be ticked'],
    [{ rule: 'max', value: '17:00' }, 'time', 'Not after 17:00'],
    [{ rule: 'min', field: 'start' }, 'date', 'Not before “START”'],
    [{ rule: 'max', value: 'today' }, 'date', 'Not after today'],
    [{ rule: 'max', value: 'today -17 years' }, 'date', 'Not after 17 years before today'],
    [{ rule: 'min', value: 'today +1 week' }, 'date', 'Not before 1 week after today'],
    [{ rule: 'max', value: 100, plus: ['b', 'c'] }, 'number', 'Not above 100 together with “B” and “C”'],
  ] as const)('%o of %s', (rule, kind, words) => {
    expect(formatRule({ message: '', ...rule } as unknown as Parameters<typeof formatRule>[0], kind, labelOf)).toBe(
      words,
    );
  });

  it('there are for every rule of every kind of field, and a message', () => {
    for (const name of Object.keys(rules) as RuleName[])
      for (const kind of anyInput) {
        expect(formatRuleTemplate(name, kind)).toMatch(/^[A-Z]/);
        expect(defaultMessageOf({ rule: name, value: 3, message: '' }, kind, 'Age')).toMatch(/^[A-Z].{5,}/);
      }
  });
});

describe('conditions in words', () => {
  const options = [
    { label: 'Music', value: 'm' },
    { label: 'Geology', value: 'g' },
  ];
  const course: FieldInfo = { label: 'Course', kind: 'select', options };
  it.each([
    [{ field: 'c' }, course, 'Course is filled in'],
    [{ field: 'c', is: 'm' }, course, 'Course is Music'],
    [{ field: 'c', is: ['m', 'g', 'x'] }, course, 'Course is Music, Geology or x'],
    [{ field: 'c', is: 'm' }, { ...course, kind: 'choices' as const }, 'Course includes Music'],
    [{ field: 'c', is: '' }, course, 'Course is empty'],
    [{ field: 't' }, { label: 'Yes', kind: 'tick' as const, options: [] }, 'Yes is ticked'],
    [{ field: 't', is: 'false' }, { label: 'Yes', kind: 'tick' as const, options: [] }, 'Yes is not ticked'],
    [{ field: 'a', atLeast: 18 }, { label: 'Age', kind: 'number' as const, options: [] }, 'Age is at least 18'],
    [
      { field: 'd', lessThan: '2010-01-01' },
      { label: 'Born', kind: 'date' as const, options: [] },
      'Born is before 2010-01-01',
    ],
    [
      { all: [{ field: 'a' }, { any: [{ not: { field: 'b', is: 'x' } }, { field: 'c', empty: true }] }] },
      { label: 'It', kind: 'text' as const, options: [] },
      'It is filled in and (It is not x or It is empty)',
    ],
    [{ field: 'gone', is: 'x' }, undefined, '“gone”, which is not there, is x'],
  ])('%o', (condition, source, words) => {
    expect(formatCondition(condition, () => source)).toBe(words);
  });
});
