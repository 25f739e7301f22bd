import transliterate from '@sindresorhus/transliterate';

/** Languages in which a letter such as `ü` or `å` is written with others, where there are only those from a to z. */
const languagesWithOwnLetters = ['da', 'de', 'hu', 'is', 'lb', 'nb', 'nn', 'no', 'sr', 'sv', 'tr'];

/**
 * Converts a name for use in an address; empty if it has no usable characters.
 * @param language BCP 47 tag of the language in which the name is written: `Übergröße` is `uebergroesse` in German
 */
export function slugify(name: string, language?: string): string {
  const hasOwnLetters = languagesWithOwnLetters.includes(language?.toLowerCase().split('-')[0] ?? '');
  const letters = hasOwnLetters ? name.normalize('NFC') : withoutAccents(name);
  return transliterate(letters, language === undefined ? {} : { locale: language })
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/-*([._-])-*/g, '$1')
    .replace(/^[._-]+|[._-]+$/g, '');
}

const withoutAccents = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
