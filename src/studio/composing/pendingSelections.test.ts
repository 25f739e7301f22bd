import { expect, it } from 'vitest';
import { PendingSelections } from './pendingSelections.ts';

const place = (index: number) => ({ file: 'visit.json', pointer: `/blocks/${index}` });

it('knows what was selected by what was done, once', () => {
  const own = new PendingSelections();
  own.add(place(1));
  own.add(place(2));
  expect([own.confirm(place(1)), own.confirm(place(2)), own.confirm(place(1))]).toEqual([true, true, false]);
});

it('forgets a selection that another took the place of before it was shown', () => {
  const own = new PendingSelections();
  own.add(place(1));
  own.add(place(2));
  expect(own.confirm(place(2))).toBe(true);
  expect(own.confirm(place(1))).toBe(false);
});

it('forgets all of them once somebody has chosen something else, or nothing', () => {
  const own = new PendingSelections();
  for (const other of [place(5), undefined]) {
    own.add(place(1));
    expect(own.confirm(other)).toBe(false);
    expect(own.confirm(place(1))).toBe(false);
  }
});
