import { createProblem } from '#engine/problems/createProblem.ts';
import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';

/** Matches an escape sequence; code units of surrogates are in the group. */
const escapeSequence = /\\(?:u([\da-f]{4})|[\s\S])/gi;

/**
 * Reports halves of characters: escape sequences of one half of a surrogate pair, as in `"\ud83d"`. In the file's value
 * U+FFFD stands for each, as no address, file or document can contain them.
 */
export function replaceBrokenCharacters(file: SourceFile): Problem[] {
  if (!/\\ud[89a-f]/i.test(file.text)) return [];
  const halves = findHalves(file.text);
  if (halves.length > 0) file.json = withoutHalves(file.json);
  return halves.map(({ offset, text }) =>
    createProblem('file-character-broken', { text }, { file, offset, length: text.length }),
  );
}

interface Half {
  offset: number;
  text: string;
}

function findHalves(text: string): Half[] {
  const halves: Half[] = [];
  /** Last high surrogate, until what follows it is known. */
  let high: Half | undefined;
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

const repaired = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

function withoutHalves(value: Json | undefined): Json | undefined {
  if (typeof value === 'string') return repaired(value);
  if (Array.isArray(value)) return value.map((item) => withoutHalves(item) as Json);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [repaired(key), withoutHalves(inner)]));
}
