import { expect, it } from 'vitest';
import { findPastedList } from './markdownLists.ts';

it.each([
  ['• one\n• two', '- one'],
  ['Points:\n\n-one\n-two\n-three', '- one'],
  ['– one\n– two', '- one'],
  ['◦one\n◦two', '- one'],
])('finds the list in %j', (text, corrected) => expect(findPastedList(text)?.corrected).toBe(corrected));

it.each([
  '- one\n- two',
  '* one\n* two',
  '• one',
  '-5 degrees\nand more',
  'a – b\nc – d',
  '*slanted*\n*words*',
  '1. one\n2. two',
])('finds none in %j', (text) => expect(findPastedList(text)).toBeUndefined());
