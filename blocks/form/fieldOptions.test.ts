import { expect, it } from 'vitest';
import { fieldOptionsOf, groupAdjacentOptions } from './fieldOptions.ts';

it('writes options out and puts neighbours of a group together', () => {
  const field = {
    name: 'a',
    label: 'A',
    input: 'select' as const,
    options: [{ label: 'B.Tech', value: 'btech', group: 'UG' }, { label: 'B.Arch', group: 'UG' }, 'Other'],
  };
  expect(groupAdjacentOptions(fieldOptionsOf(field))).toEqual([
    {
      group: 'UG',
      options: [
        { label: 'B.Tech', value: 'btech', group: 'UG' },
        { label: 'B.Arch', value: 'B.Arch', group: 'UG' },
      ],
    },
    { group: undefined, options: [{ label: 'Other', value: 'Other' }] },
  ]);
});
