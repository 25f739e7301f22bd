import {
  composeBlockSchema,
  composeFileSchema,
  composeSharedSchema,
  listBlockTypes,
  readDefinitions,
} from '#engine/content/schema/composeSchema.ts';
import { readExamples } from '#engine/content/schema/examples.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { adaptExampleToSite, type ExampleReplacements } from '#engine/make/gallery/adaptExampleToSite.ts';
import { blockPictureUrl } from '#engine/make/gallery/blockExamples.ts';
import { compactJson } from '#engine/make/gallery/compactJson.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { createBlockSnippet } from './blockSnippet.ts';
import {
  type BlockPlacement,
  blockListName,
  propertiesSchema,
  requiredKeys,
  unknownKeyMessage,
} from './toEditorSchema.ts';
import { definitionReference, type EditorSchema, ifThenSchema } from './valueSchemas.ts';

interface EditorBlock {
  schema: Schema;
  /** Text of the hover: description, picture, example. */
  hover: string;
  snippet: string;
}

export function blockDefinitions(
  standIns: ExampleReplacements,
  firstShared: string | undefined,
): Record<string, EditorSchema> {
  const blocks = readBlocks(standIns, firstShared);
  const definitions: Record<string, EditorSchema> = {};
  for (const place of ['page', 'layout'] as const) {
    for (const [type, { schema, hover }] of blocks) {
      // A block without block lists needs only one definition.
      if (place === 'page' || findBlockLists(schema).length)
        definitions[definitionNameOf(type, schema, place)] = createBlockSchema(schema, hover, place);
    }
    const lists = [true as const, ...[...blocks.values()].flatMap(({ schema }) => findBlockLists(schema))];
    const always = place === 'layout' ? ['slot', 'shared'] : ['shared'];
    for (const allowed of lists) {
      definitions[blockListName(allowed, place)] ??= createBlockChoiceSchema(allowed, always, blocks, place);
    }
  }
  // A shared block must not refer to another one.
  definitions['file:block'] = createBlockChoiceSchema(true, [], blocks, 'page');
  return definitions;
}

const definitionNameOf = (type: string, schema: Schema, place: BlockPlacement) =>
  `block:${type}${place === 'layout' && findBlockLists(schema).length ? ' in a layout' : ''}`;

function readBlocks(standIns: ExampleReplacements, firstShared: string | undefined): Map<string, EditorBlock> {
  const schemas = new Map(listBlockTypes().map((type) => [type, composeBlockSchema(type)]));
  const schemaOf = (type: string) => schemas.get(type);
  const blockEntries = [...schemas].map(([type, schema]) => {
    const { minimal = { type }, typical = minimal } = readExamples(type);
    return [
      schema,
      adaptExampleToSite(minimal, { ...standIns, isNewBlock: true }, schemaOf),
      adaptExampleToSite(typical, standIns, schemaOf),
    ] as const;
  });
  const shared = { type: 'shared', use: firstShared ?? 'name' };
  const slot = { type: 'slot' };
  const specialEntries = [
    [composeSharedSchema(), shared, shared],
    [composeFileSchema('slot'), slot, slot],
  ] as const;
  const blocks = new Map<string, EditorBlock>();
  for (const [schema, minimal, typical] of [...blockEntries, ...specialEntries]) {
    const type = String(minimal.type);
    const snippet = schema && createBlockSnippet(minimal, schema, schemaOf);
    if (snippet) blocks.set(type, { schema, hover: hoverText(schema, type, typical), snippet });
  }
  return blocks;
}

const maxExampleLength = 1_200;

function hoverText({ title = '', description = '' }: Schema, type: string, example: JsonObject): string {
  const picture = blockPictureUrl(type);
  const json = compactJson(example);
  const shownExample =
    json.length > maxExampleLength ? `${json.slice(0, json.lastIndexOf('\n', maxExampleLength))}\n  …` : json;
  return [`**${title}**. ${description}`, picture && `![${title}](${picture})`, `\`\`\`json\n${shownExample}\n\`\`\``]
    .filter(Boolean)
    .join('\n\n');
}

/** Finds all kinds of block lists inside a block: of any type, or of certain types. */
function findBlockLists(schema: Schema): (true | string[])[] {
  if (schema.blocks) return [schema.blocks];
  const additional = isObject(schema.additionalProperties) ? [schema.additionalProperties as Schema] : [];
  const children = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : []), ...additional];
  return children.flatMap(findBlockLists);
}

function createBlockSchema(schema: Schema, hover: string, place: BlockPlacement): EditorSchema {
  const { properties = {}, required = [] } = schema;
  const common = Object.keys((readDefinitions().common as Schema).properties ?? {});
  const { type: _, ...otherProperties } = properties;
  return {
    markdownDescription: hover,
    properties: {
      // The list that holds the block says which types are allowed.
      type: true,
      ...propertiesSchema(otherProperties, required, place, (name) => common.includes(name)),
    },
    ...requiredKeys({ ...schema, required: required.filter((name) => name !== 'type') }, Object.keys(properties)),
    additionalProperties: false,
    errorMessage: unknownKeyMessage(
      Object.keys(otherProperties).sort((a, b) => Number(common.includes(a)) - Number(common.includes(b))),
    ),
  };
}

/** Schema of a block in a list: its type, which must be allowed, chooses the schema of all other properties. */
function createBlockChoiceSchema(
  allowed: true | string[],
  always: string[],
  blocks: Map<string, EditorBlock>,
  place: BlockPlacement,
): EditorSchema {
  const isOwn = (type: string) => type !== 'slot' && type !== 'shared';
  const isAllowed = (type: string) =>
    always.includes(type) || (isOwn(type) && (allowed === true || allowed.includes(type)));
  const allowedBlocks = [...blocks].filter(([type]) => isAllowed(type));
  const types = allowedBlocks.map(([type]) => type);
  return {
    type: 'object',
    errorMessage: 'Write a block here: { "type": … }.',
    defaultSnippets: allowedBlocks.map(([type, { schema, hover, snippet }]) => ({
      label: `${type}: ${schema.title ?? ''}`,
      bodyText: snippet,
      markdownDescription: hover,
      description: schema.description ?? '',
    })),
    properties: {
      type: {
        title: 'Block type',
        enum: types,
        markdownEnumDescriptions: allowedBlocks.map(([, { hover }]) => hover),
        enumDescriptions: allowedBlocks.map(([, { schema }]) => schema.description ?? ''),
        suggestSortText: '0',
        completionDetail: 'required',
        errorMessage: `${allowed === true ? 'There is no such block.' : 'This block may not stand here.'} Write one of: ${types.join(', ')}.`,
      },
    },
    required: ['type'],
    allOf: allowedBlocks.map(([type, { schema }]) =>
      ifThenSchema(
        { properties: { type: { type: 'string', pattern: `^${type}$` } }, required: ['type'] },
        definitionReference(definitionNameOf(type, schema, place)),
      ),
    ),
  };
}
