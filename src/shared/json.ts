/** JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value if it is an object, else an empty one. */
export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Value as a list: a value that is none is its only entry. */
export const asList = (value: Json | undefined): (Json | undefined)[] => (Array.isArray(value) ? value : [value]);

/** Value of a key that may be any text. Inherited properties such as `constructor` are ignored. */
export const getOwnValue = <Value>(
  object: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => (object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined);

/** Keys of an object that have a value. */
export const definedKeys = (object: JsonObject): string[] =>
  Object.keys(object).filter((key) => object[key] !== undefined);

/** Compares two values; the order of keys makes no difference. */
export function isEqualJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqualJson(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const [keys, others] = [definedKeys(one), definedKeys(other)];
  return (
    keys.length === others.length && keys.every((key) => Object.hasOwn(other, key) && isEqualJson(one[key], other[key]))
  );
}

export const byteOrderMark = '\ufeff';

export const withoutByteOrderMark = (text: string): string => (text.startsWith(byteOrderMark) ? text.slice(1) : text);

/** Parses a file's text; a byte order mark is skipped. */
export const parseFileText = (text: string): Json => JSON.parse(withoutByteOrderMark(text)) as Json;

export function isJsonText(text: string): boolean {
  try {
    parseFileText(text);
    return true;
  } catch {
    return false;
  }
}

/** Parses a text; undefined if it is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
