import { expect, it } from 'vitest';
import type { StudioProblem } from '#shared/studio.ts';
import { columnsOf } from './columns.ts';
import { problemsByRow, problemsOfCell } from './listProblems.ts';

const problem = (pointer: string, code = 'wrong', file = 'a.json'): StudioProblem => ({
  ...{ file, pointer, code, severity: 'error', line: 1, column: 1, message: `${code} ${pointer}`, hint: '' },
});
const rows = problemsByRow(
  [
    problem('/items/1/name'),
    problem('/items/1/tags/2'),
    problem('/items/1/tags/3'),
    problem('/items/2', 'key-missing'),
    problem('/items/12/a~1b'),
    problem('/fields/name'),
    problem('/items/1/name', 'wrong', 'b.json'),
  ],
  'a.json',
);
const [name, age] = columnsOf({ fields: { name: {}, age: {} }, items: [] }, { required: ['name'] });

it('gathers what is wrong by item and column, whatever is wrong inside of a value', () => {
  expect([...rows.keys()]).toEqual([1, 2, 12]);
  expect(rows.get(1)?.get('name')).toHaveLength(1);
  expect(rows.get(1)?.get('tags')).toHaveLength(2);
  expect(rows.get(2)?.get('')).toHaveLength(1);
  expect(rows.get(12)?.get('a/b')).toHaveLength(1);
});

it('shows what is missing where it would be', () => {
  if (!name || !age) throw new Error('There are no columns.');
  expect(problemsOfCell(rows.get(2), name, true)).toHaveLength(1);
  expect(problemsOfCell(rows.get(2), name, false)).toBeUndefined();
  expect(problemsOfCell(rows.get(2), age, true)).toBeUndefined();
  expect(problemsOfCell(rows.get(1), name, false)).toHaveLength(1);
});
