import { expect, it } from 'vitest';
import { isConditionMet, matchesCondition } from './condition.ts';
import { conditionParts, fieldsInCondition } from './conditionParts.ts';
import type { Condition, FieldCondition } from './types.ts';

it.each<[FieldCondition, unknown[], unknown[]]>([
  [{ field: 'a' }, ['x', true, ['x']], ['', '  ', false, [], undefined]],
  [{ field: 'a', empty: true }, ['', ' ', [], undefined], ['x', true]],
  [{ field: 'a', is: ['Music', 'art'] }, ['music', ' ART ', ['x', 'Music']], ['x', '', undefined]],
  [{ field: 'a', atLeast: 18 }, ['18', '18.5', '100'], ['17.9', '', 'x', '1e3', undefined, ['20']]],
  [{ field: 'a', moreThan: 18 }, ['18.1'], ['18', '-20', undefined]],
  [{ field: 'a', atMost: -1 }, ['-1', '-2'], ['0', '']],
  [{ field: 'a', lessThan: '2010-01-01' }, ['2009-12-31'], ['2010-01-01', '', '9', 'x']],
  [{ field: 'a', moreThan: 2 }, [{ size: 2_000_001 }], [{ size: 2_000_000 }, '']],
])('%o', (condition, met, unmet) => {
  for (const value of met) expect(matchesCondition(value, condition), String(value)).toBe(true);
  for (const value of unmet) expect(matchesCondition(value, condition), String(value)).toBe(false);
});

const fields = [{ name: 'a' }, { name: 'b', when: { field: 'a', is: 'x' } }, { name: 'c' }];
const nested: Condition = {
  any: [{ all: [{ field: 'a', is: 'x' }, { field: 'c' }] }, { not: { field: 'b', empty: true } }],
};

it('joins conditions by and, or and not', () => {
  expect(isConditionMet(nested, fields, { a: 'x', c: 'y' })).toBe(true);
  expect(isConditionMet(nested, fields, { a: 'x' })).toBe(false);
  expect(isConditionMet(nested, fields, { a: 'x', b: 'z' })).toBe(true);
  // A hidden field counts as empty, whatever it holds.
  expect(isConditionMet(nested, fields, { a: 'q', b: 'z' })).toBe(false);
  expect(isConditionMet({ field: 'gone' }, fields, { gone: 'x' })).toBe(false);
});

it('finds the parts of a condition', () => {
  expect(conditionParts(nested, '/when').map(({ pointer }) => pointer)).toEqual([
    '/when/any/0/all/0',
    '/when/any/0/all/1',
    '/when/any/1/not',
  ]);
  expect(conditionParts(nested).some(({ isNeeded }) => isNeeded)).toBe(false);
  expect(conditionParts({ all: [{ field: 'a' }, { any: [{ field: 'b' }] }] }).every(({ isNeeded }) => isNeeded)).toBe(
    true,
  );
  expect(fieldsInCondition(nested)).toEqual(['a', 'c', 'b']);
});
