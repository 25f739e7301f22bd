import { expandSchema, readDefinitions } from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { CheckedSchema } from '#engine/content/schema/siteSchemas.ts';
import { loadValidators, type Validate } from '#engine/content/schema/validators.ts';
import type { SiteSource } from '#engine/content/source.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { Reports } from '../reports.ts';

/** The schema of a field, from what its list says that it is. */
function fieldSchema(field: JsonObject): Schema {
  const shared = (name: string) => ({ $ref: `definitions.schema.json#/definitions/${name}` }) as Schema;
  const kinds: Record<string, Schema> = {
    text: Array.isArray(field.oneOf) ? ({ enum: field.oneOf } as Schema) : { type: 'string' },
    markdown: { type: 'string', format: 'markdown' },
    number: { type: 'number' },
    'yes-no': { type: 'boolean' },
    link: shared('link'),
    image: shared('image'),
    file: { type: 'string', format: 'media' },
    icon: shared('icon'),
    date: { type: 'string', format: 'date' },
    texts: { type: 'array', items: { type: 'string' } },
    images: { type: 'array', items: shared('image') },
    object: { type: 'object' },
  };
  const schema = expandSchema(ownValue(kinds, String(field.is)) ?? {});
  return typeof field.description === 'string' ? { ...schema, description: field.description } : schema;
}

/** The schema of an item, from the fields of its list. */
export function itemSchema(fields: JsonObject): Schema {
  const known = Object.entries(fields).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
  return {
    title: 'Item',
    type: 'object',
    // A field that says nothing of itself may hold anything.
    properties: {
      ...readDefinitions().entryDates?.properties,
      ...Object.fromEntries(
        Object.keys(fields).map((name) => [name, isObject(fields[name]) ? fieldSchema(fields[name]) : {}]),
      ),
    },
    required: known.filter(([, field]) => field.required === true).map(([name]) => name),
    additionalProperties: false,
  };
}

/** A data list by what its items have to be. */
export interface DataList {
  name: string;
  /** Its fields as they were meant. */
  fields: JsonObject;
  item: CheckedSchema;
}

/** What the items of each data list have to be, by the lists' files; a list without fields is left out. */
export function readDataLists({ data }: SiteSource): Map<SourceFile, DataList> {
  const lists = [...data].flatMap(([name, file]) => {
    const { fields, items } = isObject(file.json) ? file.json : {};
    if (!isObject(fields)) return [];
    const meant = completeFields(fields, items, file, new Reports());
    return [{ name, file, fields: meant, schema: itemSchema(meant) }];
  });
  const schemas = Object.fromEntries(lists.map(({ name, schema }) => [name, schema]));
  const validators = lists.length > 0 ? loadValidators(schemas) : {};
  const itemOf = (name: string, schema: Schema) => ({ schema, validate: validators[name] as Validate });
  return new Map(lists.map(({ name, file, fields, schema }) => [file, { name, fields, item: itemOf(name, schema) }]));
}

/** What every item may have. */
const entryDates = ['publishAt', 'expireAt'];

/** How many items must have a field before it is the list that lacks it, and not the items that have too much. */
const enough = 2;

/**
 * Reports fields that several items have and the list does not declare: once each, and not in every item.
 * @returns the fields with those added that were meant, for judging the items
 */
export function completeFields(
  fields: JsonObject,
  items: Json | undefined,
  file: SourceFile,
  reports: Reports,
): JsonObject {
  const counts = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : [])
    if (isObject(item)) for (const key of Object.keys(item)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const undeclared = [...counts].filter(
    ([key, count]) => !Object.hasOwn(fields, key) && !entryDates.includes(key) && count >= enough,
  );
  if (undeclared.length === 0) return fields;
  const unused = Object.keys(fields).filter((field) => !counts.has(field));
  const meant: JsonObject = { ...fields };
  for (const [field, items] of undeclared) {
    const misspelt = nearest(field, unused);
    meant[field] = misspelt === undefined ? null : fields[misspelt];
    if (misspelt !== undefined) delete meant[misspelt];
    const pointer = misspelt === undefined ? '/fields' : `/fields/${misspelt}`;
    const args = { field, items, misspelt, suggestion: misspelt === undefined ? undefined : field };
    reports.add('list-field-undeclared', args, { file, pointer, at: 'key' });
  }
  return meant;
}
