import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { createEditorSchemas, writeEditorSchemas } from '#engine/tools/editor/writeEditorSchemas.ts';
import { associations, Editor } from './editor.ts';

const root = join(import.meta.dirname, '../..');

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-editor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it.each(['pages', 'tests/fixtures/orchard'])('underlines nothing in %s', async (directory) => {
  const folder = temporaryFolder();
  const { source } = loadSite(join(root, directory));
  writeEditorSchemas(source, folder);
  const editor = new Editor(folder);
  const underlined: string[] = [];
  // JSON Schema says nothing of pages in Markdown.
  const jsonFiles = [...sourceFiles(source)].filter(([path]) => path.endsWith('.json'));
  for (const [path, { text }] of jsonFiles) {
    for (const { range, message } of await editor.problems(path, text)) {
      underlined.push(`${path}:${range.start.line + 1} ${message}`);
    }
  }
  expect(underlined).toEqual([]);
});

it('gives each kind of file its schema, and files of _media none', async () => {
  const folder = temporaryFolder();
  writeEditorSchemas(loadSite(join(root, 'tests/fixtures/orchard')).source, folder);
  const { service, open } = new Editor(folder);
  const schemaOf = (path: string) => {
    const { document, json } = open.call({ service }, path, '{}');
    return service.getLanguageStatus(document, json).schemas.map((uri) => uri.replace(/.*\//, ''));
  };
  expect(schemaOf('index.json')).toEqual(['page.schema.json']);
  expect(schemaOf('_404.json')).toEqual(['page.schema.json']);
  expect(schemaOf('courses/_404.json')).toEqual(['page.schema.json']);
  expect(schemaOf('_site.json')).toEqual(['site.schema.json']);
  expect(schemaOf('_layouts/inner.json')).toEqual(['layout.schema.json']);
  expect(schemaOf('_blocks/newsletter.json')).toEqual(['block.schema.json']);
  expect(schemaOf('_patterns/facts.json')).toEqual(['pattern.schema.json']);
  expect(schemaOf('courses/[course].json')).toEqual(['template.schema.json']);
  expect(schemaOf('_data/stats.json')).toEqual(['data.schema.json']);
  expect(schemaOf('_media/feeds/posts.json')).toEqual([]);
  expect(
    associations()
      .map(({ url }) => url.replace(/.*\//, ''))
      .sort(),
  ).toEqual(
    readdirSync(folder)
      .filter((name) => name !== 'all.schema.json')
      .sort(),
  );
});

it('says the same of names of files to the studio as to VS Code', () => {
  const { files, schema } = createEditorSchemas(loadSite(join(root, 'tests/fixtures/orchard')).source);
  const ofStudio = files.map(({ names, definition }) => [definition.replace('definitions/file:', ''), names]);
  const ofCode = associations().map(({ fileMatch, url }) => [
    basename(url, '.schema.json'),
    fileMatch.map((name) => name.replace('/pages/', '/')),
  ]);
  expect(Object.fromEntries(ofStudio)).toEqual(Object.fromEntries(ofCode));
  expect(Object.keys(schema.definitions ?? {})).toEqual(
    expect.arrayContaining(files.map(({ definition }) => definition.replace('definitions/', ''))),
  );
});

it('writes only what has changed', () => {
  const folder = temporaryFolder();
  const pages = join(folder, 'pages');
  cpSync(join(root, 'tests/fixtures/orchard'), pages, { recursive: true });
  const schemas = join(folder, 'schemas');
  expect(writeEditorSchemas(loadSite(pages).source, schemas)).toHaveLength(8);
  expect(writeEditorSchemas(loadSite(pages).source, schemas)).toEqual([]);
  cpSync(join(pages, 'visit.json'), join(pages, 'visit-again.json'));
  expect(writeEditorSchemas(loadSite(pages).source, schemas)).toEqual([join(schemas, 'all.schema.json')]);
  expect(statSync(join(schemas, 'all.schema.json')).size).toBeLessThan(1_500_000);
});

it('says one thing, and underlines nothing in red, before the schemas are there', async () => {
  const found = await new Editor(join(temporaryFolder(), 'nowhere')).problems(
    'index.json',
    '{ "blocks": [{ "type": "x" }] }',
  );
  expect(found.map(({ severity, message }) => [severity, String(message).split("'")[0]])).toEqual([
    [2, 'Unable to load schema from '],
  ]);
});
