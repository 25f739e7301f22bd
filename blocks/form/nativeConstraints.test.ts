import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { rules } from '#rules/rules.ts';
import type { FieldDefinition } from './formTypes.ts';
import { limitOf, nativeConstraintsOf } from './nativeConstraints.ts';

const message = 'm';
const field = (
  input: FieldDefinition['input'],
  rules: FieldDefinition['rules'],
  more: Partial<FieldDefinition> = {},
): FieldDefinition => ({
  name: 'a',
  label: 'A',
  input,
  rules,
  ...more,
});

describe('constraintsOf', () => {
  it('gives the browser what it can hold up itself', () => {
    const rules: FieldDefinition['rules'] = [
      { rule: 'minLength', value: 3, message },
      { rule: 'maxLength', value: 9, message },
      { rule: 'pattern', value: '^[A-Z]+$', message },
    ];
    expect(nativeConstraintsOf(field('text', rules))).toEqual({
      minLength: 3,
      pattern: '.{0,9}',
      title: message,
    });
    expect(nativeConstraintsOf(field('textarea', rules))).toEqual({ minLength: 3 });
    expect(nativeConstraintsOf(field('select', rules))).toEqual({});
    expect(limitOf(field('text', rules))).toEqual({ limit: 9, isOfWords: false });
    expect(limitOf(field('textarea', [{ rule: 'maxWords', value: 300, message }]))).toEqual({
      limit: 300,
      isOfWords: true,
    });
    expect(limitOf(field('checkbox', rules))).toBeUndefined();
  });

  it('gives it what depends on the day or on other fields once scripts run', () => {
    vi.useFakeTimers({ now: new Date(2027, 2, 1, 9) });
    const rules: FieldDefinition['rules'] = [
      { rule: 'max', value: 'today +1 day', message },
      { rule: 'min', field: 'start', message },
    ];
    expect(nativeConstraintsOf(field('date', rules))).toEqual({});
    expect(nativeConstraintsOf(field('date', rules), { start: '2027-02-01' })).toEqual({
      min: '2027-02-01',
      max: '2027-03-02',
    });
    expect(nativeConstraintsOf(field('date', rules), { start: '' })).toEqual({ max: '2027-03-02' });
    vi.useRealTimers();
    const sum: FieldDefinition['rules'] = [{ rule: 'max', value: 100, plus: ['b'], message }];
    expect(nativeConstraintsOf(field('number', sum), { b: '3' })).toEqual({});
  });

  it.each(['maxLength', 'length'] as const)('does not have the browser truncate what is pasted, for %s', (rule) => {
    expect(nativeConstraintsOf(field('textarea', [{ rule, value: 3, message }]))).not.toHaveProperty('maxLength');
    const { pattern } = nativeConstraintsOf(field('text', [{ rule, value: 3, message }]));
    const matches = (text: string) => new RegExp(`^(?:${pattern})$`, 'v').test(text);
    expect(['abc', 'a😀b', 'abcd', '😀😀😀😀'].map(matches)).toEqual([true, true, false, false]);
  });

  it('bounds times, once scripts run also by another field', () => {
    const bounds: FieldDefinition['rules'] = [
      { rule: 'min', value: '09:00', message },
      { rule: 'max', field: 'end', message },
    ];
    expect(nativeConstraintsOf(field('time', bounds))).toEqual({ min: '09:00' });
    expect(nativeConstraintsOf(field('time', bounds), { end: '17:00' })).toEqual({ min: '09:00', max: '17:00' });
  });

  it('bounds numbers and dates', () => {
    expect(nativeConstraintsOf(field('date', [{ rule: 'min', value: '2027-01-01', message }]))).toEqual({
      min: '2027-01-01',
    });
    expect(nativeConstraintsOf(field('file', [{ rule: 'max', value: 5, message }]))).toEqual({});
  });

  it('leaves a conditional field to the rules: hidden, it would block the form unseen', () => {
    expect(
      nativeConstraintsOf(field('text', [{ rule: 'minLength', value: 3, message }], { when: { field: 'b' } })),
    ).toEqual({});
  });

  it('keeps a pattern that browsers cannot read from them', () => {
    expect(nativeConstraintsOf(field('text', [{ rule: 'pattern', value: '[a&&b]', message }]))).not.toHaveProperty(
      'pattern',
      '(',
    );
    expect(nativeConstraintsOf(field('text', [{ rule: 'pattern', value: '(', message }]))).toEqual({});
  });

  it('asks of one-line text what the rule asks', () => {
    const sources = ['^[A-Za-z ]+$', '[6-9][0-9]{2}', '^a|b$', '^$', 'x$', '^(?:ab)+$'];
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'x', '7', '1', ' '), maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...sources), text, (source, value) => {
        const { pattern } = nativeConstraintsOf(field('text', [{ rule: 'pattern', value: source, message }]));
        const isTaken = rules.pattern.check(value, { rule: 'pattern', value: source, message }, {}) === undefined;
        expect(new RegExp(`^(?:${pattern})$`, 'v').test(value)).toBe(isTaken);
      }),
    );
  });
});
