import { expect, test } from 'vitest';
import type { PageTrace } from '#shared/pageTrace.ts';
import { markPrompt } from '#shared/prompt.ts';
import { firstTextOf } from './firstTextOf.ts';

const file = 'about.json';
const place = (pointer: string) => ({ file, pointer });
const region = (pointer: string, texts: [string, number][]) => ({
  ...{ type: 'rich-text', place: place(pointer), texts },
  ...{ pictures: [], icons: [] },
});
const trace: PageTrace = {
  origins: [
    { ...place('/blocks/0/heading'), shownAs: 'text' },
    { ...place('/blocks/1/date'), shownAs: 'date' },
    { ...place('/blocks/1/label'), shownAs: 'text', isDefault: true },
    { ...place('/blocks/1/heading'), shownAs: 'text' },
    { ...place('/blocks/1/items/0/text'), shownAs: 'markdown' },
    { ...place('/blocks/10/heading'), shownAs: 'text' },
  ],
  blocks: [
    region('/blocks/0', [[markPrompt('Heading'), 0]]),
    region('/blocks/1', [
      ['1 May', 1],
      ['More', 2],
      ['Come', 3],
      [markPrompt('Words'), 4],
    ]),
    region('/blocks/10', [['Last', 5]]),
  ],
  shell: { texts: [], pictures: [], icons: [] },
};

test('writing begins in the first prompt of a block, else in its first text that is written in the file', () => {
  expect(firstTextOf(trace, place('/blocks/1'))).toEqual({
    text: place('/blocks/1/items/0/text'),
    shown: markPrompt('Words'),
  });
  expect(firstTextOf(trace, place('/blocks/10'))).toEqual({ text: place('/blocks/10/heading'), shown: 'Last' });
  const written = {
    ...trace,
    blocks: [
      region('/blocks/1', [
        ['1 May', 1],
        ['More', 2],
        ['Come', 3],
      ]),
    ],
  };
  expect(firstTextOf(written, place('/blocks/1'))?.text.pointer).toBe('/blocks/1/heading');
});

test('a block that shows no text of a file has none to begin with', () => {
  expect(firstTextOf(trace, place('/blocks/2'))).toBeUndefined();
});
