import { isObject, type Json, type JsonObject } from './json.ts';
import type { Change } from './studio.ts';

/** The keys of a JSON pointer (RFC 6901), from the outside in. */
export const keysOfPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A key behind a pointer. */
export const pointerTo = (pointer: string, key: string | number): string =>
  `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The value at a pointer; undefined where there is none. */
export function valueAt(json: Json | undefined, pointer: string): Json | undefined {
  let value = json;
  for (const key of keysOfPointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)];
    else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }
  return value;
}

/**
 * A file's value after a change; the value before stays as it is.
 * @throws Error when there is no such place
 */
export function applyChange(json: Json, change: Change): Json {
  switch (change.kind) {
    case 'text':
      return JSON.parse(change.text) as Json;
    case 'set':
      return change.pointer === '' ? change.value : withEntry(json, change.pointer, change.value, false);
    case 'insert':
      return withEntry(json, change.pointer, change.value, true);
    case 'remove':
      return withEntry(json, change.pointer, undefined, false);
    case 'rename':
      return renamed(json, change.pointer, change.key);
    case 'move': {
      const value = valueAt(json, change.pointer);
      if (value === undefined) throw noSuchPlace(change.pointer);
      // The pointers are those before the change: what stands behind the one that is moved is taken out first.
      return isBefore(change.pointer, change.to)
        ? withEntry(withEntry(json, change.to, value, true), change.pointer, undefined, false)
        : withEntry(withEntry(json, change.pointer, undefined, false), change.to, value, true);
    }
  }
}

const noSuchPlace = (pointer: string) => new Error(`There is nothing at ${pointer} any more.`);

/** Whether taking out what is at a pointer would leave another one as it is, but not the other way round. */
function isBefore(pointer: string, other: string): boolean {
  const [first, second] = [keysOfPointer(pointer), keysOfPointer(other)];
  const differs = first.findIndex((key, index) => key !== second[index]);
  if (differs === -1) return true;
  return Number(first[differs]) < Number(second[differs]);
}

function withEntry(json: Json, pointer: string, value: Json | undefined, isInserted: boolean): Json {
  const keys = keysOfPointer(pointer);
  const change = (holder: Json | undefined, [key = '', ...rest]: string[]): Json => {
    if (Array.isArray(holder)) {
      const index = Number(key);
      if (!Number.isInteger(index) || index < 0 || index > holder.length) throw noSuchPlace(pointer);
      if (rest.length) return holder.with(index, change(holder[index], rest));
      if (isInserted && value !== undefined) return holder.toSpliced(index, 0, value);
      if (index === holder.length && value === undefined) throw noSuchPlace(pointer);
      return value === undefined ? holder.toSpliced(index, 1) : holder.toSpliced(index, 1, value);
    }
    if (!isObject(holder)) throw noSuchPlace(pointer);
    if (rest.length) return { ...holder, [key]: change(holder[key], rest) };
    if (value !== undefined) return { ...holder, [key]: value };
    const { [key]: _, ...others } = holder;
    return others;
  };
  return change(json, keys);
}

function renamed(json: Json, pointer: string, name: string): Json {
  const keys = keysOfPointer(pointer);
  const old = keys.pop() ?? '';
  const above = keys.reduce((path, key) => pointerTo(path, key), '');
  const holder = valueAt(json, above);
  if (!isObject(holder) || !Object.hasOwn(holder, old)) throw noSuchPlace(pointer);
  const group: JsonObject = Object.fromEntries(
    Object.entries(holder).map(([key, value]) => [key === old ? name : key, value ?? null]),
  );
  return above === '' ? group : withEntry(json, above, group, false);
}
