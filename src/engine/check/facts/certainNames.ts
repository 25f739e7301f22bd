import type { Schema } from '#engine/content/schema/schema.ts';
import type { Exchange } from '#engine/problems/problemAt.ts';
import { isObject, type Json } from '#shared/json.ts';

/** Part of a problem's place: what `--fix` puts there. Empty where a person has to decide. */
interface Certain {
  exchange?: Exchange;
}

/**
 * The key that was meant, when it is beyond doubt: not when it stands in the group already, nor when another
 * misspelt key may mean the same one.
 * @param value the group that holds the key
 */
export function certainKey(key: string, value: Json | undefined, schema: Schema): Certain {
  const names = Object.keys(schema.properties ?? {});
  const to = nearCertain(key, names);
  if (to === undefined || !isObject(value) || to in value) return {};
  if (!mayHold(schema.properties?.[to], value[key])) return {};
  const isAlone = Object.keys(value).every(
    (other) => other === key || names.includes(other) || nearCertain(other, names) !== to,
  );
  return isAlone ? { exchange: { from: key, to } } : {};
}

/** Whether a value is of the kind that a property takes: `"links": [ … ]` is hardly meant for `"link": "/about"`. */
function mayHold(property: Schema | undefined, value: Json | undefined): boolean {
  const types = [property?.type ?? []].flat();
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.length === 0 || types.includes(kind) || (kind === 'number' && types.includes('integer'));
}

/** The value of a few possible ones that was meant: the only one that differs in capitals only. */
export function certainValue(value: Json | undefined, allowed: readonly unknown[]): Certain {
  if (typeof value !== 'string') return {};
  const same = allowed.filter((name) => typeof name === 'string' && name.toLowerCase() === value.toLowerCase());
  return same.length === 1 ? { exchange: { from: value, to: String(same[0]) } } : {};
}

/** The block type that was meant, when it is beyond doubt. */
export function certainType(type: string, known: readonly string[]): Certain {
  const to = nearCertain(type, known);
  return to === undefined ? {} : { exchange: { from: type, to } };
}

/** Shorter words have too many neighbours for one of them to be certain. */
const shortest = 4;

/**
 * The name that was meant beyond reasonable doubt: the only one that differs in capitals only, else the only one that
 * is one swapped, wrong, missing or extra letter away.
 * @param names every name that has a meaning there, also those in use already
 */
export function nearCertain(word: string, names: Iterable<string>): string | undefined {
  const small = word.toLowerCase();
  const candidates = [...names];
  const sameLetters = candidates.filter((name) => name.toLowerCase() === small);
  if (sameLetters.length > 0) return sameLetters.length === 1 ? sameLetters[0] : undefined;
  if (word.length < shortest) return undefined;
  const neighbours = candidates.filter((name) => name.length >= shortest && isOneLetterAway(small, name.toLowerCase()));
  return neighbours.length === 1 ? neighbours[0] : undefined;
}

function isOneLetterAway(a: string, b: string): boolean {
  if (a.length > b.length) return isOneLetterAway(b, a);
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = a.slice(start);
  if (a.length < b.length) return rest === b.slice(start + 1);
  const isWrong = rest.slice(1) === b.slice(start + 1);
  const isSwapped = rest[0] === b[start + 1] && rest[1] === b[start] && rest.slice(2) === b.slice(start + 2);
  return isWrong || isSwapped;
}
