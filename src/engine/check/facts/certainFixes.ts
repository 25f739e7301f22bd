import type { Schema } from '#engine/content/schema/schema.ts';
import type { TextReplacement } from '#engine/problems/createProblem.ts';
import { isObject, type Json } from '#shared/json.ts';

/** Part of a problem's location: the replacement for `--fix`. Empty if a person has to decide. */
interface CertainFix {
  exchange?: TextReplacement;
}

/**
 * Fix of a misspelt key when the intended key is beyond doubt: the group does not have it yet, and no other misspelt
 * key may mean it.
 * @param value the group that holds the key
 */
export function certainKeyFix(key: string, value: Json | undefined, schema: Schema): CertainFix {
  const names = Object.keys(schema.properties ?? {});
  const to = findCertainName(key, names);
  if (to === undefined || !isObject(value) || to in value) return {};
  if (!acceptsTypeOf(schema.properties?.[to], value[key])) return {};
  const isUnique = Object.keys(value).every(
    (other) => other === key || names.includes(other) || findCertainName(other, names) !== to,
  );
  return isUnique ? { exchange: { from: key, to } } : {};
}

/** True if a property accepts the type of a value: `"links": [ … ]` is hardly meant for `"link": "/about"`. */
function acceptsTypeOf(property: Schema | undefined, value: Json | undefined): boolean {
  const types = [property?.type ?? []].flat();
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.length === 0 || types.includes(kind) || (kind === 'number' && types.includes('integer'));
}

/** Fix of a value that differs from exactly one allowed value only in case. */
export function certainValueFix(value: Json | undefined, allowed: readonly unknown[]): CertainFix {
  if (typeof value !== 'string') return {};
  const same = allowed.filter((name) => typeof name === 'string' && name.toLowerCase() === value.toLowerCase());
  return same.length === 1 ? { exchange: { from: value, to: String(same[0]) } } : {};
}

/** Fix of a misspelt block type when the intended type is beyond doubt. */
export function certainBlockTypeFix(type: string, known: readonly string[]): CertainFix {
  const to = findCertainName(type, known);
  return to === undefined ? {} : { exchange: { from: type, to } };
}

/** Least number of letters of a word to correct: shorter words have too many neighbours. */
const minCertainLength = 4;

/**
 * Finds the name that was meant beyond reasonable doubt: the only one that differs only in case, else the only one that
 * is one swapped, wrong, missing or extra letter away.
 * @param names every name that is valid there, including those in use already
 */
export function findCertainName(word: string, names: Iterable<string>): string | undefined {
  const small = word.toLowerCase();
  const candidates = [...names];
  const sameLetters = candidates.filter((name) => name.toLowerCase() === small);
  if (sameLetters.length > 0) return sameLetters.length === 1 ? sameLetters[0] : undefined;
  if (word.length < minCertainLength) return undefined;
  const neighbours = candidates.filter(
    (name) => name.length >= minCertainLength && isOneLetterAway(small, name.toLowerCase()),
  );
  return neighbours.length === 1 ? neighbours[0] : undefined;
}

function isOneLetterAway(a: string, b: string): boolean {
  if (a.length > b.length) return isOneLetterAway(b, a);
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const tail = a.slice(start);
  if (a.length < b.length) return tail === b.slice(start + 1);
  const isWrong = tail.slice(1) === b.slice(start + 1);
  const isSwapped = tail[0] === b[start + 1] && tail[1] === b[start] && tail.slice(2) === b.slice(start + 2);
  return isWrong || isSwapped;
}
