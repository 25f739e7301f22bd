import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChange, valueAt } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import { pointerAfter } from './standing.ts';

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
      expect(valueAt(after, pointerAfter(from, to))).toEqual(before);
    }),
  );
});
