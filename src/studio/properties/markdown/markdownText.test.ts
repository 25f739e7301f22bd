import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import { isObject, type Json } from '#shared/json.ts';
import { type FieldSchema, schemaInside } from '../fieldSchema.ts';
import { documentOf, isEditable, textOf } from './markdownText.ts';
import type { Markup } from './textExtensions.ts';

const pages = join(import.meta.dirname, '../../../../pages');

/** The Markdown texts of all pages of the reference site. */
function* textsIn(value: Json | undefined, schema: FieldSchema): Generator<[string, Markup]> {
  if (typeof value === 'string' && schema.format === 'markdown') yield [value, schema.markup ?? 'inline'];
  const { blocks } = loadSiteSchemas();
  if (Array.isArray(value))
    for (const item of value) {
      const own = schema.blocks && isObject(item) ? blocks.get(String(item.type))?.schema : schema.items;
      yield* textsIn(item, (own ?? {}) as FieldSchema);
    }
  else if (isObject(value)) for (const key in value) yield* textsIn(value[key], schemaInside(schema, value, key));
}

it('gives back nearly every text of the site as it was', () => {
  const files = (readdirSync(pages, { recursive: true }) as string[]).filter((name) => /^[^_].*\.json$/.test(name));
  const schema = loadSiteSchemas().page.schema as FieldSchema;
  const texts = files.flatMap((name) => [...textsIn(JSON.parse(readFileSync(join(pages, name), 'utf8')), schema)]);
  const others = texts.filter(([text, markup]) => !isEditable(text, markup)).map(([text]) => text);
  expect(texts.length).toBeGreaterThan(400);
  expect(others.length).toBeLessThanOrEqual(3);
});

it.each([
  'Ask **now**, *soon* or [here](/contact-us#form).',
  '[Call](tel:{site.phone}) us & write',
  'a < b, snake_case, 2 * 3 * 4, ~5',
  'One line\nand another one',
  'No. That is another one.',
  '`code`',
])('edits %j without changing it', (text) => {
  expect(isEditable(text, 'inline')).toBe(true);
  expect(isEditable(text, 'flow')).toBe(true);
});

it('edits paragraphs, lists and sub-headings where there may be some', () => {
  const text = '## Fees\n\nPer year:\n\n- one\n- **two**\n\n1. first\n2. second';
  expect(isEditable(text, 'flow')).toBe(true);
  expect(isEditable(text, 'inline')).toBe(false);
  expect(isEditable('- one', 'inline')).toBe(false);
});

it('leaves what it would change to be edited as it is written', () => {
  for (const text of ['* one\n* two', '__bold__', 'two  \nlines', '<b>bold</b>', '> said', '![a](b.jpg)'])
    expect(isEditable(text, 'flow'), text).toBe(false);
});

it('writes what is typed without marks that nobody needs', () => {
  const typed = (text: string) =>
    textOf({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
  for (const text of ['R&D < 5 %', 'tel_number', '5 > 4', 'it’s {site.name}']) expect(typed(text)).toBe(text);
  expect(typed('*stars*')).toBe('\\*stars\\*');
  expect(documentOf('')).toMatchObject({ type: 'doc' });
});
