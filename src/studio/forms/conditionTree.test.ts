import { expect, it } from 'vitest';
import { placesOfField, readGroup, removeItem, withoutField, wrapInGroup, writeGroup } from './conditionTree.ts';

const [a, b, c] = [{ field: 'a' }, { field: 'b', is: 'x' }, { field: 'c', atLeast: 3 }];

it('reads groups, and knows those that must not hold', () => {
  expect(readGroup(a)).toBeUndefined();
  expect(readGroup({ not: b })).toBeUndefined();
  expect(readGroup({ any: [a, b] })).toMatchObject({ kind: 'any', items: [a, b] });
  expect(readGroup({ not: { any: [a] } })?.kind).toBe('none');
  expect(readGroup({ not: { all: [a] } })?.pointerOf(0)).toBe('/not/all/0');
  // What “is not” cannot say in one sentence is a group of one.
  expect(readGroup({ not: c })).toMatchObject({ kind: 'none', items: [c] });
});

it('makes groups, and lets the last condition of one stand by itself', () => {
  const group = wrapInGroup({ ...a, message: 'm' }, b);
  expect(group).toEqual({ all: [a, b], message: 'm' });
  expect(writeGroup(group, 'none', [a, b])).toEqual({ not: { any: [a, b] }, message: 'm' });
  expect(removeItem(group, 0)).toEqual({ ...b, message: 'm' });
  expect(removeItem({ any: [a, b, c] }, 1)).toEqual({ any: [a, c] });
  expect(removeItem({ not: { any: [a, b] } }, 1)).toEqual({ not: { any: [a] } });
  expect(removeItem({ not: c }, 0)).toBeUndefined();
});

it('finds a field in a condition, and takes it out', () => {
  const condition = { any: [{ all: [a, c] }, { not: a }, b] };
  expect(placesOfField(condition, 'a')).toEqual(['/any/0/all/0', '/any/1/not']);
  expect(withoutField(condition, 'a')).toEqual({ any: [c, b] });
  expect(withoutField({ all: [a, b], message: 'm' }, 'a')).toEqual({ ...b, message: 'm' });
  expect(withoutField({ not: a }, 'a')).toBeUndefined();
});
