import { asObject, type JsonObject } from '#shared/json.ts';
import { type EditorSchema, ifThenSchema, tokenPattern } from './valueSchemas.ts';

/** Requires exactly one source. An object with keys of another kind is no query; its keys are reported instead. */
export const singleSourceRules: EditorSchema[] = [
  ifThenSchema(
    { type: 'object', required: ['from', 'pages'] },
    { not: {}, errorMessage: 'Take items from one place: from a data list ("from") or from pages ("pages").' },
  ),
  ifThenSchema(
    {
      type: 'object',
      not: { anyOf: [{ required: ['from'] }, { required: ['pages'] }] },
      propertyNames: { enum: ['where', 'sort', 'first', 'as', 'also'], doNotSuggest: true },
    },
    { not: {}, errorMessage: 'Say where the items come from: "from" a data list, or "pages".' },
  ),
];

/** Schema of a query that offers the fields of a list to filter, sort and rename its items. */
export function createQuerySchema(list: string, fields: JsonObject): EditorSchema {
  const names = Object.keys(fields);
  const unknown = `The list "${list}" has no such field. There are: ${names.join(', ')}.`;
  const plainName = '^[\\w-]+$';
  const filters = Object.entries(fields).map(([name, field]) => [name, whereSchema(list, asObject(field))]);
  const signed = names.flatMap((name) => [name, `-${name}`]);
  const from = { pattern: `^${list.replace(/[^\w-]/g, '\\$&')}$` };
  return ifThenSchema(
    { type: 'object', properties: { from }, required: ['from'] },
    {
      properties: {
        where: {
          properties: Object.fromEntries(filters) as JsonObject,
          patternProperties: { '\\.': true },
          additionalProperties: false,
          errorMessage: unknown,
        },
        sort: { examples: signed, ...ifThenSchema({ pattern: plainName }, { enum: signed, errorMessage: unknown }) },
        as: {
          additionalProperties: {
            type: ['string', 'array', 'object'],
            examples: names,
            ...ifThenSchema({ type: 'string', pattern: plainName }, { enum: names, errorMessage: unknown }),
          },
        },
      },
    },
  );
}

function whereSchema(list: string, { is: fieldType, oneOf, description }: JsonObject): EditorSchema {
  const text = typeof description === 'string' ? description : `A field of the list "${list}" (${String(fieldType)}).`;
  if (!Array.isArray(oneOf)) return { description: text };
  const choice = { enum: oneOf, errorMessage: `No item has this. There are: ${oneOf.join(', ')}.` };
  return {
    description: text,
    examples: oneOf,
    items: choice,
    ...ifThenSchema({ type: 'string', pattern: `^(?![\\s\\S]*${tokenPattern})` }, choice),
  };
}
