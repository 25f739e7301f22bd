import { expect, it } from 'vitest';
import type { OutlineBlock, OutlineList } from '#shared/studio.ts';
import { destinationOnCanvas } from './destinationOfDrop.ts';

const at = (pointer: string, file = 'visit.json') => ({ file, pointer });
const block = (type: string, pointer: string, lists: OutlineList[] = [], file?: string): OutlineBlock => ({
  ...{ type, label: type, name: '', place: at(pointer, file), lists },
});
const inner: OutlineList = { place: at('/blocks/1/items/0/blocks'), name: 'A', blocks: [] };
inner.blocks.push(block('text', '/blocks/1/items/0/blocks/0'));
const list: OutlineList = {
  ...{ place: at('/blocks'), name: '' },
  blocks: [
    block('banner', '/blocks/0'),
    block('tabs', '/blocks/1', [inner]),
    block('cards', '/blocks/2'),
    block('form', '/blocks/0', [], '_layouts/inner.json'),
  ],
};
const landing = (from: string, beside: ReturnType<typeof at>, side: 'before' | 'after') =>
  destinationOnCanvas({ block: at(from), beside, side }, list)?.to(list);

it('lands a block that is dragged on the page beside another one, also inside of blocks', () => {
  expect(landing('/blocks/2', at('/blocks/0'), 'before')).toMatchObject({ list: at('/blocks'), index: 0 });
  expect(landing('/blocks/0', at('/blocks/2'), 'after')).toMatchObject({ list: at('/blocks'), index: 3 });
  expect(landing('/blocks/2', at('/blocks/1/items/0/blocks/0'), 'after')).toMatchObject({
    list: inner.place,
    index: 1,
  });
});

it('lands no block where it is, in itself, or in the layout', () => {
  expect(landing('/blocks/1', at('/blocks/0'), 'after')).toBeUndefined();
  expect(landing('/blocks/1', at('/blocks/1'), 'before')).toBeUndefined();
  expect(landing('/blocks/1', at('/blocks/1/items/0/blocks/0'), 'before')).toBeUndefined();
  expect(landing('/blocks/1', at('/blocks/0', '_layouts/inner.json'), 'before')).toBeUndefined();
  expect(destinationOnCanvas({ block: at('/blocks/1') }, list)).toBeUndefined();
});
