import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';

export function validateColumnName(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Give the column a name.';
  if (!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name))
    return 'Use letters, digits and hyphens, beginning with a letter: “jobTitle”.';
  return taken.includes(name) ? 'There is such a column already.' : undefined;
}

export const addColumn = (key: string, field: JsonObject): JsonChange => ({
  kind: 'set',
  pointer: childPointer('/fields', key),
  value: field,
});

export const renameColumn = (json: JsonObject, key: string, name: string): JsonChange =>
  changeAll(json, (object) => renameKey(object, key, name));

export const removeColumn = (json: JsonObject, key: string): JsonChange =>
  changeAll(json, ({ [key]: _, ...others }) => others);

/** Changes definition and items in one change; unchanged values keep their bytes. */
function changeAll(json: JsonObject, change: (object: JsonObject) => JsonObject): JsonChange {
  const changeItem = (value: Json) => (isObject(value) ? change(value) : value);
  const { fields, items } = json;
  const after: JsonObject = {
    ...json,
    ...(isObject(fields) && { fields: change(fields) }),
    ...(Array.isArray(items) && { items: items.map(changeItem) }),
  };
  return { kind: 'set', pointer: '', value: after };
}

function renameKey(object: JsonObject, key: string, name: string): JsonObject {
  if (!Object.hasOwn(object, key)) return object;
  return Object.fromEntries(Object.entries(object).map(([old, value]) => [old === key ? name : old, value]));
}
