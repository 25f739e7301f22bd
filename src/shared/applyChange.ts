import { isObject, type Json, type JsonObject } from './json.ts';
import { parentPointer, parsePointer, valueAt } from './pointer.ts';
import type { JsonChange } from './studio.ts';

/**
 * Applies a change to a file's value, without modifying the original.
 * @throws Error if the pointer of the change has no value
 */
export function applyChange(json: Json, change: JsonChange): Json {
  switch (change.kind) {
    case 'text':
      return JSON.parse(change.text) as Json;
    case 'set':
      return change.pointer === '' ? change.value : withValueAt(json, change.pointer, change.value, false);
    case 'insert':
      return withValueAt(json, change.pointer, change.value, true);
    case 'remove':
      return withValueAt(json, change.pointer, undefined, false);
    case 'rename':
      return withRenamedKey(json, change.pointer, change.key);
    case 'move': {
      const value = valueAt(json, change.pointer);
      if (value === undefined) throw missingValueError(change.pointer);
      // Both pointers count before the change, so the later one is applied first.
      return isRemovableFirst(change.pointer, change.to)
        ? withValueAt(withValueAt(json, change.to, value, true), change.pointer, undefined, false)
        : withValueAt(withValueAt(json, change.pointer, undefined, false), change.to, value, true);
    }
  }
}

const missingValueError = (pointer: string) => new Error(`There is nothing at ${pointer} any more.`);

/** @returns true if the insertion has to come before the removal, so that the pointer of the removal stays valid */
function isRemovableFirst(pointer: string, other: string): boolean {
  const [first, second] = [parsePointer(pointer), parsePointer(other)];
  const firstDifference = first.findIndex((key, index) => key !== second[index]);
  if (firstDifference === -1) return true;
  return Number(first[firstDifference]) < Number(second[firstDifference]);
}

function withValueAt(json: Json, pointer: string, value: Json | undefined, isInserted: boolean): Json {
  const keys = parsePointer(pointer);
  const change = (holder: Json | undefined, [key = '', ...innerKeys]: string[]): Json => {
    if (Array.isArray(holder)) {
      const index = Number(key);
      if (!Number.isInteger(index) || index < 0 || index > holder.length) throw missingValueError(pointer);
      if (innerKeys.length) return holder.with(index, change(holder[index], innerKeys));
      if (isInserted && value !== undefined) return holder.toSpliced(index, 0, value);
      if (index === holder.length && value === undefined) throw missingValueError(pointer);
      return value === undefined ? holder.toSpliced(index, 1) : holder.toSpliced(index, 1, value);
    }
    if (!isObject(holder)) throw missingValueError(pointer);
    if (innerKeys.length) return { ...holder, [key]: change(holder[key], innerKeys) };
    if (value !== undefined) return { ...holder, [key]: value };
    const { [key]: _, ...others } = holder;
    return others;
  };
  return change(json, keys);
}

function withRenamedKey(json: Json, pointer: string, name: string): Json {
  const old = parsePointer(pointer).at(-1) ?? '';
  const around = parentPointer(pointer);
  const holder = valueAt(json, around);
  if (!isObject(holder) || !Object.hasOwn(holder, old)) throw missingValueError(pointer);
  const renamed: JsonObject = Object.fromEntries(
    Object.entries(holder).map(([key, value]) => [key === old ? name : key, value ?? null]),
  );
  return around === '' ? renamed : withValueAt(json, around, renamed, false);
}
