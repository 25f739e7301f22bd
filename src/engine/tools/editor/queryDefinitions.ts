import { isObject, type JsonObject } from '#shared/json.ts';
import { type EditorSchema, withToken } from './valueSchemas.ts';

/** A query names one source. What has keys of another kind is no query, and that is said of those keys. */
export const oneSource: EditorSchema[] = [
  {
    if: { type: 'object', required: ['from', 'pages'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { not: {}, errorMessage: 'Take items from one place: from a data list ("from") or from pages ("pages").' },
  },
  {
    if: {
      type: 'object',
      not: { anyOf: [{ required: ['from'] }, { required: ['pages'] }] },
      propertyNames: { enum: ['where', 'sort', 'first', 'as', 'also'], doNotSuggest: true },
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { not: {}, errorMessage: 'Say where the items come from: "from" a data list, or "pages".' },
  },
];

/** Names of a list's fields, where a query chooses, sorts and renames its items. */
export function queryOf(list: string, fields: JsonObject): EditorSchema {
  const names = Object.keys(fields);
  const unknown = `The list "${list}" has no such field. There are: ${names.join(', ')}.`;
  const plainName = '^[\\w-]+$';
  const where = Object.entries(fields).map(([name, field]) => [name, whereSchema(list, isObject(field) ? field : {})]);
  return {
    if: {
      type: 'object',
      properties: { from: { pattern: `^${list.replace(/[^\w-]/g, '\\$&')}$` } },
      required: ['from'],
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      properties: {
        where: {
          properties: Object.fromEntries(where) as JsonObject,
          patternProperties: { '\\.': true },
          additionalProperties: false,
          errorMessage: unknown,
        },
        sort: {
          examples: names.flatMap((name) => [name, `-${name}`]),
          if: { pattern: plainName },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { enum: names.flatMap((name) => [name, `-${name}`]), errorMessage: unknown },
        },
        as: {
          additionalProperties: {
            type: ['string', 'array', 'object'],
            examples: names,
            if: { type: 'string', pattern: plainName },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { enum: names, errorMessage: unknown },
          },
        },
      },
    },
  };
}

function whereSchema(list: string, { is, oneOf, description }: JsonObject): EditorSchema {
  const text = typeof description === 'string' ? description : `A field of the list "${list}" (${String(is)}).`;
  if (!Array.isArray(oneOf)) return { description: text };
  const choice = { enum: oneOf, errorMessage: `No item has this. There are: ${oneOf.join(', ')}.` };
  return {
    description: text,
    examples: oneOf,
    items: choice,
    if: { type: 'string', pattern: `^(?![\\s\\S]*${withToken})` },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: choice,
  };
}
