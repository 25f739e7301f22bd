import { expect, it } from 'vitest';
import { groupOptions, optionsOf } from './options.ts';

it('writes options out and puts neighbours of a group together', () => {
  const field = {
    name: 'a',
    label: 'A',
    input: 'select' as const,
    options: [{ label: 'B.Tech', value: 'btech', group: 'UG' }, { label: 'B.Arch', group: 'UG' }, 'Other'],
  };
  expect(groupOptions(optionsOf(field))).toEqual([
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
