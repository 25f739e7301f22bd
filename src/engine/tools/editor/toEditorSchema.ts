import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { replacementsIn } from '#shared/neededKeys.ts';
import {
  definitionReference,
  type EditorSchema,
  enumSchema,
  ifThenSchema,
  textSchema,
  wrongTypeMessages,
} from './valueSchemas.ts';

/** Kind of file that holds the blocks. Only a layout has a slot, at any depth. */
export type BlockPlacement = 'page' | 'layout';

/** Name of the definition of a block list that takes any block, or only some types. */
export const blockListName = (blocks: true | string[], place: BlockPlacement) =>
  `${blocks === true ? 'block' : `block of ${blocks.join(', ')}`}${place === 'layout' ? ' in a layout' : ''}`;

const sameKeywords = ['type', 'minItems', 'maxItems', 'uniqueItems', 'minimum', 'maximum'] as const;

/** Definitions by format. A picture is recognized by its properties instead. */
const definitionsByFormat: Record<string, string> = {
  link: 'link',
  media: 'file',
  icon: 'icon',
  data: 'data list',
  layout: 'layout name',
  shared: 'shared name',
  route: 'route',
  alias: 'alias',
  date: 'date',
  moment: 'moment',
  deadline: 'moment',
};

/**
 * Converts a schema of the engine for editors: formats become lists of names to choose from.
 * @param schema with all references resolved
 */
export function toEditorSchema(schema: Schema, place: BlockPlacement): EditorSchema {
  const texts = titleAndDescriptionOf(schema);
  if (schema.blocks) {
    const items = definitionReference(blockListName(schema.blocks, place));
    return { ...texts, ...pickSameKeywords(schema), items, ...typeOrField('array', wrongTypeMessages.array) };
  }
  if (schema.format === 'media' && schema.properties) return { ...texts, ...definitionReference('picture') };
  const name = definitionsByFormat[schema.format ?? ''];
  if (name) return { ...texts, ...definitionReference(name) };
  if (schema.enum) return { ...texts, ...enumSchema(schema.enum) };
  if (schema.format === 'verbatim') return { ...texts, ...definitionReference('verbatim text') };
  if (schema.format === 'markdown') return { ...texts, anyOf: [textSchema(schema), definitionReference('text file')] };
  if (schema.type === 'string') return { ...texts, ...textSchema(schema) };
  return {
    ...texts,
    ...pickSameKeywords(schema),
    ...nestedSchemasOf(schema, place),
    ...errorMessagesOf(schema),
    ...(schema.list && createListSchema(schema)),
  };
}

export const titleAndDescriptionOf = ({ title, description }: Schema): EditorSchema => ({
  ...(title && { title }),
  ...(description && { description }),
});

const pickSameKeywords = (schema: Schema): EditorSchema =>
  Object.fromEntries(sameKeywords.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));

/**
 * The language service has one message for a wrong type and an unknown key: if both can occur, `allOf` checks the type.
 */
function errorMessagesOf({ type, list, properties, additionalProperties }: Schema): EditorSchema {
  const message = list ? wrongTypeMessages.list : (wrongTypeMessages as Record<string, string>)[String(type)];
  if (!message) return {};
  if (additionalProperties !== false || !properties) return typeOrField(type, message);
  return {
    type: undefined,
    errorMessage: unknownKeyMessage(Object.keys(properties)),
    allOf: [typeOrField(type ?? 'object', message)],
  };
}

/** Type of a value, in place of which a template may name a field of its items. */
const typeOrField = (type: Schema['type'], message: string): EditorSchema => ({
  ...(type && { type: [type, 'string'].flat() }),
  errorMessage: message,
  pattern: '^\\{\\s*item\\.[\\w.-]+\\s*\\}$',
  patternErrorMessage: message,
});

export const unknownKeyMessage = (known: string[]): string =>
  `This means nothing here. There are: ${known.join(', ')}.`;

