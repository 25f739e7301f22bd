import { expect, it } from 'vitest';
import { slugify } from './slugify.ts';

it.each([
  ['Übergröße', 'de', 'uebergroesse'],
  ['Übergröße', 'de-AT', 'uebergroesse'],
  // As macOS writes names of files.
  ['Übergröße'.normalize('NFD'), 'de', 'uebergroesse'],
  ['Übergröße', 'en', 'ubergrosse'],
  ['pingüino', 'es', 'pinguino'],
  ['Smörgås', 'sv', 'smorgas'],
  ['Rødgrød på Ærø', 'da', 'roedgroed-paa-aeroe'],
  ['İstanbul ışık', 'tr', 'istanbul-isik'],
  ['Łódź', 'pl', 'lodz'],
  ['Московский вокзал', 'ru', 'moskovskiy-vokzal'],
  ['Αθήνα', 'el', 'athina'],
  ['étoile du Nord', undefined, 'etoile-du-nord'],
  ['IMG 0815', undefined, 'img-0815'],
  ['東京', 'ja', ''],
])('writes %s in %s as %s', (name, language, slug) => {
  expect(slugify(name, language)).toBe(slug);
});
