import { isObject, type Json } from './json.ts';
import type { FileLocation } from './studio.ts';

/** Formats the path of a value as a JSON pointer (RFC 6901). */
export function formatPointer(path: readonly (string | number)[]): string {
  let pointer = '';
  for (const key of path) pointer += typeof key === 'number' ? `/${key}` : `/${escapePointerKey(key)}`;
  return pointer;
}

/** Parses a JSON pointer into the path of a value. */
export const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Escapes a key for a JSON pointer. */
export const escapePointerKey = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

/** Appends a key to a pointer. */
export const childPointer = (pointer: string, key: string | number): string =>
  `${pointer}/${escapePointerKey(String(key))}`;

/** Pointer of the list or JSON object around a value. */
export const parentPointer = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** @returns true if a pointer is the other one or leads into its value */
export const isPointerWithin = (pointer: string, other: string): boolean => `${pointer}/`.startsWith(`${other}/`);

export const isSameLocation = (one: FileLocation | undefined, other: FileLocation | undefined): boolean =>
  one?.file === other?.file && one?.pointer === other?.pointer;

/** @returns true if a location is the other one or inside it */
export const isWithin = (place: FileLocation, other: FileLocation): boolean =>
  place.file === other.file && isPointerWithin(place.pointer, other.pointer);

/** Index of the item of a list to whose value a pointer leads; undefined if it leads elsewhere. */
export function itemIndexIn(list: string, pointer: string): number | undefined {
  const key = isPointerWithin(pointer, list) ? pointer.slice(list.length + 1).split('/')[0] : undefined;
  return key !== undefined && /^\d+$/.test(key) ? Number(key) : undefined;
}

/** Value at a path of keys in an object (own keys only) or list. */
export function readPath(start: Json | undefined, keys: readonly (string | number)[]): Json | undefined {
  let value = start;
  for (const key of keys) {
    if (Array.isArray(value)) value = value[Number(key)];
    else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

/** Value at a pointer; undefined if there is none. */
export const valueAt = (json: Json | undefined, pointer: string): Json | undefined =>
  readPath(json, parsePointer(pointer));
