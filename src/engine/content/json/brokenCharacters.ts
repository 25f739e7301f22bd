import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { findDirectionProblems } from './directionCharacters.ts';

/** Matches an escape sequence; the digits of its code unit are in the group. */
const escapeSequence = /\\(?:u([\da-f]{4})|[\s\S])/gi;

/** Characters that neither HTML nor XML can contain; half of a character is replaced by U+FFFD. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/**
 * Reports characters that no document can contain, and takes them out of the file's value: control characters, and
 * halves of characters, as in `"\ud83d"`. Reports also characters that reverse the order of what is shown.
 * @param hasEscapes false for a text in which a backslash is a character like others
 */
export function replaceBrokenCharacters(file: SourceFile, { hasEscapes = true } = {}): Problem[] {
  const controls = hasEscapes ? findControls(file.text) : findAll(file.text, controlCharacters);
  const halves = hasEscapes && /\\ud[89a-f]/i.test(file.text) ? findHalves(file.text) : [];
  if (controls.length + halves.length > 0) file.json = repair(file.json);
  return [
    ...findDirectionProblems(file, hasEscapes),
    ...controls.map(({ offset, text }) => {
      const range = { offset, length: text.length };
      const location = { file, ...range, fix: [{ ...range, text: '' }] };
      return createProblem('json-control-character', { name: 'an invisible control character' }, location);
    }),
    ...halves.map(({ offset, text }) =>
      createProblem('file-character-broken', { text }, { file, offset, length: text.length }),
    ),
  ];
}

interface Found {
  offset: number;
  text: string;
}

/** Control characters that JSON allows as they are. */
const rawControls = /[\u007f-\u009f\ufffe\uffff]/g;

const findAll = (text: string, pattern: RegExp): Found[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ offset: index, text: found }));

/** Control characters, as they are or as escape sequences; explainSyntax.ts reports those that JSON does not allow. */
function findControls(text: string): Found[] {
  const raw = findAll(text, rawControls);
  if (!/\\(?:[bf]|u00|uff)/i.test(text)) return raw;
  const escaped = [...text.matchAll(escapeSequence)].flatMap(({ index, 0: sequence, 1: digits }) => {
    const character = digits ? String.fromCharCode(Number.parseInt(digits, 16)) : '';
    const isControl = sequence === '\\b' || sequence === '\\f' || character.search(controlCharacters) >= 0;
    return isControl ? [{ offset: index, text: sequence }] : [];
  });
  return [...raw, ...escaped];
}

function findHalves(text: string): Found[] {
  const halves: Found[] = [];
  /** Last high surrogate, until what follows it is known. */
  let high: Found | undefined;
  for (const { index, 0: sequence, 1: digits = '' } of text.matchAll(escapeSequence)) {
    const isHigh = /^d[89ab]/i.test(digits);
    const isLow = /^d[c-f]/i.test(digits);
    const isPair = isLow && high !== undefined && high.offset + high.text.length === index;
    const half = { offset: index, text: sequence };
    if (high && !isPair) halves.push(high);
    if (isLow && !isPair) halves.push(half);
    high = isHigh ? half : undefined;
  }
  return high ? [...halves, high] : halves;
}

const repairText = (text: string) => text.replace(controlCharacters, '').replace(/\p{Surrogate}/gu, '\ufffd');

function repair(value: Json | undefined): Json | undefined {
  if (typeof value === 'string') return repairText(value);
  if (Array.isArray(value)) return value.map((item) => repair(item) as Json);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [repairText(key), repair(inner)]));
}
