import { applyChange } from '#shared/applyChange.ts';
import { definedKeys, isEqualJson, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { moveItem } from '#shared/listMove.ts';
import { childPointer, parsePointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';

/** Finds the smallest changes from one value to another. Each is applied to the result of those before it. */
export function changesBetween(before: Json, after: Json, pointer = ''): JsonChange[] {
  if (isEqualJson(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, pointer);
  if (isObject(before) && isObject(after)) return objectChanges(before, after, pointer);
  return [{ kind: 'set', pointer, value: after }];
}

function objectChanges(before: JsonObject, after: JsonObject, pointer: string): JsonChange[] {
  const [old, current] = [definedKeys(before), definedKeys(after)];
  const removed = old.filter((key) => after[key] === undefined || !Object.hasOwn(after, key));
  const added = current.filter((key) => before[key] === undefined || !Object.hasOwn(before, key));
  const [from = '', to = ''] = [removed[0], added[0]];
  const isRenamed = removed.length === 1 && added.length === 1 && old.indexOf(from) === current.indexOf(to);
  if (isRenamed && isEqualJson(before[from], after[to])) {
    const { [from]: _, ...others } = before;
    const { [to]: __, ...othersAfter } = after;
    return [
      { kind: 'rename', pointer: childPointer(pointer, from), key: to },
      ...objectChanges(others, othersAfter, pointer),
    ];
  }
  return [
    ...removed.map((key): JsonChange => ({ kind: 'remove', pointer: childPointer(pointer, key) })),
    ...current.flatMap((key): JsonChange[] => {
      const [place, value] = [childPointer(pointer, key), after[key] as Json];
      const previous = added.includes(key) ? undefined : before[key];
      return previous === undefined ? [{ kind: 'set', pointer: place, value }] : changesBetween(previous, value, place);
    }),
  ];
}

function listChanges(before: Json[], after: Json[], pointer: string): JsonChange[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqualJson(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isEqualJson(before.at(-1 - end), after.at(-1 - end))) end++;
  const old = before.slice(start, before.length - end);
  const current = after.slice(start, after.length - end);
  const at = (index: number) => childPointer(pointer, start + index);
  if (old.length === current.length && old.length > 1) {
    const last = start + old.length - 1;
    const ends: [from: number, to: number][] = [
      [start, last],
      [last, start],
    ];
    const move = ends.find((fromTo) => isEqualJson(applyChange(before, moveItem('', ...fromTo)), after));
    if (move) return [moveItem(pointer, ...move)];
  }
  const common = Math.min(old.length, current.length);
  return [
    ...old.slice(0, common).flatMap((item, index) => changesBetween(item, current[index] as Json, at(index))),
    ...old.slice(common).map((): JsonChange => ({ kind: 'remove', pointer: at(common) })),
    ...current
      .slice(common)
      .map((value, index): JsonChange => ({ kind: 'insert', pointer: at(common + index), value })),
  ];
}

/**
 * Sets a value at a pointer of another one, and creates missing objects on the way.
 * @param value new value; undefined removes it, and objects that become empty up to `stay`
 * @param stay pointer of the object that is not removed even if it is empty
 */
export function withValue(json: Json, pointer: string, value: Json | undefined, stay = ''): Json {
  const isRemoved = (inner: Json | undefined, path: string) =>
    inner === undefined ||
    (value === undefined && isObject(inner) && !definedKeys(inner).length && !stay.startsWith(path));
  const change = (holder: Json | undefined, [key, ...keys]: string[], path: string): Json | undefined => {
    if (key === undefined) return value;
    const innerPath = childPointer(path, key);
    if (Array.isArray(holder) && /^\d+$/.test(key)) {
      const inner = change(holder[Number(key)], keys, innerPath);
      return inner === undefined ? holder.toSpliced(Number(key), 1) : holder.with(Number(key), inner);
    }
    const object = isObject(holder) ? holder : {};
    const inner = change(Object.hasOwn(object, key) ? object[key] : undefined, keys, innerPath);
    if (!isRemoved(inner, innerPath)) return { ...object, [key]: inner };
    const { [key]: _, ...others } = object;
    return others;
  };
  return change(json, parsePointer(pointer), '') ?? json;
}