function nestedSchemasOf(schema: Schema, place: BlockPlacement): EditorSchema {
  const { properties, items, additionalProperties: additional } = schema;
  return {
    ...(properties && { properties: propertiesSchema(properties, schema.required ?? [], place) }),
    ...(schema.required && requiredKeys(schema, additional === false ? Object.keys(properties ?? {}) : undefined)),
    ...(items && { items: toEditorSchema(items, place) }),
    ...(additional !== undefined && {
      additionalProperties: isObject(additional) ? toEditorSchema(additional as Schema, place) : additional,
    }),
  };
}

/**
 * Requires keys. With an unknown key, none is reported as missing: the unknown one may be a misspelling of it.
 * Keys in whose place others stand are not required.
 * @param known all possible keys; undefined if any key is allowed
 */
export function requiredKeys(schema: Schema, known: string[] | undefined): EditorSchema {
  const { required = [] } = schema;
  if (!required.length) return {};
  if (!known) return { required };
  const isKnown = { propertyNames: { enum: known, doNotSuggest: true } };
  const replacements = replacementsIn(schema);
  const others = [...new Set(required.flatMap((key) => replacements.get(key) ?? []))];
  if (!others.length) return ifThenSchema(isKnown, { required });
  const always = required.filter((key) => !replacements.has(key));
  const instead = others.map((name) => ({ required: [name] }));
  return ifThenSchema(isKnown, { required: always, ...ifThenSchema({ not: { anyOf: instead } }, { required }) });
}

/** Suggests required properties first, and those common to all blocks last. */
export function propertiesSchema(
  properties: Record<string, Schema>,
  required: string[],
  place: BlockPlacement,
  isCommon: (name: string) => boolean = () => false,
): EditorSchema {
  const entries = Object.entries(properties).map(([name, property], index) => {
    const rank = required.includes(name) ? 0 : isCommon(name) ? 2 : 1;
    const order = { suggestSortText: `${rank}${String(index).padStart(3, '0')}` };
    const detail = required.includes(name) ? { completionDetail: 'required' } : {};
    return [name, { ...toEditorSchema(property, place), ...order, ...detail }] as const;
  });
  return Object.fromEntries(entries);
}

/** Schema of a list that may also be a query: offers both. */
function createListSchema({ properties, items }: Schema): EditorSchema {
  const fields = Object.entries(items?.properties ?? {}).map(([name, { title, description }]) => [
    name,
    {
      ...(title && { title }),
      description: `${description ?? title ?? ''} Name the item's field that holds it.`.trim(),
    },
  ]);
  return {
    defaultSnippets: [
      {
        label: '[ … ] written here',
        bodyText: '[\n\t$1\n]',
        description: 'Items that are written here, one after the other.',
      },
      { label: '{ "from" } a data list', bodyText: '{ "from": $1 }', description: 'Items of a file of _data.' },
      {
        label: '{ "pages" } of this site',
        bodyText: '{ "pages": $1 }',
        description: 'Pages as items, as all courses.',
      },
    ],
    properties: {
      ...(nestedSchemasOf({ properties } as Schema, 'page').properties as JsonObject),
      pages: definitionReference('pages'),
      sort: {
        ...titleAndDescriptionOf(properties?.sort ?? {}),
        type: 'string',
        errorMessage: wrongTypeMessages.string,
      },
      as: {
        ...titleAndDescriptionOf(properties?.as ?? {}),
        type: 'object',
        properties: Object.fromEntries(fields) as JsonObject,
        // A block that accepts any field has no unknown fields.
        ...(fields.length > 0 &&
          !isObject(items?.additionalProperties) && {
            additionalProperties: false,
            errorMessage: unknownKeyMessage(Object.keys(items?.properties ?? {})),
          }),
      },
    },
    allOf: [typeOrField(['array', 'object'], wrongTypeMessages.list), definitionReference('query of a list')],
  };
}
