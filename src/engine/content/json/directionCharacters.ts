import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';

/** Characters that reverse the order in which the text behind them is shown. */
const directionNames: Record<string, string> = {
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
};

interface DirectionCharacter {
  /** Offset in UTF-16 code units. */
  offset: number;
  /** The character as written, perhaps as an escape sequence. */
  written: string;
  character: string;
}

/** Matches, in JSON, ends of texts and paragraphs, escape sequences, and characters of direction. */
const jsonToken = /\\(?:u([\da-f]{4})|[\s\S])|["\n\u2029\u202a-\u202e\u2066-\u2069]/gi;

/** Matches, in other texts, ends of lines and characters of direction. */
const plainToken = /[\n\u2029\u202a-\u202e\u2066-\u2069]/g;

/** Characters of the text around a place that a problem shows. */
const shownLength = 20;

/**
 * Reports characters that show a text in another order than it is written: overrides, and embeddings and isolates that
 * do not end within their paragraph.
 * @param hasEscapes false for a text in which a backslash is a character like others
 */
export function findDirectionProblems(file: SourceFile, hasEscapes: boolean): Problem[] {
  const { text } = file;
  if (!/[\u202a-\u202e\u2066-\u2068]|\\u20(?:2[a-e]|6[678])/i.test(text)) return [];
  return findUnended(text, hasEscapes ? jsonToken : plainToken).map(({ offset, written, character }) => {
    const range = { offset, length: written.length };
    const code = codeOf(character);
    const before = text.slice(Math.max(0, offset - shownLength), offset).replace(/^.*["\\\n]/s, '');
    const after = text.slice(offset + written.length, offset + written.length + shownLength).replace(/["\\\n].*$/s, '');
    const args = { name: directionNames[character] ?? '', code, place: makeVisible(before + character + after) };
    return createProblem('text-direction', args, { file, ...range, fix: [{ ...range, text: '' }] });
  });
}

const codeOf = (character: string): string => `U+${character.charCodeAt(0).toString(16).toUpperCase()}`;

const makeVisible = (text: string): string =>
  text.replace(/[\u202a-\u202e\u2066-\u2069]/g, (character) => `⟦${codeOf(character)}⟧`);

function findUnended(text: string, token: RegExp): DirectionCharacter[] {
  const found: DirectionCharacter[] = [];
  let open: DirectionCharacter[] = [];
  for (const { index, 0: written, 1: digits } of text.matchAll(token)) {
    const character = digits ? String.fromCharCode(Number.parseInt(digits, 16)) : written;
    const direction = { offset: index, written, character };
    if (['"', '\n', '\u2029', '\\n'].includes(character)) {
      found.push(...open);
      open = [];
    } else if (character === '\u202d' || character === '\u202e') found.push(direction);
    else if (directionNames[character]) open.push(direction);
    else if (character === '\u202c' || character === '\u2069') open.pop();
  }
  return [...found, ...open];
}
