import { isObject, type Json } from '#shared/json.ts';
import { cellValueOf, type ListColumn } from '../columns.ts';
import type { ImportPlan, ImportResult } from './importRows.ts';
import { parseCell } from './parseCell.ts';

/** A field that every row needs, and new rows that would come without it. */
export interface MissingField {
  column: ListColumn;
  /** Number of the rows. */
  count: number;
}

/** Index of the first row that an import adds. */
const firstAdded = (before: readonly Json[], { mode }: ImportPlan) => (mode === 'replace' ? 0 : before.length);

const isWithout = (item: Json | undefined, key: string) => (cellValueOf(item, key) ?? '') === '';

/** Finds the needed fields without which rows would come: their column is missing, or cells are empty or not understood. */
export function findMissingFields(
  before: readonly Json[],
  { items }: ImportResult,
  plan: ImportPlan,
  columns: readonly ListColumn[],
): MissingField[] {
  const added = items.slice(firstAdded(before, plan));
  return columns
    .filter(({ isRequired }) => isRequired)
    .map((column) => ({ column, count: added.filter((item) => isWithout(item, column.key)).length }))
    .filter(({ count }) => count > 0);
}

/** Writes the same value into all new rows without one. @param fills texts by key of the field */
export function fillMissingFields(
  before: readonly Json[],
  result: ImportResult,
  plan: ImportPlan,
  columns: readonly ListColumn[],
  fills: Readonly<Record<string, string>>,
): ImportResult {
  const values = columns.flatMap((column): [string, Json][] => {
    const { value } = parseCell(fills[column.key] ?? '', column, { decimal: '.', days: undefined });
    return value === undefined ? [] : [[column.key, value]];
  });
  if (values.length === 0) return result;
  const start = firstAdded(before, plan);
  const items = result.items.map((item, index) => {
    const missing = index < start || !isObject(item) ? [] : values.filter(([key]) => isWithout(item, key));
    return missing.length ? { ...(item as object), ...Object.fromEntries(missing) } : item;
  });
  return { ...result, items };
}
