import { addressWord } from './addressWord.ts';
import type { JsonObject } from './json.ts';
import { slugify } from './slugify.ts';

/** Letters that a site has in the addresses of new pages, and the language of its titles. */
export interface AddressStyle {
  /** BCP 47 tag; the language decides how letters are written with those from a to z. */
  language?: string | undefined;
  /** `any`: as the title is written; else those from a to z. */
  letters?: 'a-z' | 'any' | undefined;
}

/** Style of addresses in `_site.json`. */
export const addressStyleOf = ({ language, addressLetters }: JsonObject): AddressStyle => ({
  language: typeof language === 'string' && /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(language) ? language : undefined,
  letters: addressLetters === 'any' ? 'any' : 'a-z',
});

/** Bytes of a name made of a title. File systems accept 255, of which a letter outside ASCII takes two to four. */
const maxBytes = 150;

const bytesOf = (text: string) => encodeURIComponent(text).replace(/%../g, '-').length;

/**
 * Makes a name in an address of a title: `Über uns` becomes `ueber-uns` in German, or `über-uns` with any letters. A title
 * that cannot be written with letters from a to z keeps its own. @returns an empty text if nothing of it can stand there
 */
export function addressNameOf(title: string, { language, letters }: AddressStyle): string {
  const plain = letters === 'any' ? '' : slugify(title, language).replace(/[._]+/g, '-');
  const words = plain
    ? plain.split('-')
    : (title
        .toLocaleLowerCase(language)
        .replace(/\p{Cs}/gu, '')
        .normalize()
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .match(new RegExp(addressWord, 'gu')) ?? []);
  while (words.length > 1 && bytesOf(words.join('-')) > maxBytes) words.pop();
  return words.join('-');
}
