import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { isEditable } from '#markdown/markdownText.ts';
import type { MarkupKind } from '#markdown/textExtensions.ts';
import { isObject, type Json } from '#shared/json.ts';
import { type FieldSchema, schemaAtKey } from '../fieldSchema.ts';

const pages = join(import.meta.dirname, '../../../../pages');

/** Markdown texts of all pages of the reference site. */
function* textsIn(value: Json | undefined, schema: FieldSchema): Generator<[string, MarkupKind]> {
  if (typeof value === 'string' && schema.format === 'markdown') yield [value, schema.markup ?? 'inline'];
  const { blocks } = loadSiteSchemas();
  if (Array.isArray(value))
    for (const item of value) {
      const itemSchema = schema.blocks && isObject(item) ? blocks.get(String(item.type))?.schema : schema.items;
      yield* textsIn(item, (itemSchema ?? {}) as FieldSchema);
    }
  else if (isObject(value)) for (const key in value) yield* textsIn(value[key], schemaAtKey(schema, value, key));
}

it('edits every text of the reference site', () => {
  const files = (readdirSync(pages, { recursive: true }) as string[]).filter((name) => /^[^_].*\.json$/.test(name));
  const schema = loadSiteSchemas().page.schema as FieldSchema;
  const texts = files.flatMap((name) => [...textsIn(JSON.parse(readFileSync(join(pages, name), 'utf8')), schema)]);
  const others = texts.filter(([text, markup]) => !isEditable(text, markup)).map(([text]) => text);
  expect(texts.length).toBeGreaterThan(400);
  expect(others).toEqual([]);
});
