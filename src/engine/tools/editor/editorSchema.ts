import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { choiceSchema, definition, type EditorSchema, textSchema, when, wrongType } from './valueSchemas.ts';

/** Where blocks stand. In a layout the slot is one of them, at any depth. */
export type Place = 'page' | 'layout';

/** Name of the definition for one block of a list that takes any block, or only some types. */
export const blockListName = (blocks: true | string[], place: Place) =>
  `${blocks === true ? 'block' : `block of ${blocks.join(', ')}`}${place === 'layout' ? ' in a layout' : ''}`;

/** Keywords that mean the same in both kinds of schema. */
const sameKeywords = ['type', 'minItems', 'maxItems', 'uniqueItems', 'minimum', 'maximum'] as const;

/** Definitions by the mark of a string. A picture differs from other media by its properties. */
const byFormat: Record<string, string> = {
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
};

/**
 * Turns a schema of the engine into one for editors: what a mark means becomes lists of what there is to choose from.
 * @param schema with every reference written out
 */
export function toEditorSchema(schema: Schema, place: Place): EditorSchema {
  const words = wordsOf(schema);
  if (schema.blocks) {
    const items = definition(blockListName(schema.blocks, place));
    return { ...words, ...pick(schema), items, errorMessage: wrongType.array };
  }
  if (schema.format === 'media' && schema.properties) return { ...words, ...definition('picture') };
  const name = byFormat[schema.format ?? ''];
  if (name) return { ...words, ...definition(name) };
  if (schema.enum) return { ...words, ...choiceSchema(schema.enum) };
  if (schema.format === 'verbatim') return { ...words, ...definition('verbatim text') };
  if (schema.type === 'string') return { ...words, ...textSchema(schema) };
  return {
    ...words,
    ...pick(schema),
    ...inside(schema, place),
    ...messages(schema),
    ...(schema.list && listParts(schema)),
  };
}

/** Title and description. */
export const wordsOf = ({ title, description }: Schema): EditorSchema => ({
  ...(title && { title }),
  ...(description && { description }),
});

const pick = (schema: Schema): EditorSchema =>
  Object.fromEntries(sameKeywords.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));

/** The service has one message for a wrong type and a wrong key: where both can be, the type is asked for beside. */
function messages({ type, list, properties, additionalProperties }: Schema): EditorSchema {
  const words = list ? wrongType.list : (wrongType as Record<string, string>)[String(type)];
  if (!words) return {};
  if (additionalProperties !== false || !properties) return { errorMessage: words };
  return {
    type: undefined,
    errorMessage: unknownKey(Object.keys(properties)),
    allOf: [{ type: type ?? 'object', errorMessage: words }],
  };
}

/** Plain words for a key that is not known. */
export const unknownKey = (known: string[]): string => `This means nothing here. There are: ${known.join(', ')}.`;

function inside(schema: Schema, place: Place): EditorSchema {
  const { properties, items, additionalProperties: others } = schema;
  return {
    ...(properties && { properties: propertiesSchema(properties, schema.required ?? [], place) }),
    ...(schema.required && requiredKeys(schema.required, others === false ? Object.keys(properties ?? {}) : undefined)),
    ...(items && { items: toEditorSchema(items, place) }),
    ...(others !== undefined && {
      additionalProperties: isObject(others) ? toEditorSchema(others as Schema, place) : others,
    }),
  };
}

/**
 * Asks for keys. While one of the others is misspelt it may be the one that is missed: only the wrong one is reported then.
 * @param known all keys that there may be; undefined where any may be
 */
export function requiredKeys(required: string[], known: string[] | undefined): EditorSchema {
  if (!required.length) return {};
  if (!known) return { required };
  return when({ propertyNames: { enum: known, doNotSuggest: true } }, { required });
}

/** Properties that must be there are suggested first, those that every block has last. */
export function propertiesSchema(
  properties: Record<string, Schema>,
  required: string[],
  place: Place,
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

/** What is there to choose from where a list may also come from elsewhere. */
function listParts({ properties, items }: Schema): EditorSchema {
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
      ...(inside({ properties } as Schema, 'page').properties as JsonObject),
      pages: definition('pages'),
      sort: { ...wordsOf(properties?.sort ?? {}), type: 'string', errorMessage: wrongType.string },
      as: {
        ...wordsOf(properties?.as ?? {}),
        type: 'object',
        properties: Object.fromEntries(fields) as JsonObject,
        // A block that takes any field has no unknown ones.
        ...(fields.length > 0 &&
          !isObject(items?.additionalProperties) && {
            additionalProperties: false,
            errorMessage: unknownKey(Object.keys(items?.properties ?? {})),
          }),
      },
    },
    allOf: [{ type: ['array', 'object'], errorMessage: wrongType.list }, definition('query of a list')],
  };
}
