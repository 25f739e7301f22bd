import { expect, it } from 'vitest';
import type { JsonChange } from '#shared/studio.ts';
import { mergeChanges } from './mergeChanges.ts';

const page = {
  title: 'Location',
  blocks: [
    { type: 'hero', heading: 'Where' },
    { type: 'cards', heading: 'Ways', items: [{ title: 'By bus' }, { title: 'By car' }] },
  ],
};

const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Merges changes of the page into another version of it. */
const merge = (theirs: unknown, ...changes: JsonChange[]) => mergeChanges(text(page), text(theirs), changes);

const set = (pointer: string, value: string): JsonChange => ({ kind: 'set', pointer, value });

it('has both where the other one has changed other places', () => {
  const theirs = { ...page, title: 'Place', blocks: [{ type: 'hero', heading: 'There' }, page.blocks[1]] };
  const changes = [set('/blocks/1/heading', 'Routes'), set('/blocks/1/items/0/title', 'By tram')];
  expect(merge(theirs, ...changes)).toEqual({ changes, isClean: true });
  expect(merge({ ...page, title: 'Place' }, { kind: 'insert', pointer: '/blocks/1', value: { type: 'faq' } })).toEqual({
    changes: [{ kind: 'insert', pointer: '/blocks/1', value: { type: 'faq' } }],
    isClean: true,
  });
});

it('tells where both have changed the same value, unless they have written the same', () => {
  expect(merge({ ...page, title: 'Place' }, set('/title', 'Where'))?.isClean).toBe(false);
  expect(merge({ ...page, title: 'Where' }, set('/title', 'Where'))?.isClean).toBe(true);
  expect(merge({ ...page, title: 'Place' }, { kind: 'remove', pointer: '/title' })?.isClean).toBe(false);
  expect(merge({ ...page, name: 'X' }, { kind: 'rename', pointer: '/title', key: 'name' })?.isClean).toBe(false);
});

it('decides nothing where the items of a list above are others, or the place is gone', () => {
  const [hero, cards] = page.blocks;
  const change = set('/blocks/1/heading', 'Routes');
  expect(merge({ ...page, blocks: [{ type: 'faq' }, hero, cards] }, change)).toBeUndefined();
  expect(merge({ ...page, blocks: [cards, hero] }, change)).toBeUndefined();
  expect(merge({ ...page, blocks: [hero] }, change)).toBeUndefined();
  expect(merge({ ...page, blocks: [hero, { type: 'faq', heading: 'Ways' }] }, change)).toBeUndefined();
  expect(merge({ ...page, blocks: [{ type: 'faq' }, hero] }, change)).toBeUndefined();
});

it('merges a text by its lines, where that gives JSON', () => {
  const mine: JsonChange = { kind: 'text', text: text(page).replace('Where', 'Here') };
  const merged = merge({ ...page, title: 'Place' }, mine);
  expect(merged?.changes).toEqual([{ kind: 'text', text: text({ ...page, title: 'Place' }).replace('Where', 'Here') }]);
  expect(merge({ ...page, blocks: [{ type: 'hero', heading: 'There' }, page.blocks[1]] }, mine)).toBeUndefined();
});
