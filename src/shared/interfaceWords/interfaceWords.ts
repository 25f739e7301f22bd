import { arabic } from './arabic.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import type { InterfaceWords } from './words.ts';

const languages: Partial<Record<string, InterfaceWords>> = { ar: arabic, de: german, hi: hindi };

/**
 * Words of the interface in a language that comes with Lintel.
 * @param tag BCP 47 tag, of which the language decides: `de-AT` is German
 * @returns undefined for English, which stands where there are no others, and for languages that a site has to bring words for
 */
export const wordsIn = (tag: string): InterfaceWords | undefined => languages[tag.replace(/-.*/s, '')];
