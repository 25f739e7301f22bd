import { isObject, type Json } from '#shared/json.ts';
import type { FieldSchema } from './fieldSchema.ts';

/**
 * Makes a schema for a value for which the site has none, so that it has a form too: a list by what its items have in
 * common, an object with fields that can be named freely.
 */
export function schemaOfValue(value: Json | undefined): FieldSchema {
  if (Array.isArray(value)) return { type: 'array', items: schemaOfItems(value) };
  if (isObject(value)) return { type: 'object', additionalProperties: true };
  if (typeof value === 'boolean' || typeof value === 'number') return { type: typeof value };
  if (typeof value === 'string') return { type: 'string', ...(value.includes('\n') && { format: 'verbatim' }) };
  return {};
}

/** Schema of the items of a list: those that are objects have the fields of all of them. */
function schemaOfItems(items: readonly Json[]): FieldSchema {
  const [first, ...others] = items.map(schemaOfValue);
  if (!first || others.some(({ type }) => type !== first.type)) return {};
  if (first.type === 'array') return schemaOfValue(items.flat());
  if (first.type !== 'object') return [first, ...others].find(({ format }) => format) ?? first;
  const objects = items.filter(isObject);
  const keys = new Set(objects.flatMap((item) => Object.keys(item)));
  const valuesAt = (key: string) => objects.flatMap((item) => (item[key] === undefined ? [] : [item[key] as Json]));
  return { ...first, properties: Object.fromEntries([...keys].map((key) => [key, schemaOfField(valuesAt(key))])) };
}

/** Schema of a field of several items. A list, an object, or a value of another kind in each has the form of that one. */
function schemaOfField(values: readonly Json[]): FieldSchema {
  const schema = schemaOfItems(values);
  return schema.type === 'object' || Array.isArray(values[0]) ? {} : schema;
}
