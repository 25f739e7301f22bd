import { isObject, type JsonObject } from '#shared/json.ts';
import { type EditorSchema, when, withToken } from './valueSchemas.ts';

/** A query names one source. What has keys of another kind is no query, and that is said of those keys. */
export const oneSource: EditorSchema[] = [
  when(
    { type: 'object', required: ['from', 'pages'] },
    { not: {}, errorMessage: 'Take items from one place: from a data list ("from") or from pages ("pages").' },
  ),
  when(
    {
      type: 'object',
      not: { anyOf: [{ required: ['from'] }, { required: ['pages'] }] },
      propertyNames: { enum: ['where', 'sort', 'first', 'as', 'also'], doNotSuggest: true },
    },
    { not: {}, errorMessage: 'Say where the items come from: "from" a data list, or "pages".' },
  ),
];

/** Names of a list's fields, where a query chooses, sorts and renames its items. */
export function queryOf(list: string, fields: JsonObject): EditorSchema {
  const names = Object.keys(fields);
  const unknown = `The list "${list}" has no such field. There are: ${names.join(', ')}.`;
  const plainName = '^[\\w-]+$';
  const where = Object.entries(fields).map(([name, field]) => [name, whereSchema(list, isObject(field) ? field : {})]);
  const signed = names.flatMap((name) => [name, `-${name}`]);
  const from = { pattern: `^${list.replace(/[^\w-]/g, '\\$&')}$` };
  return when(
    { type: 'object', properties: { from }, required: ['from'] },
    {
      properties: {
        where: {
          properties: Object.fromEntries(where) as JsonObject,
          patternProperties: { '\\.': true },
          additionalProperties: false,
          errorMessage: unknown,
        },
        sort: { examples: signed, ...when({ pattern: plainName }, { enum: signed, errorMessage: unknown }) },
        as: {
          additionalProperties: {
            type: ['string', 'array', 'object'],
            examples: names,
            ...when({ type: 'string', pattern: plainName }, { enum: names, errorMessage: unknown }),
          },
        },
      },
    },
  );
}

function whereSchema(list: string, { is, oneOf, description }: JsonObject): EditorSchema {
  const text = typeof description === 'string' ? description : `A field of the list "${list}" (${String(is)}).`;
  if (!Array.isArray(oneOf)) return { description: text };
  const choice = { enum: oneOf, errorMessage: `No item has this. There are: ${oneOf.join(', ')}.` };
  return {
    description: text,
    examples: oneOf,
    items: choice,
    ...when({ type: 'string', pattern: `^(?![\\s\\S]*${withToken})` }, choice),
  };
}
