import { expect, it } from 'vitest';
import type { Schema } from '#engine/content/schema/schema.ts';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { exampleOf } from './exampleOf.ts';

it.each<[string, Schema, string | undefined]>([
  ['a choice', { enum: ['a', 'b'] }, '"a"'],
  ['a link', { type: 'string', format: 'link' }, '"/about"'],
  ['a year', { type: 'string', pattern: '^\\d{4}$' }, '"2027"'],
  ['a text that no example matches', { type: 'string', pattern: '^[0-9a-f]{8}$' }, undefined],
  ['a whole number', { type: 'integer', minimum: 2 }, '2'],
  [
    'a group with what it needs',
    { type: 'object', properties: { a: { type: 'boolean' }, b: { type: 'string' } }, required: ['b'] },
    '{ "b": "…" }',
  ],
  ['a group with names of its own', { type: 'object', additionalProperties: { type: 'string' } }, '{ "name": "…" }'],
  ['a list of texts', { type: 'array', items: { type: 'string', format: 'date' } }, '[ "2027-01-15" ]'],
  ['one of several kinds', { oneOf: [{ const: true }, { type: 'object' }] } as unknown as Schema, 'true'],
  ['nothing known', {}, undefined],
])('shows %s', (_, schema, expected) => {
  expect(exampleOf(schema)).toBe(expected);
});

it('shows values of blocks that are no longer than a line', () => {
  const examples = [...loadSiteSchemas().blocks.values()].flatMap(({ schema }) =>
    Object.values(schema.properties ?? {}).flatMap((property) => exampleOf(property) ?? []),
  );
  expect(examples.length).toBeGreaterThan(50);
  for (const example of examples) expect(example.length).toBeLessThanOrEqual(90);
});
