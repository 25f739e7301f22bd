import { readDefinitions } from '#engine/content/schema/composeSchema.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { describeAllowedValues, describeKind, escapeMarkdown, escapeTokens } from './galleryTexts.ts';

interface ObjectProperty {
  /** Path of property names, such as `items › actions`; empty for the block itself. */
  path: string[];
  title: string;
  schema: Schema;
}

const commonNames = () => Object.keys((readDefinitions().common as Schema).properties ?? {});

/** Creates tables of a block's own properties, of its nested objects, and of the properties of all blocks. */
export function createPropertyBlocks(schema: Schema): JsonObject[] {
  const common = commonNames();
  const isSpecific = (name: string) => !common.includes(name);
  const groups = nestedObjectsIn(withProperties(schema, isSpecific), []);
  const entries = groups.map(({ path, title, schema: objectSchema }) => ({
    heading: escapeTokens(`Inside ${path.join(' › ')}: ${title.toLowerCase()}`),
    blocks: [createPropertyTable(objectSchema)],
  }));
  const commonEntry = {
    heading: 'What every block may have',
    blocks: [createPropertyTable(withProperties(schema, (name) => !isSpecific(name)))],
  };
  return [
    {
      ...createPropertyTable(withProperties(schema, isSpecific)),
      id: 'properties',
      tone: 'tint',
      heading: 'Properties',
    },
    { type: 'accordion', tone: 'tint', items: [...entries, commonEntry] },
  ];
}

const withProperties = (schema: Schema, isIncluded: (name: string) => boolean): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => isIncluded(name))),
});

/** Creates a table of properties, required ones first. */
export function createPropertyTable({ properties = {}, required = [] }: Schema): JsonObject {
  const names = Object.keys(properties).toSorted((a, b) => Number(required.includes(b)) - Number(required.includes(a)));
  return {
    type: 'table',
    columns: [
      { label: 'Name', field: 'name' },
      { label: 'What it is', field: 'what' },
      { label: 'Kind', field: 'kind' },
      { label: 'Required', field: 'needed' },
    ],
    rows: names.map((name) => {
      const property = properties[name] as Schema;
      return {
        name,
        what: escapeMarkdown([property.title, property.description].filter(Boolean).join('. ')),
        kind: [describeKind(property), describeAllowedValues(property)].filter(Boolean).join(': '),
        needed: required.includes(name) ? 'yes' : 'no',
      };
    }),
  };
}

/** Lists the nested objects of a block at any depth, except shared definitions (pictures, queries). */
function nestedObjectsIn(schema: Schema, path: string[]): ObjectProperty[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const objectSchema = property.list || property.type === 'array' ? property.items : property;
    if (!isObject(objectSchema?.properties) || objectSchema.format === 'media') return [];
    const objectPath = [...path, name];
    const group = { path: objectPath, title: objectSchema.title ?? property.title ?? name, schema: objectSchema };
    return [group, ...nestedObjectsIn(objectSchema, objectPath)];
  });
}
