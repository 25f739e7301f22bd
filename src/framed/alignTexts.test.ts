import { expect, test } from 'vitest';
import { alignTexts } from './alignTexts.ts';

const found = (texts: string, traced: string) => alignTexts(texts.split(' '), traced.split(' '));

test('texts as they were sent are themselves, however often the same words come', () => {
  expect(found('more a more b more', 'more a more b more')).toEqual([0, 1, 2, 3, 4]);
});

test('words that stand in place of others leave equal words around them where they are', () => {
  const sent = 'heading Press Turn prompt text prompt text';
  expect(found('heading prompt Turn prompt text prompt text', sent)).toEqual([0, undefined, 2, 3, 4, 5, 6]);
  expect(found('heading Press text prompt text Plant text', sent)).toEqual([0, 1, undefined, 3, 4, undefined, 6]);
});

test('what a script has added comes from nowhere', () => {
  expect(found('a new b', 'a b')).toEqual([0, undefined, 1]);
});

test('in a filtered list the same words belong to their own item', () => {
  const sent = 'Ann more Ben more Cem more';
  expect(found('Cem more', sent)).toEqual([4, 5]);
  expect(found('Ann more Cem more', sent)).toEqual([0, 1, 4, 5]);
  expect(found('more Cem', 'more Ann more Ben more Cem')).toEqual([4, 5]);
});

test('in a list in another order too', () => {
  expect(found('Cem more Ann more Ben more', 'Ann more Ben more Cem more')).toEqual([4, 5, 0, 1, 2, 3]);
});

test('a list that is shown twice is the same list', () => {
  expect(found('a b a b', 'a b')).toEqual([0, 1, 0, 1]);
});

test('where nothing else helps, the same words are taken in their order', () => {
  expect(found('new x x x', 'x x x')).toEqual([undefined, 0, 1, 2]);
});

test('nothing is found where nothing was sent', () => {
  expect(alignTexts(['a'], [])).toEqual([undefined]);
  expect(alignTexts([], ['a'])).toEqual([]);
});

test('ten thousand texts in another order take no time to speak of', () => {
  const sent = Array.from({ length: 5000 }, (_, index) => [`item ${index}`, 'more']).flat();
  const shown = sent.toReversed();
  const place = alignTexts(shown, sent);
  expect(place.filter((index) => index === undefined)).toEqual([]);
  expect(new Set(place).size).toBe(sent.length);
});
