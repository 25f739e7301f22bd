import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { toSheetText } from '../cellText.ts';
import { cellValueOf, type ListColumn } from '../columns.ts';
import { type ColumnFormat, detectDecimalSeparator, type ParsedCell, parseCell } from './parseCell.ts';
import { detectDayOrder } from './parseDay.ts';
import type { SheetRows } from './sheet.ts';

export type ImportMode = 'append' | 'replace' | 'update';

export interface ImportPlan {
  sheet: SheetRows;
  isNamed: boolean;
  /** Key of the field for each column of the sheet; undefined skips the column. */
  mapping: readonly (string | undefined)[];
  mode: ImportMode;
  /** For updates: the field by which rows are found. */
  keyColumn: string | undefined;
}

/** Parsed cells of a row; undefined for skipped columns. */
export type ParsedRow = (ParsedCell | undefined)[];

export function parseRows({ sheet, isNamed, mapping }: ImportPlan, columns: readonly ListColumn[]): ParsedRow[] {
  const rows = isNamed ? sheet.slice(1) : sheet;
  const targets = mapping.map((key) => columns.find((column) => column.key === key));
  const formats = targets.map((_, index) => detectColumnFormat(rows.map((row) => row[index] ?? '')));
  return rows.map((row) =>
    targets.map((column, index) => column && parseCell(row[index] ?? '', column, formats[index] as ColumnFormat)),
  );
}

const detectColumnFormat = (texts: readonly string[]): ColumnFormat => ({
  decimal: detectDecimalSeparator(texts),
  days: detectDayOrder(texts),
});

export interface ImportResult {
  items: Json[];
  added: number;
  updated: number;
  /** Number of rows that are skipped: empty ones, and those without a value in the key column. */
  skipped: number;
}

/** Imports rows into a list. Empty and unparsable cells do not change existing values. */
export function importRows(items: readonly Json[], rows: readonly ParsedRow[], plan: ImportPlan): ImportResult {
  const { mapping, mode, keyColumn } = plan;
  const filled = rows.map((row) => itemOf(row, mapping)).filter((item) => Object.keys(item).length > 0);
  if (mode !== 'update') {
    const before = mode === 'append' ? items : [];
    return { items: [...before, ...filled], added: filled.length, updated: 0, skipped: rows.length - filled.length };
  }
  const after = [...items];
  const indexByKey = new Map(items.map((item, index) => [toSheetText(cellValueOf(item, keyColumn ?? '')), index]));
  const result: ImportResult = { items: after, added: 0, updated: 0, skipped: rows.length - filled.length };
  for (const item of filled) {
    const name = toSheetText(item[keyColumn ?? '']);
    const index = indexByKey.get(name);
    if (name === '') result.skipped++;
    else if (index === undefined) {
      indexByKey.set(name, after.push(item) - 1);
      result.added++;
    } else {
      after[index] = mergeItem(after[index], item);
      result.updated++;
    }
  }
  return result;
}

/** Merges a row into an item. An unchanged picture keeps its text alternative and focus. */
function mergeItem(before: Json | undefined, imported: JsonObject): Json {
  const existing = isObject(before) ? before : {};
  const entries = Object.entries(imported).map(([key, value]) => {
    const old = existing[key];
    return [key, isObject(old) && typeof value === 'string' && old.src === value ? old : value];
  });
  return { ...existing, ...Object.fromEntries(entries) };
}

function itemOf(row: ParsedRow, mapping: ImportPlan['mapping']): JsonObject {
  const item: JsonObject = {};
  row.forEach((cell, index) => {
    const key = mapping[index];
    if (key !== undefined && cell?.value !== undefined) item[key] = cell.value;
  });
  return item;
}
