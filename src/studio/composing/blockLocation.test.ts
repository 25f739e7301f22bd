import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { OutlineList } from '#shared/studio.ts';
import { locationOfPageBlocks, pointerAfterMove } from './blockLocation.ts';

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

it('finds the own blocks of a page where its layout has the slot inside a block', () => {
  const place = (file: string, pointer: string) => ({ file, pointer });
  const layout = (blocks: object[], own?: object) =>
    ({ place: place('_layouts/inner.json', '/blocks'), name: '', blocks, own }) as OutlineList;
  const own = { place: place('visit.json', '/blocks'), start: 0, count: 2 };
  const columns = (list: OutlineList) => layout([{ lists: [] }, { lists: [layout([]), list] }]);
  expect(locationOfPageBlocks(layout([], own))).toEqual(own.place);
  expect(locationOfPageBlocks(columns(layout([], own)))).toEqual(own.place);
  expect(locationOfPageBlocks(columns(layout([])))).toBeUndefined();
});
