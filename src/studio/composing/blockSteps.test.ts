import { describe, expect, it } from 'vitest';
import { applyChange } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import type { OutlineBlock, OutlineList } from '#shared/studio.ts';
import { pathToBlock } from './blockLocation.ts';
import { type BlockAction, createStep } from './blockSteps.ts';

const file = 'page.json';

/** Outline of blocks; those with `tabs` hold others. */
function outlineOf(blocks: Json, pointer: string): OutlineList {
  const list = Array.isArray(blocks) ? blocks : [];
  return {
    place: { file, pointer },
    name: '',
    blocks: list.map((block, index): OutlineBlock => {
      const blockPointer = childPointer(pointer, index);
      const tabs = isObject(block) && Array.isArray(block.tabs) ? block.tabs : [];
      const lists = tabs.map((tab, at) => outlineOf(tab, `${blockPointer}/tabs/${at}`));
      return { place: { file, pointer: blockPointer }, type: 'text', label: 'Text', name: '', lists };
    }),
  };
}

/** Blocks and selection after an action; a message if nothing was done. */
function outcome(action: BlockAction, pointer: string, blocks: Json) {
  const json: Json = { blocks };
  const blockLocation = pathToBlock(outlineOf(blocks, '/blocks'), { file, pointer }).at(-1);
  const step = blockLocation ? createStep(action, blockLocation, () => json) : 'nothing';
  if (typeof step === 'string') return step;
  return [
    (step.changes.map(({ change }) => change).reduce(applyChange, json) as JsonObject).blocks,
    step.place?.pointer,
  ];
}

const [a, b, c] = [{ type: 'a' }, { type: 'b' }, { type: 'c' }];

describe('a block', () => {
  it('moves up and down in its list', () => {
    expect(outcome('down', '/blocks/0', [a, b, c])).toEqual([[b, a, c], '/blocks/1']);
    expect(outcome('up', '/blocks/2', [a, b, c])).toEqual([[a, c, b], '/blocks/1']);
  });

  it('stays where the page ends', () => {
    expect(outcome('up', '/blocks/0', [a, b])).toBe('There is no place in front of it.');
    expect(outcome('down', '/blocks/1', [a, b])).toBe('There is no place behind it.');
  });

  it('moves on to the next tab, and out of the last', () => {
    expect(outcome('down', '/blocks/0/tabs/0/0', [{ tabs: [[a], [b]] }])).toEqual([
      [{ tabs: [[], [a, b]] }],
      '/blocks/0/tabs/1/0',
    ]);
    expect(outcome('down', '/blocks/0/tabs/1/0', [{ tabs: [[a], [b]] }])).toEqual([
      [{ tabs: [[a], []] }, b],
      '/blocks/1',
    ]);
    expect(outcome('up', '/blocks/0/tabs/0/0', [{ tabs: [[a, c]] }])).toEqual([[a, { tabs: [[c]] }], '/blocks/0']);
  });

  it('moves into what stands in front of it', () => {
    expect(outcome('in', '/blocks/1', [{ tabs: [[a]] }, b])).toEqual([[{ tabs: [[a, b]] }], '/blocks/0/tabs/0/1']);
    expect(outcome('in', '/blocks/1', [a, b])).toBe('What stands in front of it holds no blocks.');
  });

  it('is duplicated behind itself, with an anchor of its own', () => {
    const one = { type: 'a', id: 'fees', link: '#fees' };
    expect(outcome('duplicate', '/blocks/0', [one, b])).toEqual([
      [one, { type: 'a', id: 'fees-2', link: '#fees-2' }, b],
      '/blocks/1',
    ]);
  });

  it('is duplicated with links in its words that lead to itself', () => {
    const one = { type: 'a', id: 'fees', text: '[Fees](#fees), [others](#others)' };
    expect(outcome('duplicate', '/blocks/0', [one])).toEqual([
      [one, { type: 'a', id: 'fees-2', text: '[Fees](#fees-2), [others](#others)' }],
      '/blocks/1',
    ]);
  });

  it('is removed, and the next is selected', () => {
    expect(outcome('remove', '/blocks/0', [a, b])).toEqual([[b], '/blocks/0']);
    expect(outcome('remove', '/blocks/1', [a, b])).toEqual([[a], '/blocks/0']);
    expect(outcome('remove', '/blocks/0/tabs/0/0', [{ tabs: [[a]] }])).toEqual([[{ tabs: [[]] }], '/blocks/0']);
  });

  it('is hidden, and shown again', () => {
    expect(outcome('hide', '/blocks/0', [a])).toEqual([[{ ...a, hidden: true }], '/blocks/0']);
    expect(outcome('hide', '/blocks/0', [{ ...a, hidden: true }])).toEqual([[a], '/blocks/0']);
  });
});
