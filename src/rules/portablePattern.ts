/*
 * Patterns of pages are those of JavaScript in Unicode mode. Other implementations of JSON Schema hand them to the
 * engine of their language, where `\d` may include the digits of all scripts and `\p{L}` or `\u00e9` may be unknown.
 */

/** Sets that a backslash and a letter stand for, as the inside of a class. */
const setsByLetter: Record<string, string> = {
  d: '0-9',
  w: 'A-Za-z0-9_',
  s: '\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
};

const controlsByLetter: Record<string, string> = { t: '\t', n: '\n', v: '\v', f: '\f', r: '\r' };

/** Characters that have a meaning inside and outside of a class, so that they stand there with a backslash. */
const special = { inside: /[\\^[\]-]/, outside: /[\\^$.*+?()[\]{}|]/ };

const literal = (character: string, isInClass: boolean) =>
  special[isInClass ? 'inside' : 'outside'].test(character) ? `\\${character}` : character;

/** Constructs that some engine lacks: assertions that look around, references back, names, positions within words. */
const unsupported = /^\((?:\?[=!<])|^\\[1-9kbB]/;

const token =
  /\\p\{[^}]*\}|\\P\{[^}]*\}|\\u\{[0-9A-Fa-f]+\}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\[\s\S]|\(\?[=!<]|[\s\S]/gu;

/**
 * Rewrites a pattern with literal characters, classes, groups and quantifiers only.
 * @returns undefined if that is not possible, as for a pattern that looks around
 */
export function portablePattern(source: string): string | undefined {
  let isInClass = false;
  let result = '';
  for (const [part] of source.matchAll(token)) {
    if (!isInClass && unsupported.test(part)) return undefined;
    const set = setOf(part);
    if (set !== undefined) {
      if (set.isNegated && isInClass) return undefined;
      result += isInClass ? set.inside : `[${set.isNegated ? '^' : ''}${set.inside}]`;
      continue;
    }
    if (part === '[') isInClass = true;
    else if (part === ']') isInClass = false;
    // A dot matches no line break in JavaScript, of which there are four.
    result += part === '.' && !isInClass ? '[^\n\r\u2028\u2029]' : plainPart(part, isInClass);
  }
  return result;
}

/** A part that stands for one character, without an escape that only JavaScript has. */
function plainPart(part: string, isInClass: boolean): string {
  const hex = part.match(/^\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))$/);
  if (hex) return literal(String.fromCodePoint(Number.parseInt(hex.slice(1).find(Boolean) ?? '', 16)), isInClass);
  const control = part.startsWith('\\') ? controlsByLetter[part.slice(1)] : undefined;
  return control ?? part;
}

interface CharacterSet {
  inside: string;
  isNegated: boolean;
}

function setOf(part: string): CharacterSet | undefined {
  const [, letter = ''] = part.match(/^\\([dwsDWS])$/) ?? [];
  if (letter) return { inside: setsByLetter[letter.toLowerCase()] ?? '', isNegated: letter < 'a' };
  if (!/^\\p\{/i.test(part)) return undefined;
  return { inside: rangesOf(`\\p${part.slice(2)}`), isNegated: part[1] === 'P' };
}

const rangesByProperty = new Map<string, string>();

/** All characters with a property of Unicode, as ranges. */
function rangesOf(property: string): string {
  const known = rangesByProperty.get(property);
  if (known !== undefined) return known;
  const matcher = new RegExp(property, 'u');
  const ranges: [first: number, last: number][] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    // Surrogates are no characters.
    if ((code >= 0xd800 && code <= 0xdfff) || !matcher.test(String.fromCodePoint(code))) continue;
    const range = ranges.at(-1);
    if (range?.[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const text = ranges
    .map((range) => [...new Set(range)].map((code) => literal(String.fromCodePoint(code), true)).join('-'))
    .join('');
  rangesByProperty.set(property, text);
  return text;
}
