import { blankCharacters } from './blankText.ts';
import { asText } from './value.ts';

const word = new RegExp(`[^${blankCharacters}]+`, 'g');

/** Number of words of a text: what stands between white space. */
export const wordsOf = (value: unknown): number => asText(value).match(word)?.length ?? 0;
