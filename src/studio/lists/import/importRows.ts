import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { plainText } from '../cellText.ts';
import { type Column, valueIn } from '../columns.ts';
import { decimalIn, type Manner, type ReadCell, readCell } from './readCell.ts';
import { dayOrderIn } from './readDay.ts';
import type { Sheet } from './sheet.ts';

/** How rows of a sheet come into a list. */
export type Mode = 'append' | 'replace' | 'update';

/** What is to be done with a sheet. */
export interface Plan {
  sheet: Sheet;
  isNamed: boolean;
  /** Key of the field for each column of the sheet; undefined leaves it out. */
  mapping: readonly (string | undefined)[];
  mode: Mode;
  /** For updates: the field by which rows are found. */
  keyColumn: string | undefined;
}

/** A row of a sheet as it was understood, cell by cell; undefined for those that are left out. */
export type ReadRow = (ReadCell | undefined)[];

/** Understands all cells of a sheet, without its row of names. */
export function readRows({ sheet, isNamed, mapping }: Plan, columns: readonly Column[]): ReadRow[] {
  const rows = isNamed ? sheet.slice(1) : sheet;
  const targets = mapping.map((key) => columns.find((column) => column.key === key));
  const manners = targets.map((_, index) => mannerOf(rows.map((row) => row[index] ?? '')));
  return rows.map((row) =>
    targets.map((column, index) => column && readCell(row[index] ?? '', column, manners[index] as Manner)),
  );
}

const mannerOf = (texts: readonly string[]): Manner => ({ decimal: decimalIn(texts), days: dayOrderIn(texts) });

/** What a list becomes. */
export interface Imported {
  items: Json[];
  added: number;
  updated: number;
  /** Rows of the sheet that are left out, as they say nothing, or not which item is meant. */
  skipped: number;
}

/** Brings rows into a list. Cells that are empty or not understood leave what there is. */
export function importRows(items: readonly Json[], rows: readonly ReadRow[], plan: Plan): Imported {
  const { mapping, mode, keyColumn } = plan;
  const given = rows.map((row) => itemOf(row, mapping));
  const full = given.filter((item) => Object.keys(item).length > 0);
  if (mode !== 'update') {
    const before = mode === 'append' ? items : [];
    return { items: [...before, ...full], added: full.length, updated: 0, skipped: rows.length - full.length };
  }
  const after = [...items];
  const places = new Map(items.map((item, index) => [plainText(valueIn(item, keyColumn ?? '')), index]));
  const result: Imported = { items: after, added: 0, updated: 0, skipped: rows.length - full.length };
  for (const item of full) {
    const name = plainText(item[keyColumn ?? '']);
    const place = places.get(name);
    if (name === '') result.skipped++;
    else if (place === undefined) {
      places.set(name, after.push(item) - 1);
      result.added++;
    } else {
      after[place] = merged(after[place], item);
      result.updated++;
    }
  }
  return result;
}

/** A picture that is the same keeps what is said of it. */
function merged(before: Json | undefined, given: JsonObject): Json {
  const own = isObject(before) ? before : {};
  const kept = Object.entries(given).map(([key, value]) => {
    const old = own[key];
    return [key, isObject(old) && typeof value === 'string' && old.src === value ? old : value];
  });
  return { ...own, ...Object.fromEntries(kept) };
}

function itemOf(row: ReadRow, mapping: Plan['mapping']): JsonObject {
  const item: JsonObject = {};
  row.forEach((cell, index) => {
    const key = mapping[index];
    if (key !== undefined && cell?.value !== undefined) item[key] = cell.value;
  });
  return item;
}
