import { expect, test } from 'vitest';
import type { InsertableBlock } from '#shared/studio.ts';
import { usualFirstBlocks } from './usualFirstBlocks.ts';

const choices = (counts: Record<string, number>): InsertableBlock[] =>
  ['accordion', 'banner', 'cards', 'media-text', 'rich-text', 'table'].map((type) => ({
    ...{ type, label: type, about: '', alsoCalled: [], hasPicture: false, values: [] },
    ...(counts[type] && { beginsPages: counts[type] }),
  }));
const types = (counts: Record<string, number>) => usualFirstBlocks(choices(counts)).map(({ type }) => type);

test('the three blocks with which most pages begin are offered, the most frequent first', () => {
  expect(types({ table: 2, cards: 9, accordion: 4, banner: 1 })).toEqual(['cards', 'accordion', 'table']);
  expect(types({ table: 2 })).toEqual(['table', 'banner', 'rich-text']);
  expect(types({})).toEqual(['banner', 'rich-text', 'media-text']);
});
