import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { applyChange, keysOfPointer, pointerTo, valueAt } from '#shared/applyChange.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';
import { isJson, parse } from '../editing/mergeChanges.ts';
import { isSame } from '../properties/changes.ts';

/** Where something stands in a file now, and stood before; absent where it is not there. */
export interface Whereabouts {
  now?: string | undefined;
  before?: string | undefined;
}

/**
 * The smallest change that brings a value or a block back, in the bytes in which it was written.
 * @param text of the file now
 * @param past text of the file as it was
 * @returns undefined where it cannot be brought back by itself
 */
export function restoringChange(text: string, past: string, { now, before }: Whereabouts): Change | undefined {
  if (!isJson(text) || !isJson(past)) return undefined;
  const [json, pastJson] = [parse(text), parse(past)];
  const change = structuralChange(json, pastJson, { now, before });
  if (!change) return undefined;
  try {
    // With the last difference gone, the file is again what it was, spaces and all.
    if (isSame(applyChange(json, change), pastJson)) return { kind: 'text', text: past };
  } catch {
    return undefined;
  }
  return change.kind === 'set' ? (inOldBytes(text, past, change.pointer, before ?? '') ?? change) : change;
}

function structuralChange(json: Json, past: Json, { now, before }: Whereabouts): Change | undefined {
  const value = before === undefined ? undefined : valueAt(past, before);
  const isThere = now !== undefined && valueAt(json, now) !== undefined;
  if (value === undefined || before === undefined) return isThere ? { kind: 'remove', pointer: now } : undefined;
  if (isThere) return { kind: 'set', pointer: now, value };
  const [list, key] = split(before);
  const holder = valueAt(json, list);
  if (Array.isArray(holder)) return { kind: 'insert', pointer: placeIn(json, past, list, Number(key)), value };
  return isObject(holder) && now !== undefined ? { kind: 'set', pointer: now, value } : undefined;
}

/**
 * The change that moves a block back to where it stood.
 * @returns undefined where what was around it is gone
 */
export function movingBack(
  text: string,
  past: string,
  { now, before }: { now: string; before: string },
): Change | undefined {
  if (!isJson(text) || !isJson(past)) return undefined;
  const [json, pastJson] = [parse(text), parse(past)];
  const [list, key] = split(before);
  if (!Array.isArray(valueAt(json, list))) return undefined;
  const change: Change = { kind: 'move', pointer: now, to: placeIn(json, pastJson, list, Number(key), now) };
  try {
    return isSame(applyChange(json, change), pastJson) ? { kind: 'text', text: past } : change;
  } catch {
    return undefined;
  }
}

/**
 * Before which item of a list something stands again that stood there before: behind the nearest of those in front of it
 * that are still there.
 * @param own where it stands now; it is no neighbour of itself
 */
function placeIn(json: Json, past: Json, list: string, index: number, own?: string): string {
  const [now, before] = [valueAt(json, list), valueAt(past, list)];
  if (!Array.isArray(now) || !Array.isArray(before)) return pointerTo(list, index);
  for (const neighbour of before.slice(0, index).reverse()) {
    const place = now.findIndex((item, at) => pointerTo(list, at) !== own && isSameItem(item, neighbour));
    if (place !== -1) return pointerTo(list, place + 1);
  }
  return pointerTo(list, before.slice(0, index).length && now.length >= index ? index : 0);
}

const isSameItem = (one: Json, other: Json): boolean =>
  isSame(one, other) ||
  (isObject(one) && isObject(other) && one.type === other.type && one.id !== undefined && one.id === other.id);

/** The list or group around a place, and its key there. */
const split = (pointer: string): [string, string] => {
  const end = pointer.lastIndexOf('/');
  return [pointer.slice(0, end), keysOfPointer(pointer).at(-1) ?? ''];
};

function inOldBytes(text: string, past: string, now: string, before: string): Change | undefined {
  const [there, old] = [nodeAt(text, now), nodeAt(past, before)];
  if (!there || !old) return undefined;
  const bytes = past.slice(old.offset, old.offset + old.length);
  return { kind: 'text', text: text.slice(0, there.offset) + bytes + text.slice(there.offset + there.length) };
}

function nodeAt(text: string, pointer: string): Node | undefined {
  let node = parseTree(text);
  for (const key of keysOfPointer(pointer))
    node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key]);
  return node;
}
