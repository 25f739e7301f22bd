import { useMemo, useRef } from 'react';
import { pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { changesBetween, withValue } from '../properties/changes.ts';
import { emptyValue, type FieldSchema } from '../properties/fieldSchema.ts';
import { titleOfItem } from '../properties/subject.ts';
import { addColumn, removeColumn, renameColumn } from './columnChanges.ts';
import { type Column, columnsOf } from './columns.ts';
import { pointerOfItem, readList } from './listJson.ts';
import { duplicateRows, moveRow, orderRows, removeRows, setItems } from './rows.ts';

/** What is done to a list. All of it goes to its file, and each is one step of undo. */
export interface ListActions {
  /** @param value undefined takes it away */
  setCell: (row: number, column: Column, value: Json | undefined) => void;
  /** Puts a new item somewhere. */
  insert: (row: number) => void;
  /** Gives where the first of the copies is. */
  duplicate: (rows: readonly number[]) => number;
  remove: (rows: readonly number[]) => void;
  move: (from: number, to: number) => void;
  /** Writes the order in which rows are shown to the file. */
  keepOrder: (order: readonly number[]) => void;
  replaceItems: (items: readonly Json[], label: string) => void;
  addColumn: (key: string, field: JsonObject) => void;
  renameColumn: (key: string, name: string) => void;
  removeColumn: (key: string) => void;
}

/**
 * @param name of the list
 * @param schema of its items
 */
export function useListActions(file: string, name: string, schema: FieldSchema): ListActions {
  const { change, queue } = useEditing();
  const latest = useRef(schema);
  latest.current = schema;
  return useMemo(() => {
    // As it is with what was done a moment ago: the table may not have been shown anew yet.
    const now = () => readList(queue.json(file)) ?? { fields: {}, items: [] };
    const write = (changes: readonly Change[], label: string) => {
      for (const one of changes) change(file, one, label);
    };
    const whole = (make: (json: JsonObject) => Change, label: string) => {
      const json = queue.json(file);
      if (isObject(json)) write([make(json)], label);
    };
    const nameOf = (row: number) => titleOfItem(latest.current, now().items[row]) || name;
    const several = (rows: readonly number[], done: string) =>
      rows.length === 1 ? `${nameOf(rows[0] ?? 0)} ${done}` : `${rows.length} rows of ${name} ${done}`;
    return {
      setCell: (row, { key, title }, value) => {
        const item = now().items[row];
        if (!isObject(item)) return;
        const after = withValue(item, pointerTo('', key), value);
        write(changesBetween(item, after, pointerOfItem(row)), `${title} of ${nameOf(row)}`);
      },
      insert: (row) =>
        write(
          [{ kind: 'insert', pointer: pointerOfItem(row), value: emptyValue(asObject(latest.current)) }],
          `Row added to ${name}`,
        ),
      duplicate: (rows) => {
        const list = now();
        const { changes, at } = duplicateRows(list.items, rows, columnsOf(list, latest.current));
        write(changes, several(rows, 'duplicated'));
        return at;
      },
      remove: (rows) => write(removeRows(now().items, rows), several(rows, 'removed')),
      move: (from, to) => write([moveRow(from, to)], `${nameOf(from)} moved`),
      keepOrder: (order) => write([orderRows(now().items, order)], `Order of ${name}`),
      replaceItems: (items, label) => write([setItems(items)], label),
      addColumn: (key, field) => write([addColumn(key, field)], `Column ${key} added to ${name}`),
      renameColumn: (key, next) => whole((json) => renameColumn(json, key, next), `Column ${key} renamed to ${next}`),
      removeColumn: (key) => whole((json) => removeColumn(json, key), `Column ${key} removed from ${name}`),
    };
  }, [file, name, change, queue]);
}

const asObject = (schema: FieldSchema): FieldSchema => ({ ...schema, type: 'object' });
