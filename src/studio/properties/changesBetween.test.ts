import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import { changesBetween, withValue } from './changesBetween.ts';

const key = fc.constantFrom('a', 'b', 'c/d', 'e~f', '0');
const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>('', 'x', 'y', 0, 1, true, null),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(key, tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

it('gives changes that make one value of the other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(changesBetween(before, after).reduce(applyChange, before)).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

it('moves an item of a list as one change', () => {
  const list = fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(list, fc.nat(7), fc.nat(7), (before, from, to) => {
      fc.pre(from < before.length && to < before.length && from !== to);
      const after = before.toSpliced(from, 1).toSpliced(to, 0, before[from] as number);
      const changes = changesBetween(before, after);
      expect(changes.map(({ kind }) => kind)).toEqual(['move']);
      expect(changes.reduce(applyChange, before as Json)).toEqual(after);
    }),
  );
});

it('changes no more than what differs', () => {
  const before = { a: 'x', b: { c: [1, 2, 3], d: 'y' } };
  expect(changesBetween(before, before)).toEqual([]);
  expect(changesBetween(before, { ...before, a: 'z' })).toEqual([{ kind: 'set', pointer: '/a', value: 'z' }]);
  expect(changesBetween(before, { a: 'x', b: { c: [1, 3], d: 'y' } })).toEqual([{ kind: 'remove', pointer: '/b/c/1' }]);
  expect(changesBetween(before, { a: 'x', b: { c: [1, 2, 9, 3], d: 'y' } })).toEqual([
    { kind: 'insert', pointer: '/b/c/2', value: 9 },
  ]);
  expect(changesBetween(before, { a: 'x', b: { c: [1, 2, 3], e: 'y' } })).toEqual([
    { kind: 'rename', pointer: '/b/d', key: 'e' },
  ]);
});

it('makes the groups on the way to a value, and takes away those that are empty then', () => {
  const block = { type: 'form', submit: { label: 'Send' } };
  const filled = withValue(block, '/submit/csrf/cookie', 'token');
  expect(changesBetween(block, filled)).toEqual([{ kind: 'set', pointer: '/submit/csrf', value: { cookie: 'token' } }]);
  expect(withValue(filled, '/submit/csrf/cookie', undefined)).toEqual(block);
  expect(withValue({ items: [{ title: 'a' }] }, '/items/0/title', undefined, '/items/0')).toEqual({ items: [{}] });
});
