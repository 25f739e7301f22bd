import { expect, it } from 'vitest';
import { findRepeatedWord } from './tokenWords.ts';

it.each([
  ['{page.fields.years} years', '4 years', '4 years years'],
  ['Takes {page.fields.years} Years in all', '4 years', '4 years Years'],
  ['Rs. {page.fields.fee}', 'Rs 500', 'Rs. Rs 500'],
  ['The {site.name}', 'The College', 'The The College'],
  ['{site.facts.share}% of all', '92%', '92%%'],
  ['{page.fields.dauer} Jahre', '4 Jahre', '4 Jahre Jahre'],
  ['{page.fields.years} वर्ष', '4 वर्ष', '4 वर्ष वर्ष'],
])('reads %s with the value %s', (text, value, shown) => {
  expect(findRepeatedWord(text, () => value)?.shown).toBe(shown);
});

it.each([
  ['{page.fields.years} years', '4'],
  ['{page.fields.years} yearly', '4 years'],
  ['Block {page.fields.name}', 'Block'],
  ['a {site.name}', 'a college'],
  ['{site.name}, college of arts', 'Example College'],
  ['Since {site.foundedYear} 2003', '2003'],
  ['{site.unknown} years', undefined],
])('finds nothing wrong in %s with the value %s', (text, value) => {
  expect(findRepeatedWord(text, () => value)).toBeUndefined();
});
