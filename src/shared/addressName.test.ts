import { expect, it } from 'vitest';
import { explainInvalidName } from '#engine/content/addresses.ts';
import { type AddressStyle, addressNameOf, addressStyleOf } from './addressName.ts';

it.each<[title: string, style: AddressStyle, name: string]>([
  ['Über uns & Größe', { language: 'de' }, 'ueber-uns-groesse'],
  ['Über uns & Größe', { language: 'de', letters: 'any' }, 'über-uns-größe'],
  ['U\u0308ber uns', { language: 'de', letters: 'any' }, 'über-uns'],
  ['Über uns', { language: 'en' }, 'uber-uns'],
  ['v1.2 notes', {}, 'v1-2-notes'],
  ['v1.2 notes', { letters: 'any' }, 'v1-2-notes'],
  ['東京 キャンパス', { language: 'ja' }, '東京-キャンパス'],
  ['प्रवेश प्रक्रिया', { language: 'hi', letters: 'any' }, 'प्रवेश-प्रक्रिया'],
  ['می\u200cخواهم', { language: 'fa', letters: 'any' }, 'میخواهم'],
  ['İstanbul IŞIK', { language: 'tr', letters: 'any' }, 'istanbul-ışık'],
  ['Ünïcode', { letters: 'any' }, 'ünïcode'],
  ['!', {}, ''],
])('makes of %j in %j the name %j', (title, style, name) => {
  expect(addressNameOf(title, style)).toBe(name);
  if (name) expect(explainInvalidName(name)).toBeUndefined();
});

it('makes no name that is too long for a file', () => {
  const name = addressNameOf('प्रवेश '.repeat(40), { letters: 'any' });
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(150);
  expect(explainInvalidName(name)).toBeUndefined();
});

it('reads the style of a site', () => {
  expect(addressStyleOf({ language: 'de', addressLetters: 'any' })).toEqual({ language: 'de', letters: 'any' });
  expect(addressStyleOf({ language: 'nonsense 1' })).toEqual({ language: undefined, letters: 'a-z' });
});
