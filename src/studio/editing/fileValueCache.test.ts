import { expect, it } from 'vitest';
import type { JsonChange } from '#shared/studio.ts';
import { FileValueCache } from './fileValueCache.ts';

const state = (text: string) => ({ file: 'a.json', text, hash: text });
const set = (pointer: string, value: string): JsonChange => ({ kind: 'set', pointer, value });

it('gives the same value as long as nothing has changed, and leaves what is elsewhere as it is', () => {
  const values = new FileValueCache();
  const before = state('{ "a": { "b": "1" }, "c": { "d": "2" } }');
  const first = values.getValue(before, []) as { a: unknown; c: unknown };
  expect(values.getValue({ ...before }, [])).toBe(first);
  const one = set('/a/b', 'x');
  const second = values.getValue(before, [one]) as typeof first;
  expect(second).toEqual({ a: { b: 'x' }, c: { d: '2' } });
  expect(second.c).toBe(first.c);
  expect(values.getValue(before, [one, set('/c/d', 'y')])).toEqual({ a: { b: 'x' }, c: { d: 'y' } });
});

it('reads anew what is another text, or has other changes', () => {
  const values = new FileValueCache();
  const before = state('{ "a": "1" }');
  expect(values.getValue(before, [set('/a', 'x')])).toEqual({ a: 'x' });
  expect(values.getValue(before, [set('/a', 'y')])).toEqual({ a: 'y' });
  expect(values.getValue(before, [])).toEqual({ a: '1' });
  expect(values.getValue(state('{ "a": "2" }'), [])).toEqual({ a: '2' });
  expect(values.getValue(state('{ "a": '), [])).toBeUndefined();
  expect(values.getValue(before, [set('/b/c', 'x')])).toBeUndefined();
});
