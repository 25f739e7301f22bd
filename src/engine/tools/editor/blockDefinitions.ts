import {
  composeBlockSchema,
  composeFileSchema,
  composeSharedSchema,
  listBlockTypes,
  readDefinitions,
} from '#engine/content/schema/compose.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { pictureAddress, readExamples } from '#engine/make/gallery/blockExamples.ts';
import { compactJson } from '#engine/make/gallery/compactJson.ts';
import { exampleInSite, type StandIns } from '#engine/make/gallery/exampleInSite.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { blockListName, type Place, propertiesSchema, requiredKeys, unknownKey } from './editorSchema.ts';
import { blockSnippet } from './snippet.ts';
import { definition, type EditorSchema, when } from './valueSchemas.ts';

/** A block type as the editor shows it. */
interface BlockWords {
  schema: Schema;
  /** What one sees when the pointer rests on it: what it is, how it looks, an example. */
  hover: string;
  snippet: string;
}

/** Definitions of every block, and of every kind of list of blocks, on pages and in layouts. */
export function blockDefinitions(standIns: StandIns, firstShared: string | undefined): Record<string, EditorSchema> {
  const blocks = readBlocks(standIns, firstShared);
  const definitions: Record<string, EditorSchema> = {};
  for (const place of ['page', 'layout'] as const) {
    for (const [type, { schema, hover }] of blocks) {
      // What holds no blocks is the same wherever it stands.
      if (place === 'page' || blockListsIn(schema).length)
        definitions[nameOf(type, schema, place)] = oneBlock(schema, hover, place);
    }
    const lists = [true as const, ...[...blocks.values()].flatMap(({ schema }) => blockListsIn(schema))];
    const always = place === 'layout' ? ['slot', 'shared'] : ['shared'];
    for (const allowed of lists) {
      definitions[blockListName(allowed, place)] ??= anyBlock(allowed, always, blocks, place);
    }
  }
  // The block of a file of its own is no reference to another.
  definitions['file:block'] = anyBlock(true, [], blocks, 'page');
  return definitions;
}

const nameOf = (type: string, schema: Schema, place: Place) =>
  `block:${type}${place === 'layout' && blockListsIn(schema).length ? ' in a layout' : ''}`;

function readBlocks(standIns: StandIns, firstShared: string | undefined): Map<string, BlockWords> {
  const schemas = new Map(listBlockTypes().map((type) => [type, composeBlockSchema(type)]));
  const schemaOf = (type: string) => schemas.get(type);
  const own = [...schemas].map(([type, schema]) => {
    const { minimal = { type }, typical = minimal } = readExamples(type);
    return [schema, exampleInSite(minimal, standIns, schemaOf), exampleInSite(typical, standIns, schemaOf)] as const;
  });
  const shared = { type: 'shared', use: firstShared ?? 'name' };
  const slot = { type: 'slot' };
  const others = [
    [composeSharedSchema(), shared, shared],
    [composeFileSchema('slot'), slot, slot],
  ] as const;
  const blocks = new Map<string, BlockWords>();
  for (const [schema, minimal, typical] of [...own, ...others]) {
    const type = String(minimal.type);
    const snippet = schema && blockSnippet(minimal, schema, schemaOf);
    if (snippet) blocks.set(type, { schema, hover: hoverText(schema, type, typical), snippet });
  }
  return blocks;
}

/** How much of an example a hover has room for, in characters. */
const mostExample = 1_200;

function hoverText({ title = '', description = '' }: Schema, type: string, example: JsonObject): string {
  const picture = pictureAddress(type);
  const json = compactJson(example);
  const shown = json.length > mostExample ? `${json.slice(0, json.lastIndexOf('\n', mostExample))}\n  …` : json;
  return [`**${title}**. ${description}`, picture && `![${title}](${picture})`, `\`\`\`json\n${shown}\n\`\`\``]
    .filter(Boolean)
    .join('\n\n');
}

/** Every kind of list of blocks inside a block: of any type, or of certain types. */
function blockListsIn(schema: Schema): (true | string[])[] {
  if (schema.blocks) return [schema.blocks];
  const others = isObject(schema.additionalProperties) ? [schema.additionalProperties as Schema] : [];
  const below = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []), ...others];
  return below.flatMap(blockListsIn);
}

function oneBlock(schema: Schema, hover: string, place: Place): EditorSchema {
  const { properties = {}, required = [] } = schema;
  const common = Object.keys((readDefinitions().common as Schema).properties ?? {});
  const { type: _, ...own } = properties;
  return {
    markdownDescription: hover,
    properties: {
      // Which types there are, the list that the block stands in says.
      type: true,
      ...propertiesSchema(own, required, place, (name) => common.includes(name)),
    },
    ...requiredKeys(
      required.filter((name) => name !== 'type'),
      Object.keys(properties),
    ),
    additionalProperties: false,
    errorMessage: unknownKey(Object.keys(own).sort((a, b) => Number(common.includes(a)) - Number(common.includes(b)))),
  };
}

/** A block of a list: its type, one of those allowed or of those that may always stand there, chooses the schema that alone speaks of everything else. */
function anyBlock(
  allowed: true | string[],
  always: string[],
  blocks: Map<string, BlockWords>,
  place: Place,
): EditorSchema {
  const isOwn = (type: string) => type !== 'slot' && type !== 'shared';
  const isAllowed = (type: string) =>
    always.includes(type) || (isOwn(type) && (allowed === true || allowed.includes(type)));
  const here = [...blocks].filter(([type]) => isAllowed(type));
  const types = here.map(([type]) => type);
  return {
    type: 'object',
    errorMessage: 'Write a block here: { "type": … }.',
    defaultSnippets: here.map(([type, { schema, hover, snippet }]) => ({
      label: `${type}: ${schema.title ?? ''}`,
      bodyText: snippet,
      markdownDescription: hover,
      description: schema.description ?? '',
    })),
    properties: {
      type: {
        title: 'Block type',
        enum: types,
        markdownEnumDescriptions: here.map(([, { hover }]) => hover),
        enumDescriptions: here.map(([, { schema }]) => schema.description ?? ''),
        suggestSortText: '0',
        completionDetail: 'required',
        errorMessage: `${allowed === true ? 'There is no such block.' : 'This block may not stand here.'} Write one of: ${types.join(', ')}.`,
      },
    },
    required: ['type'],
    allOf: here.map(([type, { schema }]) =>
      when(
        { properties: { type: { type: 'string', pattern: `^${type}$` } }, required: ['type'] },
        definition(nameOf(type, schema, place)),
      ),
    ),
  };
}
