import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChange } from './applyChange.ts';
import type { Json } from './json.ts';
import { indexAfterMove, moveItem, pointerAfterMove } from './listMove.ts';
import { valueAt } from './pointer.ts';

const lists = { blocks: [{ id: 'a' }, { id: 'tabs', items: [{ blocks: [{ id: 'b' }, { id: 'c' }] }] }, { id: 'd' }] };
const places = ['/blocks/0', '/blocks/1', '/blocks/2', '/blocks/1/items/0/blocks/0', '/blocks/1/items/0/blocks/1'];

it('tells where a block is once it was moved', () => {
  const move = fc.record({
    from: fc.constantFrom(...places),
    to: fc.constantFrom(...places, '/blocks/3', '/blocks/1/items/0/blocks/2'),
  });
  fc.assert(
    fc.property(move, ({ from, to }) => {
      fc.pre(!`${to}/`.startsWith(`${from}/`));
      const before = valueAt(lists as Json, from);
      const after = applyChange(lists as Json, { kind: 'move', pointer: from, to });
      expect(valueAt(after, pointerAfterMove(from, to))).toEqual(before);
    }),
  );
});

it('says where a moved item is afterwards', () => {
  expect(pointerAfterMove('/l/0', '/l/3')).toBe('/l/2');
  expect(pointerAfterMove('/l/2', '/l/0')).toBe('/l/0');
  expect(pointerAfterMove('/l/0', '/l/2/m/1')).toBe('/l/1/m/1');
  expect(pointerAfterMove('/l/2/m/0', '/l/1')).toBe('/l/1');
});

it('moves an item to where it is asked for, and every other index with it', () => {
  const items = ['a', 'b', 'c', 'd'];
  for (const [from, to] of [0, 1, 2, 3].flatMap((one) => [0, 1, 2, 3].map((other) => [one, other] as const))) {
    if (from === to) continue;
    const moved = applyChange({ items }, moveItem('/items', from, to));
    items.forEach((item, index) => {
      expect(valueAt(moved, `/items/${indexAfterMove(index, from, to)}`)).toEqual(item);
    });
  }
});
