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
export function useListActions(file: string, name: string, schema: FieldSchema) {
  const { change, queue } = useEditing();
  // Includes changes that have not been rendered yet.
  const currentList = () => readList(queue.json(file)) ?? { fields: {}, items: [] };
  const write = (changes: readonly JsonChange[], label: string) => {
    for (const one of changes) change(file, one, label);
  };
  const changeList = (make: (json: JsonObject) => JsonChange, label: string) => {
    const json = queue.json(file);
    if (isObject(json)) write([make(json)], label);
  };
  const nameOf = (row: number) => titleOfItem(schema, currentList().items[row]) || name;
  const describeRows = (rows: readonly number[], done: string) =>
    rows.length === 1 ? `${nameOf(rows[0] ?? 0)} ${done}` : `${rows.length} rows of ${name} ${done}`;
  return {
    /** @param value undefined removes it */
    setCell: (row: number, { key, title }: ListColumn, value: Json | undefined) => {
      const item = currentList().items[row];
      if (!isObject(item)) return;
      const after = withValue(item, childPointer('', key), value);
      write(changesBetween(item, after, pointerOfItem(row)), `${title} of ${nameOf(row)}`);
    },
    insert: (row: number) =>
      write(
        [{ kind: 'insert', pointer: pointerOfItem(row), value: createEmptyValue(asObject(schema)) }],
        `Row added to ${name}`,
      ),
    /** @returns the index of the first copy */
    duplicate: (rows: readonly number[]) => {
      const list = currentList();
      const { changes, at } = duplicateRows(list.items, rows, columnsOf(list, schema));
      write(changes, describeRows(rows, 'duplicated'));
      return at;
    },
    remove: (rows: readonly number[]) => write(removeRows(currentList().items, rows), describeRows(rows, 'removed')),
    move: (from: number, to: number) => write([moveItem('/items', from, to)], `${nameOf(from)} moved`),
    /** Writes the order of the displayed rows to the file. */
    keepOrder: (order: readonly number[]) => write([reorderRows(currentList().items, order)], `Order of ${name}`),
    replaceItems: (items: readonly Json[], label: string) => write([setItems(items)], label),
    addColumn: (key: string, field: JsonObject) => write([addColumn(key, field)], `Column ${key} added to ${name}`),
    renameColumn: (key: string, next: string) =>
      changeList((json) => renameColumn(json, key, next), `Column ${key} renamed to ${next}`),
    removeColumn: (key: string) => changeList((json) => removeColumn(json, key), `Column ${key} removed from ${name}`),
  };
}

const asObject = (schema: FieldSchema): FieldSchema => ({ ...schema, type: 'object' });
