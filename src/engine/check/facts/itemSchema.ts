import { expandSchema, readDefinitions } from '#engine/content/schema/composeSchema.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { CompiledSchema } from '#engine/content/schema/siteSchemas.ts';
import { loadValidators, type Validate } from '#engine/content/schema/validators.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { ProblemCollector } from '../problemCollector.ts';

function createFieldSchema(field: JsonObject): Schema {
  const definition = (name: string) => ({ $ref: `definitions.schema.json#/definitions/${name}` }) as Schema;
  const kinds: Record<string, Schema> = {
    text: Array.isArray(field.oneOf) ? ({ enum: field.oneOf } as Schema) : { type: 'string' },
    markdown: { type: 'string', format: 'markdown', ...(field.markup === 'flow' && { markup: 'flow' as const }) },
    number: { type: 'number' },
    'yes-no': { type: 'boolean' },
    link: definition('link'),
    image: definition('image'),
    file: { type: 'string', format: 'media' },
    icon: definition('icon'),
    date: { type: 'string', format: 'date' },
    texts: { type: 'array', items: { type: 'string' } },
    images: { type: 'array', items: definition('image') },
    object: { type: 'object' },
  };
  const schema = expandSchema(getOwnValue(kinds, String(field.is)) ?? {});
  return typeof field.description === 'string' ? { ...schema, description: field.description } : schema;
}

export function createItemSchema(fields: JsonObject): Schema {
  const known = Object.entries(fields).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
  return {
    title: 'Item',
    type: 'object',
    // A field without a declared kind may hold anything.
    properties: {
      ...readDefinitions().entryDates?.properties,
      ...Object.fromEntries(
        Object.keys(fields).map((name) => [name, isObject(fields[name]) ? createFieldSchema(fields[name]) : {}]),
      ),
    },
    required: known.filter(([, field]) => field.required === true).map(([name]) => name),
    additionalProperties: false,
  };
}

export interface DataListSchema {
  name: string;
  /** Declared fields, with misspelt and missing declarations corrected. */
  fields: JsonObject;
  item: CompiledSchema;
}

/** Creates the item schemas of all data lists. A list without fields is left out. */
export function readDataListSchemas({ data }: SiteSource): Map<SourceFile, DataListSchema> {
  const lists = [...data].flatMap(([name, file]) => {
    const { fields, items } = isObject(file.json) ? file.json : {};
    if (!isObject(fields)) return [];
    const corrected = addUndeclaredFields(fields, items, file, new ProblemCollector());
    return [{ name, file, fields: corrected, schema: createItemSchema(corrected) }];
  });
  const schemas = Object.fromEntries(lists.map(({ name, schema }) => [name, schema]));
  const validators = lists.length > 0 ? loadValidators(schemas) : {};
  const itemOf = (name: string, schema: Schema) => ({ schema, validate: validators[name] as Validate });
  return new Map(lists.map(({ name, file, fields, schema }) => [file, { name, fields, item: itemOf(name, schema) }]));
}

/** Fields of the schedule, which every item may have. */
const dateFields = ['publishAt', 'expireAt'];

/**
 * Least number of items with an undeclared field before the list is considered incomplete, instead of the items wrong.
 */
const minItemsWithField = 2;

/**
 * Reports fields that several items have and the list does not declare, once each and not for every item.
 * @returns the fields with the intended ones added, as the schema of the items
 */
export function addUndeclaredFields(
  fields: JsonObject,
  items: Json | undefined,
  file: SourceFile,
  reports: ProblemCollector,
): JsonObject {
  const counts = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : [])
    if (isObject(item)) for (const key of Object.keys(item)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const undeclared = [...counts].filter(
    ([key, count]) => !Object.hasOwn(fields, key) && !dateFields.includes(key) && count >= minItemsWithField,
  );
  if (undeclared.length === 0) return fields;
  const unused = Object.keys(fields).filter((field) => !counts.has(field));
  const corrected: JsonObject = { ...fields };
  for (const [field, items] of undeclared) {
    const misspelt = findNearestName(field, unused);
    corrected[field] = misspelt === undefined ? null : fields[misspelt];
    if (misspelt !== undefined) delete corrected[misspelt];
    const pointer = misspelt === undefined ? '/fields' : `/fields/${misspelt}`;
    const args = { field, items, misspelt, suggestion: misspelt === undefined ? undefined : field };
    reports.add('list-field-undeclared', args, { file, pointer, at: 'key' });
  }
  return corrected;
}
