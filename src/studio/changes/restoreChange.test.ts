import { expect, test } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import type { JsonChange } from '#shared/studio.ts';
import { createRestoreChange } from './restoreChange.ts';

const past = `{
  "title": "Fees",
  "blocks": [
    { "type": "rich-text", "text":   "One" },
    { "type": "rich-text", "text": "Two",
      "id": "two" },
    { "type": "rich-text", "text": "Three" }
  ]
}
`;

const after = (text: string, change: JsonChange | undefined) => change && applyChange(JSON.parse(text), change);

test('writes a value in the bytes that it had, and the whole file where nothing else is different', () => {
  const other = past.replace('"Fees"', '"Costs"');
  const at = { now: '/blocks/0/text', before: '/blocks/0/text' };
  expect(createRestoreChange(past.replace('"One"', '"Eins"'), past, at)).toEqual({ kind: 'text', text: past });
  const block = { now: '/blocks/1', before: '/blocks/1' };
  const change = createRestoreChange(other.replace('"Two",\n      "id"', '"Zwei", "id"'), past, block);
  expect(change).toEqual({ kind: 'text', text: other });
});

test('puts a block that was removed behind the one that it stood behind', () => {
  const { blocks, title } = JSON.parse(past);
  const now = JSON.stringify({ title: 'Costs', blocks: [{ type: 'banner' }, blocks[0], blocks[2]] });
  const change = createRestoreChange(now, past, { before: '/blocks/1' });
  expect(change).toEqual({ kind: 'insert', pointer: '/blocks/2', value: blocks[1] });
  expect(
    createRestoreChange(JSON.stringify({ title, blocks: blocks.slice(1) }), past, { before: '/blocks/0' }),
  ).toEqual({
    kind: 'text',
    text: past,
  });
});

test('takes away what was not there, and a key that was removed comes back', () => {
  const { blocks, title } = JSON.parse(past);
  const added = JSON.stringify({ title: 'Costs', blocks: [...blocks, { type: 'banner' }] });
  expect(createRestoreChange(added, past, { now: '/blocks/3' })).toEqual({ kind: 'remove', pointer: '/blocks/3' });
  const gone = JSON.stringify({ blocks: [] });
  expect(after(gone, createRestoreChange(gone, past, { now: '/title', before: '/title' }))).toEqual({
    blocks: [],
    title,
  });
});

test('moves a block back to where it stood', () => {
  const { blocks, title } = JSON.parse(past);
  const now = JSON.stringify({ title, blocks: [blocks[1], blocks[2], blocks[0]] });
  expect(createRestoreChange(now, past, { now: '/blocks/2', before: '/blocks/0', isMoved: true })).toEqual({
    kind: 'text',
    text: past,
  });
  const other = JSON.stringify({ title: 'Costs', blocks: [blocks[1], blocks[0], blocks[2]] });
  const back = createRestoreChange(other, past, { now: '/blocks/0', before: '/blocks/1', isMoved: true });
  expect(after(other, back)).toEqual({ title: 'Costs', blocks });
});

test('says where something cannot be brought back by itself', () => {
  expect(createRestoreChange('{', past, { now: '/title', before: '/title' })).toBeUndefined();
  expect(createRestoreChange('{}', past, { before: '/blocks/1' })).toBeUndefined();
  expect(createRestoreChange(past, past, { now: '/nothing' })).toBeUndefined();
});
