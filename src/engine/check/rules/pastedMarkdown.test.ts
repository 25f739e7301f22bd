import { expect, it } from 'vitest';
import { findMarkdown } from './pastedMarkdown.ts';

it.each([
  ['Ask [our team](/team) today', '[our team](/team)'],
  ['*Welcome* to all', '*Welcome*'],
  ['आप *यहाँ* हैं', '*यहाँ*'],
])('finds in %s what visitors would read', (text, found) => expect(findMarkdown(text)).toBe(found));

it.each(['2 * 3 * 4', '*, image/*', 'Fees*', '* free of charge', '[1] and (2)', 'a*b*c', '**bold**'])(
  'takes %s as it is',
  (text) => expect(findMarkdown(text)).toBeUndefined(),
);
