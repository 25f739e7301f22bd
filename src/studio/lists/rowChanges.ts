import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { JsonChange } from '#shared/studio.ts';
import { uniqueName } from '../composing/uniqueName.ts';
import { toSheetText } from './cellText.ts';
import { cellValueOf, type ListColumn } from './columns.ts';
import { pointerOfItem } from './listJson.ts';

/** Removes items: one by a `remove`, several by one change of the whole list. */
export function removeRows(items: readonly Json[], rows: readonly number[]): JsonChange[] {
  const [only, ...others] = rows;
  if (only === undefined) return [];
  if (others.length === 0) return [{ kind: 'remove', pointer: pointerOfItem(only) }];
  const removed = new Set(rows);
  return [setItems(items.filter((_, index) => !removed.has(index)))];
}

/** Inserts copies of items behind the last of them, with new values in unique columns. */
export function duplicateRows(
  items: readonly Json[],
  rows: readonly number[],
  columns: readonly ListColumn[],
): { changes: JsonChange[]; at: number } {
  const inOrder = [...rows].sort((one, other) => one - other);
  const at = (inOrder.at(-1) ?? -1) + 1;
  const existingValues = takenValues(items, columns);
  const copies = inOrder.map((row) => withFreeKeys(items[row] ?? {}, existingValues));
  const [only, ...others] = copies;
  if (only === undefined) return { changes: [], at };
  const insert: JsonChange = { kind: 'insert', pointer: pointerOfItem(at), value: only };
  return { changes: others.length ? [setItems(items.toSpliced(at, 0, ...copies))] : [insert], at };
}

export const reorderRows = (items: readonly Json[], order: readonly number[]): JsonChange =>
  setItems(order.map((index) => items[index] as Json));

/**
 * Moves items up or down by one place, together.
 * @returns the new order of all items, and the index of the first moved one; undefined if nothing moves
 */
export function orderAfterMove(
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

/** Replaces all items; unchanged values keep their bytes. */
export const setItems = (items: readonly Json[]): JsonChange => ({ kind: 'set', pointer: '/items', value: [...items] });

function takenValues(items: readonly Json[], columns: readonly ListColumn[]): Map<string, Set<string>> {
  return new Map(
    columns
      .filter((column) => column.isUnique)
      .map(({ key }) => [key, new Set(items.map((item) => toSheetText(cellValueOf(item, key))))]),
  );
}

/**
 * Copies an item and numbers its values in unique columns.
 * @param existingValues values of unique columns; those of the copy are added
 */
function withFreeKeys(item: Json, existingValues: ReadonlyMap<string, Set<string>>): Json {
  if (!isObject(item)) return item;
  const copy: JsonObject = { ...item };
  for (const [key, values] of existingValues) {
    const value = copy[key];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (value !== '') copy[key] = freeValue(value, values);
    values.add(toSheetText(copy[key]));
  }
  return copy;
}

function freeValue(value: string | number, existingValues: ReadonlySet<string>): string | number {
  if (typeof value === 'number') {
    let next = value;
    while (existingValues.has(String(next))) next++;
    return next;
  }
  return uniqueName(value, existingValues, /^[\p{Ll}\d_-]+$/u.test(value) ? '-' : ' ');
}
