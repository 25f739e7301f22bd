import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { isObject, type Json } from '#shared/json.ts';
import {
  createEmptyValue,
  type FieldKind,
  type FieldSchema,
  fieldKindOf,
  schemaAtKey,
  typesOf,
} from './fieldSchema.ts';
import { schemaOfValue } from './schemaOfValue.ts';

const { blocks, page, layout, pattern, site, dataList } = loadSiteSchemas();
const subjects: [name: string, schema: unknown][] = [
  ...[...blocks].map(([type, { schema }]): [string, unknown] => [`block ${type}`, schema]),
  ...Object.entries({ page, layout, pattern, site, dataList }).map(([name, { schema }]): [string, unknown] => [
    name,
    schema,
  ]),
];

interface Found {
  place: string;
  kind: FieldKind;
  schema: FieldSchema;
}

/** All values that a schema names, each once however deep it goes on. */
function* valuesOf(schema: FieldSchema, place: string, around: readonly FieldSchema[] = []): Generator<Found> {
  if (around.includes(schema) || around.length > 12) return;
  yield { place, kind: fieldKindOf(schema), schema };
  const inside = [...around, schema];
  for (const [key, inner] of Object.entries(schema.properties ?? {})) yield* valuesOf(inner, `${place}/${key}`, inside);
  if (schema.items) yield* valuesOf(schema.items, `${place}/0`, inside);
  if (isObject(schema.additionalProperties))
    yield* valuesOf(schema.additionalProperties as FieldSchema, `${place}/*`, inside);
  for (const variant of schema.oneOf ?? []) yield* valuesOf(variant, `${place}|${variant.title}`, inside);
}

const all = subjects.flatMap(([name, schema]) => [...valuesOf(schema as FieldSchema, name)]);

it('finds a kind of field for each value of each schema', () => {
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ kind }) => kind === 'free').map(({ place }) => place)).toEqual([]);
});

it('finds controls for all types that a value may have', () => {
  // The field of mixed values has texts, numbers, lists of texts, and yes or no.
  const isCovered = ({ schema }: Found) =>
    typesOf(schema).every((type) => ['string', 'number', 'integer', 'boolean', 'array'].includes(type)) &&
    (!schema.items ||
      ['text', 'link'].includes(fieldKindOf(schema.items)) ||
      typesOf(schema.items).join() === 'string');
  expect(all.filter((found) => found.kind === 'mixed' && !isCovered(found)).map(({ place }) => place)).toEqual([]);
  // The field of alternatives has constants and objects, each with a title.
  const variants = all.flatMap(({ schema }) => schema.oneOf ?? []);
  expect(variants.every((one) => one.title && ['fixed', 'object'].includes(fieldKindOf(one)))).toBe(true);
});

it('makes a form of each value for which there is no schema', () => {
  const hasForm = (value: Json, schema: FieldSchema): boolean => {
    const shown = fieldKindOf(schema) === 'free' ? schemaOfValue(value) : schema;
    const kind = fieldKindOf(shown);
    if (Array.isArray(value)) return kind === 'list' && value.every((item) => hasForm(item, shown.items ?? {}));
    if (isObject(value))
      return (
        kind === 'object' &&
        Object.keys(value).every((key) => hasForm(value[key] as Json, schemaAtKey(shown, value, key)))
      );
    return value === null
      ? kind === 'free'
      : kind === { string: 'text', number: 'number', boolean: 'boolean' }[typeof value as string];
  };
  fc.assert(fc.property(fc.jsonValue(), (value) => hasForm(value as Json, {})));
  const rows: Json = [
    { name: 'Tea', tags: ['hot'] },
    { name: 'two\nlines', price: 2 },
  ];
  expect(schemaOfValue(rows)).toEqual({
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: true,
      properties: { name: { type: 'string', format: 'verbatim' }, tags: {}, price: { type: 'number' } },
    },
  });
});

it('makes the first value of each alternative', () => {
  expect(
    createEmptyValue({
      oneOf: [
        { title: 'All', const: true },
        { title: 'Some', type: 'object' },
      ],
    }),
  ).toBe(true);
});
