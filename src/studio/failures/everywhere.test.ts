import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const studio = join(import.meta.dirname, '..');

const sources = new Map(
  (readdirSync(studio, { recursive: true }) as string[])
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(studio, name), 'utf8')]),
);

/** Code that shows parts of the studio, and the only file that may use it, with a boundary around each part. */
it.each([
  ['panes', /<Splitter\.Pane\b/, 'frame/PartBoundary.tsx'],
  ['what tabs show', /<Tabs\.Panel\b/, 'frame/PartBoundary.tsx'],
  ['fields', /\bfieldsByKind\b/, 'properties/form/ContentSchemaField.tsx'],
  ['the fields of rjsf', /<SchemaField \{\.\.\.props\}/, 'properties/form/ContentSchemaField.tsx'],
  ['routes', /\bRouteObject\b/, 'routes.tsx'],
  ['what listens', /for \(const listener of/, 'failures/Listeners.ts'],
])('%s stand inside of a boundary wherever they are', (_what, use, only) => {
  const users = [...sources].filter(([, text]) => use.test(text)).map(([name]) => name);
  expect(users).toEqual([only]);
});

it.each([
  ['frame/PartBoundary.tsx', ['<Splitter.Pane', '<Tabs.Panel'], '<PartBoundary '],
  ['properties/form/ContentSchemaField.tsx', ['uiSchema={uiSchemas', '<Field '], '<FieldBoundary '],
  ['frame/StudioFrame.tsx', ['<Area '], '<ErrorBoundary'],
])('%s puts one around each', (name, parts, boundary) => {
  const text = sources.get(name) ?? '';
  expect(text.split(boundary).length - 1).toBeGreaterThanOrEqual(parts.length);
  for (const part of parts) expect(text).toContain(part);
});

it('has every route in the one that stops failures', () => {
  const text = sources.get('routes.tsx') ?? '';
  const [outer = '', inner = ''] = text.split('children: [');
  expect(outer).toMatch(/element: <Guarded \/>,\s+errorElement: <FailedRoute \/>/);
  expect(outer).not.toContain('path:');
  const elements = [...inner.matchAll(/path: '([^']*)', element: <(\w+) /g)];
  expect(elements.length).toBeGreaterThan(6);
  expect(elements.length).toBe(inner.split('path:').length - 1);
  for (const [, path, element] of elements) expect(element, path).toBe(path === '*' ? 'Navigate' : 'StudioFrame');
});
