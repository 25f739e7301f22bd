import type { Edit } from './problem.ts';

/** Names of invisible characters for sentences. Spaces come first: between words they are correct. */
const characterNames: Record<string, string> = {
  '\u00a0': 'a no-break space',
  '\u202f': 'a narrow no-break space',
  '\u2009': 'a thin space',
  '\u3000': 'a wide space',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u200e': 'a left-to-right mark',
  '\u200f': 'a right-to-left mark',
  '\u202a': 'a left-to-right embedding',
  '\u202c': 'the end of a direction',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte order mark',
};

const invisible = /[\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/;
const allInvisible = new RegExp(invisible, 'g');

export interface InvisibleCharacter {
  /** Name for sentences: `a zero-width space`. */
  name: string;
  /** Offset in UTF-16 code units. */
  offset: number;
}

/** Finds the first invisible character other than ordinary spaces and line ends. */
export function findInvisibleCharacter(text: string): InvisibleCharacter | undefined {
  const found = text.match(invisible);
  return found ? { name: characterNames[found[0]] ?? 'an unusual space', offset: found.index ?? 0 } : undefined;
}

/** Edits that remove invisible characters. There are none if one of them is a space between words. */
export function editsRemovingInvisible(text: string): Edit[] {
  if (/[^\s"]\s+[^\s"]/.test(text.replaceAll(' ', '_'))) return [];
  return [...text.matchAll(allInvisible)].map(({ index }) => ({ offset: index, length: 1, text: '' }));
}

/** Removes invisible characters from a text. Unusual spaces between words become ordinary ones. */
export function removeInvisible(text: string): string {
  const isAddress = /[/:@]/.test(text);
  const spaced = isAddress ? text : text.replace(/(?<=\S)[\u00a0\u2000-\u200a\u202f\u205f\u3000](?=\S)/g, ' ');
  return spaced.replace(allInvisible, '');
}
