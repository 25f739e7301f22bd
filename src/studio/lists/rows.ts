import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';
import { plainText } from './cellText.ts';
import { type Column, valueIn } from './columns.ts';
import { pointerOfItem } from './listJson.ts';

/**
 * Has an item stand elsewhere.
 * @param to its index afterwards
 */
export function moveRow(from: number, to: number): Change {
  // Where an item goes is told as the list was before.
  return { kind: 'move', pointer: pointerOfItem(from), to: pointerOfItem(to > from ? to + 1 : to) };
}

/** Takes items away: one by itself, several as one change of the list. */
export function removeRows(items: readonly Json[], rows: readonly number[]): Change[] {
  const [only, ...others] = rows;
  if (only === undefined) return [];
  if (others.length === 0) return [{ kind: 'remove', pointer: pointerOfItem(only) }];
  const gone = new Set(rows);
  return [setItems(items.filter((_, index) => !gone.has(index)))];
}

/** Puts a copy of each of some items behind the last of them; what must be unique is made so. */
export function duplicateRows(
  items: readonly Json[],
  rows: readonly number[],
  columns: readonly Column[],
): { changes: Change[]; at: number } {
  const inOrder = [...rows].sort((one, other) => one - other);
  const at = (inOrder.at(-1) ?? -1) + 1;
  const taken = takenValues(items, columns);
  const copies = inOrder.map((row) => withFreeKeys(items[row] ?? {}, taken));
  const [only, ...others] = copies;
  if (only === undefined) return { changes: [], at };
  const insert: Change = { kind: 'insert', pointer: pointerOfItem(at), value: only };
  return { changes: others.length ? [setItems(items.toSpliced(at, 0, ...copies))] : [insert], at };
}

/** Has the items stand in another order. */
export const orderRows = (items: readonly Json[], order: readonly number[]): Change =>
  setItems(order.map((index) => items[index] as Json));

/**
 * Has some items stand one place further up or down, together.
 * @param length how many items there are
 * @returns all items in their new order, and where the first of those stands then; undefined where nothing moves
 */
export function orderWithMoved(
  length: number,
  rows: readonly number[],
  by: 1 | -1,
): { order: number[]; at: number } | undefined {
  const moved = [...rows].sort((one, other) => one - other);
  const chosen = new Set(rows);
  const others = Array.from({ length }, (_, index) => index).filter((index) => !chosen.has(index));
  const edge = (by < 0 ? moved[0] : moved.at(-1)) ?? 0;
  const before = others.filter((index) => index < edge).length + by;
  const at = Math.min(Math.max(before, 0), others.length);
  const order = others.toSpliced(at, 0, ...moved);
  return order.every((row, index) => row === index) ? undefined : { order, at };
}

/** All items anew: what stays the same keeps its bytes. */
export const setItems = (items: readonly Json[]): Change => ({ kind: 'set', pointer: '/items', value: [...items] });

/** By key of each column that must be unique: the values that there are. */
function takenValues(items: readonly Json[], columns: readonly Column[]): Map<string, Set<string>> {
  return new Map(
    columns
      .filter((column) => column.isUnique)
      .map(({ key }) => [key, new Set(items.map((item) => plainText(valueIn(item, key))))]),
  );
}

/**
 * A copy of an item that can stand beside it: what must be unique gets a number.
 * @param taken is given what the copy has
 */
function withFreeKeys(item: Json, taken: ReadonlyMap<string, Set<string>>): Json {
  if (!isObject(item)) return item;
  const copy: JsonObject = { ...item };
  for (const [key, values] of taken) {
    const value = copy[key];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (value !== '') copy[key] = freeValue(value, values);
    values.add(plainText(copy[key]));
  }
  return copy;
}

/** `tech-fest` → `tech-fest-2`, `Delta Motors` → `Delta Motors 2`. */
function freeValue(value: string | number, taken: ReadonlySet<string>): string | number {
  if (typeof value === 'number') {
    let next = value;
    while (taken.has(String(next))) next++;
    return next;
  }
  const between = /^[\p{Ll}\d_-]+$/u.test(value) ? '-' : ' ';
  const stem = value.replace(/[- ]\d+$/, '');
  let name = value;
  for (let number = 2; taken.has(name); number++) name = stem + between + number;
  return name;
}

/** One index among others where another one moves: each stays with its item. */
export function movedIndex(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < to) return index > from && index <= to ? index - 1 : index;
  return index >= to && index < from ? index + 1 : index;
}
