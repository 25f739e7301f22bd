import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { composeBlockSchema, listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { writeEditorSchemas } from '#engine/tools/editor/writeEditorSchemas.ts';
import { Editor } from './editor.ts';

const orchard = join(import.meta.dirname, '../fixtures/orchard');
const folder = mkdtempSync(join(tmpdir(), 'lintel-editor-'));
let editor: Editor;

beforeAll(() => {
  writeEditorSchemas(loadSite(orchard).source, folder);
  editor = new Editor(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const page = (blocks: string) => `{ "title": "T", "description": "D", "heading": "H", "blocks": [${blocks}] }`;
const inPage = async (blocks: string) => (await editor.complete('a.json', page(blocks))).map(({ label }) => label);

describe('what is offered', () => {
  it.each([
    ['block types', '{ "type": "|" }', ['"rich-text"', '"shared"']],
    ['properties of a block', '{ "type": "stats-strip", | }', ['items', 'heading', 'tone', 'id']],
    ['possible values', '{ "type": "rich-text", "tone": | }', ['"plain"', '"dark"']],
    ['pages', '{ "type": "call-to-action", "actions": [{ "link": "|" }] }', ['"/varieties/midwinter-pippin"']],
    ['documents as links', '{ "type": "call-to-action", "actions": [{ "link": "|" }] }', ['"fruit/price-list.pdf"']],
    [
      'pictures',
      '{ "type": "media-text", "image": | }',
      ['"fruit/apple.jpg"', '{ "src", "alt" } with a text alternative'],
    ],
    ['icons', '{ "type": "stats-strip", "items": [{ "icon": "|" }] }', ['"apple"', '"map-pin"']],
    ['data lists', '{ "type": "stats-strip", "items": { "from": "|" } }', ['"harvest"']],
    ['fields of a data list', '{ "type": "stats-strip", "items": { "from": "harvest", "sort": "|" } }', ['"-season"']],
    ['patterns of pages', '{ "type": "cards", "items": { "pages": | } }', ['"/varieties/*"', '"children"']],
    ['ways to write a list', '{ "type": "cards", "items": | }', ['{ "from" } a data list']],
    ['tokens of the site', '{ "type": "rich-text", "heading": "|" }', ['{site.name}']],
    ['blocks in a block', '{ "type": "tabs", "items": [{ "blocks": [{ "type": "|" }] }] }', ['"rich-text"']],
    ['blocks to fill in', '|', ['hero: Hero']],
  ])('%s', async (_, blocks, labels) => {
    expect(await inPage(blocks)).toEqual(expect.arrayContaining(labels));
  });

  it('properties that must be there first, those of every block last', async () => {
    const offered = await editor.complete('a.json', page('{ "type": "rich-text", | }'));
    const inOrder = offered.toSorted((a, b) => String(a.sortText).localeCompare(String(b.sortText)));
    expect([inOrder[0]?.label, inOrder[0]?.detail]).toEqual(['text', 'required']);
    expect(inOrder.findIndex(({ label }) => label === 'tone')).toBeGreaterThan(
      inOrder.findIndex(({ label }) => label === 'align'),
    );
  });

  it('the slot in layouts alone', async () => {
    expect(await inPage('{ "type": "|" }')).not.toContain('"slot"');
    const offered = async (text: string) => (await editor.complete('_layouts/x.json', text)).map(({ label }) => label);
    expect(await offered('{ "blocks": [{ "type": "|" }] }')).toContain('"slot"');
    expect(await offered('{ "blocks": [{ "type": "split", "main": [{ "type": "|" }] }] }')).toContain('"slot"');
  });

  it('"each" in templates alone', async () => {
    const labels = async (path: string, text: string) => (await editor.complete(path, text)).map(({ label }) => label);
    expect(await labels('events/[event].json', '{ | }')).toContain('each');
    expect(await labels('events/[event].hi.json', '{ | }')).toContain('each');
    expect(await labels('events/event.json', '{ | }')).not.toContain('each');
    expect(await labels('[Fête].json', '{ "each": { "from": "|" } }')).toEqual(['"harvest"']);
    const blocks = '{ "type": "cards", "columns": "{item.columns}", "items": "{item.cards}" }';
    expect(await editor.problems('[Fête].json', page(blocks))).toEqual([]);
  });

  it('layouts, and anchors of pages', async () => {
    const labels = async (path: string, text: string) => (await editor.complete(path, text)).map(({ label }) => label);
    expect(await labels('a.json', '{ "layout": "|" }')).toEqual(['"fruit"']);
    expect(await labels('_site.json', '{ "header": { "home": "|" } }')).toEqual(
      expect.arrayContaining(['"/"', expect.stringMatching(/^"\/.*#/)]),
    );
    expect(await labels('_blocks/x.json', '{ "type": "|" }')).toContain('"hero"');
  });

  it('fields of a list in its items', async () => {
    const text = loadSite(orchard).source.data.get('harvest')?.text ?? '';
    const offered = await editor.complete('_data/harvest.json', text.replace(/"items":\s*\[/, '$&{ | },'));
    expect(offered.map(({ label }) => label)).toContain('season');
  });
});

describe('what is shown where the pointer rests', () => {
  it.each(listBlockTypes())('%s: what it is, a picture and an example', async (type) => {
    const shown = await editor.hover('a.json', page(`{ "type": "|${type}" }`));
    expect(shown).toContain(composeBlockSchema(type).description);
    expect(shown).toContain(`/schemas/pictures/${type}.webp)`);
    expect(shown).toContain(`\`\`\`json\n{\n  "type": "${type}"`);
  });

  it('a property: what to write', async () => {
    expect(await editor.hover('a.json', page('{ "type": "rich-text", "to|ne": "dark" }'))).toMatch(/^Background/);
  });
});

describe('blocks to fill in', () => {
  it('are right as they stand, for the editor and for the checker', async () => {
    const site = mkdtempSync(join(tmpdir(), 'lintel-snippets-'));
    cpSync(orchard, site, { recursive: true });
    const offered = (await editor.complete('a.json', page('|')))
      .map(({ label }) => label)
      .filter((label) => !label.startsWith('shared'));
    expect(offered).toHaveLength(listBlockTypes().length);
    for (const label of offered) {
      const text = await editor.accept('a.json', page('|'), label);
      const missing = label.startsWith('recording:') ? ['Missing property "file".'] : [];
      const messages = (await editor.problems('a.json', text)).map(({ message }) => message);
      expect([label, messages]).toEqual([label, missing]);
      writeFileSync(join(site, `${label.split(':')[0]}-try.json`), text);
    }
    const { problems } = checkSite(loadSite(site), { at: '2027-01-15' });
    rmSync(site, { recursive: true });
    const errors = problems.filter(({ file, severity }) => severity === 'error' && file.endsWith('-try.json'));
    // Only its author can say where a form is sent, and which recording is played.
    expect(new Set(errors.map(({ code, file }) => `${code} ${file}`))).toEqual(
      new Set(['form-destination-missing form-try.json', 'key-missing recording-try.json']),
    );
  });
});
