import { expect, it } from 'vitest';
import { OwnSelections } from './ownSelections.ts';

const place = (index: number) => ({ file: 'visit.json', pointer: `/blocks/${index}` });

it('knows what was selected by what was done, once', () => {
  const own = new OwnSelections();
  own.add(place(1));
  own.add(place(2));
  expect([own.arrived(place(1)), own.arrived(place(2)), own.arrived(place(1))]).toEqual([true, true, false]);
});

it('forgets a selection that another took the place of before it was shown', () => {
  const own = new OwnSelections();
  own.add(place(1));
  own.add(place(2));
  expect(own.arrived(place(2))).toBe(true);
  expect(own.arrived(place(1))).toBe(false);
});

it('forgets all of them once somebody has chosen something else, or nothing', () => {
  const own = new OwnSelections();
  for (const other of [place(5), undefined]) {
    own.add(place(1));
    expect(own.arrived(other)).toBe(false);
    expect(own.arrived(place(1))).toBe(false);
  }
});
