import { expect, it } from 'vitest';
import { parseCopiedBlocks } from './blockClipboard.ts';

it.each([
  ['{ "type": "cards" }', 1],
  ['{ "type": "cards" },', 1],
  ['{ "type": "cards" },\n{ "type": "form" },', 2],
  ['[{ "type": "cards" }, { "type": "form" }]', 2],
  ['{ "blocks": [{ "type": "cards" }] }', 1],
  ['"cards"', 0],
  ['some words', 0],
  ['{ "label": "no block" }', 0],
])('reads blocks from %s', (text, count) => {
  expect(parseCopiedBlocks(text)).toHaveLength(count);
});
