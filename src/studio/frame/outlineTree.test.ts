import { expect, test } from 'vitest';
import type { OutlineBlock, OutlineList } from '#shared/studio.ts';
import { buildOutlineTree, pathToNode, valuesOfOuterNodes } from './outlineTree.ts';

const list = (pointer: string, blocks: OutlineBlock[], name = ''): OutlineList => ({
  place: { file: 'a.json', pointer },
  name,
  blocks,
});
const block = (pointer: string, lists: OutlineList[] = [], file = 'a.json'): OutlineBlock => ({
  place: { file, pointer },
  type: 'x',
  label: 'X',
  name: '',
  lists,
});

const tabs = block('/blocks/1', [
  list('/blocks/1/items/0/blocks', [block('/blocks/1/items/0/blocks/0')], 'First'),
  list('/blocks/1/items/1/blocks', [], 'Second'),
]);
const split = block('/blocks/2', [list('/blocks/2/blocks', [block('/blocks/2/blocks/0')])]);
const outline = list('/blocks', [block('/blocks/0'), tabs, split]);

test('tabs show between a block and what is in them, a single list does not', () => {
  const [, first, second] = buildOutlineTree(outline);
  expect(first?.children?.map(({ label }) => label)).toEqual(['First', 'Second']);
  expect(first?.children?.[0]?.children?.length).toBe(1);
  expect(second?.children?.map(({ place }) => place.pointer)).toEqual(['/blocks/2/blocks/0']);
});

test('a shared block that stands twice has two entries', () => {
  const twice = list('/blocks', [block('', [], '_blocks/n.json'), block('', [], '_blocks/n.json')]);
  const [one, other] = buildOutlineTree(twice);
  expect(one?.value).not.toBe(other?.value);
});

test('a value leads to the innermost block that it is in', () => {
  const tree = buildOutlineTree(outline);
  const pointers = (pointer: string) => pathToNode(tree, { file: 'a.json', pointer }).map(({ place }) => place.pointer);
  expect(pointers('/blocks/1/items/0/blocks/0/heading')).toEqual([
    '/blocks/1',
    '/blocks/1/items/0/blocks',
    '/blocks/1/items/0/blocks/0',
  ]);
  expect(pointers('/blocks/1/items/1/label')).toEqual(['/blocks/1']);
  expect(pointers('/blocks/10')).toEqual([]);
});

test('what is around the blocks of a page is known', () => {
  const own = block('/blocks/0', [list('/blocks/0/blocks', [block('/blocks/0/blocks/0')])]);
  const main = { ...list('/blocks/1/main', [own], 'Main'), place: { file: 'layout.json', pointer: '/blocks/1/main' } };
  const aside = { ...main, name: 'Aside', place: { file: 'layout.json', pointer: '/blocks/1/aside' }, blocks: [] };
  const split = block('/blocks/1', [main, aside], 'layout.json');
  const banner = block('/blocks/0', [], 'layout.json');
  expect(valuesOfOuterNodes(buildOutlineTree(list('/blocks', [banner, split])), 'a.json')).toEqual([
    'layout.json#/blocks/1',
    'layout.json#/blocks/1/main',
  ]);
});
