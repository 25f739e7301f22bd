import { expandSchema } from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadValidators, type Validate } from '#engine/content/schema/validators.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { type Container, createContainer } from './graph.ts';
import { completeFields } from './listFields.ts';
import type { Reports } from './reports.ts';
import { Walk } from './walk.ts';
import type { WalkContext } from './walkContext.ts';

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
  const schema = expandSchema(kinds[String(field.is)] ?? {});
  return typeof field.description === 'string' ? { ...schema, description: field.description } : schema;
}

/** The schema of an item, from the fields of its list. */
export function itemSchema(fields: JsonObject): Schema {
  const known = Object.entries(fields).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
  return {
    title: 'Item',
    type: 'object',
    // A field that says nothing of itself may hold anything.
    properties: Object.fromEntries(
      Object.keys(fields).map((name) => [name, isObject(fields[name]) ? fieldSchema(fields[name]) : {}]),
    ),
    required: known.filter(([, field]) => field.required === true).map(([name]) => name),
    additionalProperties: false,
  };
}

/** Checks every data list and its items; puts the lists into the graph. */
export function checkDataLists(context: WalkContext): void {
  const schemas: Record<string, Schema> = {};
  for (const [name, file] of context.graph.source.data) {
    const container = createContainer(file, 'data', true);
    context.graph.data.set(name, container);
    if (file.json === undefined) continue;
    const walk = new Walk(context, container, 'a data list');
    walk.check(file.json, context.schemas.dataList);
    const { fields, items } = isObject(file.json) ? file.json : {};
    if (!isObject(fields)) continue;
    const meant = completeFields(fields, items, file, context.reports);
    context.listFields.set(name, meant);
    schemas[name] = itemSchema(meant);
  }

  const validators = Object.keys(schemas).length ? loadValidators(schemas) : {};
  for (const [name, schema] of Object.entries(schemas)) {
    const container = context.graph.data.get(name) as Container;
    checkItems(name, container, { schema, validate: validators[name] as Validate }, context);
  }
}

function checkItems(
  name: string,
  container: Container,
  checked: { schema: Schema; validate: Validate },
  context: WalkContext,
): void {
  const { fields, items } = container.file.json as { fields: JsonObject; items?: Json };
  if (!Array.isArray(items)) return;
  const walk = new Walk(context, container, `an item of "${name}"`);
  items.forEach((item, index) => {
    walk.path.push('items', index);
    if (isObject(item)) walk.check(item, checked);
    walk.path.length = 0;
  });
  for (const [field, description] of Object.entries(fields)) {
    if (isObject(description) && description.unique === true) checkUnique(field, items, container, context.reports);
  }
}

function checkUnique(field: string, items: Json[], container: Container, reports: Reports): void {
  const first = new Map<Json, number>();
  items.forEach((item, index) => {
    const value = isObject(item) ? item[field] : undefined;
    if (value === undefined || value === null || typeof value === 'object') return;
    const other = first.get(value);
    if (other === undefined) first.set(value, index);
    else {
      const args = { key: field, value: JSON.stringify(value), other: other + 1 };
      reports.add('item-value-repeated', args, { file: container.file, pointer: `/items/${index}/${field}` });
    }
  });
}
