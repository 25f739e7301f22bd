import { isObject } from '#shared/json.ts';
import {
  composeBlockSchema,
  composeFileSchema,
  composeSharedSchema,
  forgetDefinitions,
  listBlockTypes,
} from './compose.ts';
import type { Schema } from './schema.ts';
import { loadValidators, type Validate } from './validators.ts';

/** A schema, and the function that checks a value against it. */
export interface CheckedSchema {
  schema: Schema;
  validate: Validate;
}

/** Every schema that content of this engine is checked against. */
export interface SiteSchemas {
  /** By type, `shared` and `slot` included. */
  blocks: Map<string, CheckedSchema>;
  page: CheckedSchema;
  layout: CheckedSchema;
  pattern: CheckedSchema;
  dataList: CheckedSchema;
  /** Of `_site.json`. */
  site: CheckedSchema;
  /** By the schema of a list (the node marked `list`): what an item from elsewhere must be, whatever else it holds. */
  items: Map<Schema, Validate>;
  /** Names of the lists, by which they are found again in another run: block type and keys. */
  lists: { byName: Map<string, Schema>; names: Map<Schema, string> };
}

let loaded: SiteSchemas | undefined;

/** Reads and compiles the engine's schemas, once in a process. */
export function loadSiteSchemas(): SiteSchemas {
  loaded ??= readSiteSchemas();
  return loaded;
}

/** Forgets them, after one of them was edited. */
export const forgetSiteSchemas = (): void => {
  loaded = undefined;
  forgetDefinitions();
};

function readSiteSchemas(): SiteSchemas {
  const own = listBlockTypes();
  const schemas: Record<string, Schema> = {
    ...Object.fromEntries(own.map((type) => [`block:${type}`, composeBlockSchema(type)])),
    'block:shared': composeSharedSchema(),
    'block:slot': composeFileSchema('slot'),
    'file:page': composeFileSchema('page'),
    'file:layout': composeFileSchema('layout'),
    'file:pattern': composeFileSchema('pattern'),
    'file:dataList': composeFileSchema('data-list'),
    'file:site': composeFileSchema('site'),
  };
  const lists = new Map(Object.entries(schemas).flatMap(([name, schema]) => listsIn(schema, name)));
  const items = Object.fromEntries([...lists].map(([name, list]) => [name, itemFromElsewhere(list)]));
  const validators = loadValidators({ ...schemas, ...items });

  const checked = (name: string): CheckedSchema => ({
    schema: schemas[name] as Schema,
    validate: validators[name] as Validate,
  });
  return {
    blocks: new Map([...own, 'shared', 'slot'].map((type) => [type, checked(`block:${type}`)])),
    page: checked('file:page'),
    layout: checked('file:layout'),
    pattern: checked('file:pattern'),
    dataList: checked('file:dataList'),
    site: checked('file:site'),
    lists: { byName: lists, names: new Map([...lists].map(([name, list]) => [list, name])) },
    items: new Map([...lists].map(([name, list]) => [list, validators[name] as Validate])),
  };
}

/** The lists of a schema that may come from elsewhere, each under a name of its own. */
function listsIn(schema: Schema, name: string): [string, Schema][] {
  const below = [
    ...Object.entries(schema.properties ?? {}).map(([key, property]) => ({ key, inner: property })),
    ...(schema.items ? [{ key: '-', inner: schema.items }] : []),
    ...(isObject(schema.additionalProperties) ? [{ key: '*', inner: schema.additionalProperties as Schema }] : []),
  ];
  const own: [string, Schema][] = schema.list ? [[name.replace(':', '-items:'), schema]] : [];
  return [...own, ...below.flatMap(({ key, inner }) => listsIn(inner, `${name}/${key}`))];
}

/** Fields that the block does not know are dropped before it sees the item: they are no fault of it. */
const itemFromElsewhere = (list: Schema): Schema => {
  const { additionalProperties: _, ...item } = list.items ?? {};
  return item as Schema;
};
