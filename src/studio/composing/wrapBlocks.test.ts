import { expect, test } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import type { JsonObject } from '#shared/json.ts';
import type { InsertableBlock, OutlineList } from '#shared/studio.ts';
import { type BlockContainer, findBlockContainers } from './blockContainers.ts';
import { listBlockLocations } from './blockLocation.ts';
import { createWrapStep } from './wrapBlocks.ts';

const blocks = {
  tabs: {
    properties: {
      heading: { type: 'string' },
      items: { items: { properties: { label: {}, blocks: { blocks: ['text', 'cards'] } } } },
    },
  },
  split: { properties: { main: { blocks: true }, aside: { blocks: true } } },
  text: { properties: { text: {} } },
};

const choice = (type: string, value: JsonObject): InsertableBlock => ({
  ...{ type, label: type, about: '', alsoCalled: [], hasPicture: false },
  values: [{ type, ...value }],
});

const choices = [
  choice('tabs', {
    heading: 'Tabs',
    items: [
      { label: 'One', blocks: [{ type: 'text' }] },
      { label: 'Two', blocks: [] },
    ],
  }),
  choice('split', { main: [{ type: 'text' }], aside: [{ type: 'text', text: 'beside' }] }),
  choice('text', { text: 'x' }),
];
const [tabs, split] = findBlockContainers(choices, { blocks }) as [BlockContainer, BlockContainer];

const page = { blocks: [{ type: 'text', text: 'a' }, { type: 'text', text: 'b' }, { type: 'form' }] };
const list: OutlineList = {
  ...{ place: { file: 'page.json', pointer: '/blocks' }, name: '' },
  blocks: page.blocks.map(({ type }, index) => ({
    ...{ type, label: type, name: '', lists: [] },
    place: { file: 'page.json', pointer: `/blocks/${index}` },
  })),
};

function wrapped(container: BlockContainer, ...indices: number[]) {
  const blockLocations = listBlockLocations(list).filter((_, index) => indices.includes(index));
  const step = createWrapStep(blockLocations, container, blocks[container.choice.type as 'tabs'], () => page);
  if (typeof step === 'string') return step;
  return (step.changes.map(({ change }) => change).reduce(applyChange, page) as typeof page).blocks;
}

test('containers are those with a list of blocks', () => {
  expect([tabs.list, split.list]).toEqual([
    { pointer: '/items/0/blocks', accepts: ['text', 'cards'] },
    { pointer: '/main' },
  ]);
});

test('blocks come into the first list, in their order, and nothing of the example stays around them', () => {
  expect(wrapped(tabs, 0, 1)).toEqual([
    { type: 'tabs', heading: 'Tabs', items: [{ label: 'One', blocks: page.blocks.slice(0, 2) }] },
    { type: 'form' },
  ]);
  expect(wrapped(split, 1)).toEqual([
    { type: 'text', text: 'a' },
    { type: 'split', main: [{ type: 'text', text: 'b' }], aside: [{ type: 'text', text: 'beside' }] },
    { type: 'form' },
  ]);
});

test('what may not stand there is refused in words', () => {
  expect(wrapped(tabs, 2)).toBe('Only these may stand there: text, cards.');
});
