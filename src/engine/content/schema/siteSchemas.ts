import { isObject } from '#shared/json.ts';
import {
  clearDefinitionsCache,
  composeBlockSchema,
  composeFileSchema,
  composeSharedSchema,
  listBlockTypes,
} from './composeSchema.ts';
import type { Schema } from './schema.ts';
import { loadValidators, type Validate } from './validators.ts';

export interface CompiledSchema {
  schema: Schema;
  validate: Validate;
}

export interface SiteSchemas {
  /** Block schemas by type, including `shared` and `slot`. */
  blocks: Map<string, CompiledSchema>;
  page: CompiledSchema;
  layout: CompiledSchema;
  pattern: CompiledSchema;
  dataList: CompiledSchema;
  site: CompiledSchema;
  /** Validators of queried items by list schema (marked `list`). Additional properties are accepted. */
  items: Map<Schema, Validate>;
  /** Stable names of the list schemas, made of block type and keys, for use across processes. */
  lists: { byName: Map<string, Schema>; names: Map<Schema, string> };
}

let cachedSchemas: SiteSchemas | undefined;

/** Compiled schemas of the engine, cached per process. */
export function loadSiteSchemas(): SiteSchemas {
  cachedSchemas ??= readSiteSchemas();
  return cachedSchemas;
}

export const clearSiteSchemasCache = (): void => {
  cachedSchemas = undefined;
  clearDefinitionsCache();
};

function readSiteSchemas(): SiteSchemas {
  const types = listBlockTypes();
  const schemas: Record<string, Schema> = {
    ...Object.fromEntries(types.map((type) => [`block:${type}`, composeBlockSchema(type)])),
    'block:shared': composeSharedSchema(),
    'block:slot': composeFileSchema('slot'),
    'file:page': composeFileSchema('page'),
    'file:layout': composeFileSchema('layout'),
    'file:pattern': composeFileSchema('pattern'),
    'file:dataList': composeFileSchema('data-list'),
    'file:site': composeFileSchema('site'),
  };
  const lists = new Map(Object.entries(schemas).flatMap(([name, schema]) => findQueryableLists(schema, name)));
  const items = Object.fromEntries([...lists].map(([name, list]) => [name, queriedItemSchema(list)]));
  const validators = loadValidators({ ...schemas, ...items });

  const compiledSchema = (name: string): CompiledSchema => ({
    schema: schemas[name] as Schema,
    validate: validators[name] as Validate,
  });
  return {
    blocks: new Map([...types, 'shared', 'slot'].map((type) => [type, compiledSchema(`block:${type}`)])),
    page: compiledSchema('file:page'),
    layout: compiledSchema('file:layout'),
    pattern: compiledSchema('file:pattern'),
    dataList: compiledSchema('file:dataList'),
    site: compiledSchema('file:site'),
    lists: { byName: lists, names: new Map([...lists].map(([name, list]) => [list, name])) },
    items: new Map([...lists].map(([name, list]) => [list, validators[name] as Validate])),
  };
}

function findQueryableLists(schema: Schema, name: string): [string, Schema][] {
  const below = [
    ...Object.entries(schema.properties ?? {}).map(([key, property]) => ({ key, inner: property })),
    ...(schema.items ? [{ key: '-', inner: schema.items }] : []),
    ...(isObject(schema.additionalProperties) ? [{ key: '*', inner: schema.additionalProperties as Schema }] : []),
  ];
  const self: [string, Schema][] = schema.list ? [[name.replace(':', '-items:'), schema]] : [];
  return [...self, ...below.flatMap(({ key, inner }) => findQueryableLists(inner, `${name}/${key}`))];
}

/** Additional properties are no error: they are dropped before the block receives the item. */
const queriedItemSchema = (list: Schema): Schema => {
  const { additionalProperties: _, ...item } = list.items ?? {};
  return item as Schema;
};
