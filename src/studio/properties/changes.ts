import { keysOfPointer, pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';

/**
 * The smallest changes that make one value of another, each to be applied to what those before it gave.
 * @param pointer of the value in its file
 */
export function changesBetween(before: Json, after: Json, pointer = ''): Change[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, pointer);
  if (isObject(before) && isObject(after)) return inGroup(before, after, pointer);
  return [{ kind: 'set', pointer, value: after }];
}

/** Whether two values are the same; the order of keys makes no difference. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const [keys, others] = [keysOf(one), keysOf(other)];
  return (
    keys.length === others.length && keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

const keysOf = (group: JsonObject) => Object.keys(group).filter((key) => group[key] !== undefined);

function inGroup(before: JsonObject, after: JsonObject, pointer: string): Change[] {
  const [old, now] = [keysOf(before), keysOf(after)];
  const gone = old.filter((key) => after[key] === undefined || !Object.hasOwn(after, key));
  const come = now.filter((key) => before[key] === undefined || !Object.hasOwn(before, key));
  const [from = '', to = ''] = [gone[0], come[0]];
  const isRenamed = gone.length === 1 && come.length === 1 && old.indexOf(from) === now.indexOf(to);
  if (isRenamed && isSame(before[from], after[to])) {
    const { [from]: _, ...others } = before;
    const { [to]: __, ...rest } = after;
    return [{ kind: 'rename', pointer: pointerTo(pointer, from), key: to }, ...inGroup(others, rest, pointer)];
  }
  return [
    ...gone.map((key): Change => ({ kind: 'remove', pointer: pointerTo(pointer, key) })),
    ...now.flatMap((key): Change[] => {
      const [place, value] = [pointerTo(pointer, key), after[key] as Json];
      const own = come.includes(key) ? undefined : before[key];
      return own === undefined ? [{ kind: 'set', pointer: place, value }] : changesBetween(own, value, place);
    }),
  ];
}

function inList(before: Json[], after: Json[], pointer: string): Change[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const at = (index: number) => pointerTo(pointer, start + index);
  if (old.length === now.length && old.length > 1) {
    const last = old.length - 1;
    // Where an item goes is told as the list was before: behind its last is a place too.
    if (isSame([...old.slice(1), old[0] as Json], now)) return [{ kind: 'move', pointer: at(0), to: at(last + 1) }];
    if (isSame([old[last] as Json, ...old.slice(0, -1)], now)) return [{ kind: 'move', pointer: at(last), to: at(0) }];
  }
  const both = Math.min(old.length, now.length);
  return [
    ...old.slice(0, both).flatMap((item, index) => changesBetween(item, now[index] as Json, at(index))),
    ...old.slice(both).map((): Change => ({ kind: 'remove', pointer: at(both) })),
    ...now.slice(both).map((value, index): Change => ({ kind: 'insert', pointer: at(both + index), value })),
  ];
}

/**
 * A value with another one at a pointer; groups on the way that are not there are made.
 * @param value undefined takes away what is there, and groups that nothing is left in, up to `stay`
 * @param stay pointer of the group that stays, however empty
 */
export function withValue(json: Json, pointer: string, value: Json | undefined, stay = ''): Json {
  const isGone = (inner: Json | undefined, path: string) =>
    inner === undefined || (value === undefined && isObject(inner) && !keysOf(inner).length && !stay.startsWith(path));
  const change = (holder: Json | undefined, [key, ...rest]: string[], path: string): Json | undefined => {
    if (key === undefined) return value;
    const own = pointerTo(path, key);
    if (Array.isArray(holder) && /^\d+$/.test(key)) {
      const inner = change(holder[Number(key)], rest, own);
      return inner === undefined ? holder.toSpliced(Number(key), 1) : holder.with(Number(key), inner);
    }
    const group = isObject(holder) ? holder : {};
    const inner = change(Object.hasOwn(group, key) ? group[key] : undefined, rest, own);
    if (!isGone(inner, own)) return { ...group, [key]: inner };
    const { [key]: _, ...others } = group;
    return others;
  };
  return change(json, keysOfPointer(pointer), '') ?? json;
}
