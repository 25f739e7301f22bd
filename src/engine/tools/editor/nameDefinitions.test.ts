import { expect, it } from 'vitest';
import { createEmptySource } from '#engine/content/siteSource.ts';
import { createEditorSchemas } from './writeEditorSchemas.ts';

const list = (
  name: string,
  fields: object,
): [string, { path: string; absolute: string; text: string; json: never }] => [
  name,
  { path: `_data/${name}.json`, absolute: '', text: '', json: { fields, items: [] } as never },
];

it('offers lists whose fields have names that every object inherits', () => {
  const fields = { toString: { is: 'text' }, valueOf: { is: 'text' }, constructor: { is: 'text' } };
  const source = { ...createEmptySource(''), data: new Map([list('teams', fields), list('races', fields)]) };
  expect(JSON.stringify(createEditorSchemas(source))).toContain('"teams"');
});
