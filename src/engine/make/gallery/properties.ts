import { readDefinitions } from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { kindInWords, valuesInWords, withoutTokens } from './words.ts';

/** The properties of a block, or of a group inside it. */
interface PropertyGroup {
  /** Names that lead to it: `items › actions`; empty for the block itself. */
  path: string[];
  title: string;
  schema: Schema;
}

/** Names of the properties that every block has. */
const commonNames = () => Object.keys((readDefinitions().common as Schema).properties ?? {});

/** The table of a block's own properties, and below it what stands in its groups and what every block has. */
export function propertyBlocks(schema: Schema): JsonObject[] {
  const common = commonNames();
  const isOwn = (name: string) => !common.includes(name);
  const groups = groupsIn(withProperties(schema, isOwn), []);
  const entries = groups.map(({ path, title, schema: inside }) => ({
    heading: withoutTokens(`Inside ${path.join(' › ')}: ${title.toLowerCase()}`),
    blocks: [propertyTable(inside)],
  }));
  const ofAll = {
    heading: 'What every block may have',
    blocks: [propertyTable(withProperties(schema, (name) => !isOwn(name)))],
  };
  return [
    { ...propertyTable(withProperties(schema, isOwn)), id: 'properties', tone: 'tint', heading: 'Properties' },
    { type: 'accordion', tone: 'tint', items: [...entries, ofAll] },
  ];
}

const withProperties = (schema: Schema, isIncluded: (name: string) => boolean): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([name]) => isIncluded(name))),
});

/** A table of properties as a block; those that must be there come first. */
export function propertyTable({ properties = {}, required = [] }: Schema): JsonObject {
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
        what: withoutTokens([property.title, property.description].filter(Boolean).join('. ')),
        kind: [kindInWords(property), valuesInWords(property)].filter(Boolean).join(': '),
        needed: required.includes(name) ? 'yes' : 'no',
      };
    }),
  };
}

/** Every group inside a block, at any depth; what it shares with other blocks (pictures, queries) is left out. */
function groupsIn(schema: Schema, path: string[]): PropertyGroup[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const inside = property.list || property.type === 'array' ? property.items : property;
    if (!isObject(inside?.properties) || inside.format === 'media') return [];
    const here = [...path, name];
    const group = { path: here, title: inside.title ?? property.title ?? name, schema: inside };
    return [group, ...groupsIn(inside, here)];
  });
}
