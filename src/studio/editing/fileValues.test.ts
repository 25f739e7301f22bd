import { expect, it } from 'vitest';
import type { Change } from '#shared/studio.ts';
import { FileValues } from './fileValues.ts';

const state = (text: string) => ({ file: 'a.json', text, hash: text });
const set = (pointer: string, value: string): Change => ({ kind: 'set', pointer, value });

it('gives the same value as long as nothing has changed, and leaves what is elsewhere as it is', () => {
  const values = new FileValues();
  const before = state('{ "a": { "b": "1" }, "c": { "d": "2" } }');
  const first = values.valueOf(before, []) as { a: unknown; c: unknown };
  expect(values.valueOf({ ...before }, [])).toBe(first);
  const one = set('/a/b', 'x');
  const second = values.valueOf(before, [one]) as typeof first;
  expect(second).toEqual({ a: { b: 'x' }, c: { d: '2' } });
  expect(second.c).toBe(first.c);
  expect(values.valueOf(before, [one, set('/c/d', 'y')])).toEqual({ a: { b: 'x' }, c: { d: 'y' } });
});

it('reads anew what is another text, or has other changes', () => {
  const values = new FileValues();
  const before = state('{ "a": "1" }');
  expect(values.valueOf(before, [set('/a', 'x')])).toEqual({ a: 'x' });
  expect(values.valueOf(before, [set('/a', 'y')])).toEqual({ a: 'y' });
  expect(values.valueOf(before, [])).toEqual({ a: '1' });
  expect(values.valueOf(state('{ "a": "2" }'), [])).toEqual({ a: '2' });
  expect(values.valueOf(state('{ "a": '), [])).toBeUndefined();
  expect(values.valueOf(before, [set('/b/c', 'x')])).toBeUndefined();
});
