import { useMemo, useRef } from 'react';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { moveItem } from '#shared/listMove.ts';
import { childPointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { useEditing } from '../editing/Editing.tsx';
import { changesBetween, withValue } from '../properties/changesBetween.ts';
import { createEmptyValue, type FieldSchema } from '../properties/fieldSchema.ts';
import { titleOfItem } from '../properties/formSubject.ts';
import { addColumn, removeColumn, renameColumn } from './columnChanges.ts';
import { columnsOf, type ListColumn } from './columns.ts';
import { pointerOfItem, readList } from './listJson.ts';
import { duplicateRows, removeRows, reorderRows, setItems } from './rowChanges.ts';

/** Changes of a list's file; each is one undo step. */
export interface ListActions {
  /** @param value new value; undefined removes it */
  setCell: (row: number, column: ListColumn, value: Json | undefined) => void;
  /** Inserts a new item. */
  insert: (row: number) => void;
  /** @returns the index of the first copy */
  duplicate: (rows: readonly number[]) => number;
  remove: (rows: readonly number[]) => void;
  move: (from: number, to: number) => void;
  /** Writes the order of the displayed rows to the file. */
  keepOrder: (order: readonly number[]) => void;
  replaceItems: (items: readonly Json[], label: string) => void;
  addColumn: (key: string, field: JsonObject) => void;
  renameColumn: (key: string, name: string) => void;
  removeColumn: (key: string) => void;
}

/**
 * @param name name of the list
 * @param schema schema of its items
 */
export function useListActions(file: string, name: string, schema: FieldSchema): ListActions {
  const { change, queue } = useEditing();
  const latest = useRef(schema);
  latest.current = schema;
  return useMemo(() => {
    // Includes changes that have not been rendered yet.
    const currentList = () => readList(queue.json(file)) ?? { fields: {}, items: [] };
    const write = (changes: readonly JsonChange[], label: string) => {
      for (const one of changes) change(file, one, label);
    };
    const changeList = (make: (json: JsonObject) => JsonChange, label: string) => {
      const json = queue.json(file);
      if (isObject(json)) write([make(json)], label);
    };
    const nameOf = (row: number) => titleOfItem(latest.current, currentList().items[row]) || name;
    const describeRows = (rows: readonly number[], done: string) =>
      rows.length === 1 ? `${nameOf(rows[0] ?? 0)} ${done}` : `${rows.length} rows of ${name} ${done}`;
    return {
      setCell: (row, { key, title }, value) => {
        const item = currentList().items[row];
        if (!isObject(item)) return;
        const after = withValue(item, childPointer('', key), value);
        write(changesBetween(item, after, pointerOfItem(row)), `${title} of ${nameOf(row)}`);
      },
      insert: (row) =>
        write(
          [{ kind: 'insert', pointer: pointerOfItem(row), value: createEmptyValue(asObject(latest.current)) }],
          `Row added to ${name}`,
        ),
      duplicate: (rows) => {
        const list = currentList();
        const { changes, at } = duplicateRows(list.items, rows, columnsOf(list, latest.current));
        write(changes, describeRows(rows, 'duplicated'));
        return at;
      },
      remove: (rows) => write(removeRows(currentList().items, rows), describeRows(rows, 'removed')),
      move: (from, to) => write([moveItem('/items', from, to)], `${nameOf(from)} moved`),
      keepOrder: (order) => write([reorderRows(currentList().items, order)], `Order of ${name}`),
      replaceItems: (items, label) => write([setItems(items)], label),
      addColumn: (key, field) => write([addColumn(key, field)], `Column ${key} added to ${name}`),
      renameColumn: (key, next) =>
        changeList((json) => renameColumn(json, key, next), `Column ${key} renamed to ${next}`),
      removeColumn: (key) => changeList((json) => removeColumn(json, key), `Column ${key} removed from ${name}`),
    };
  }, [file, name, change, queue]);
}

const asObject = (schema: FieldSchema): FieldSchema => ({ ...schema, type: 'object' });
