import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { checkBlockVersions, compareBlockVersions, readEngineBlockVersions } from '#engine/check/blockVersions.ts';
import { blockFolders, listBlockTypes, readBlockSchema } from '#engine/content/schema/composeSchema.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import { checkChanged, writeSite as writeSample } from '#tests/samples/site.ts';
import { BlockEdit } from './blockEdit.ts';
import { loadMigrations, migrateSite } from './migrateSite.ts';

const fixtures = join(import.meta.dirname, '../../../../tests/fixtures/migrating');
const blocks = new Map(
  readdirSync(join(fixtures, 'blocks'), { withFileTypes: true }).flatMap((entry): [string, string][] =>
    entry.isDirectory() ? [[entry.name, join(fixtures, 'blocks', entry.name)]] : [],
  ),
);
const reference = join(fixtures, '../../../pages');

function writeSite(files: Record<string, string>): string {
  const pages = mkdtempSync(join(tmpdir(), 'lintel-migrate-'));
  onTestFinished(() => rmSync(pages, { recursive: true }));
  for (const [path, text] of Object.entries({
    '_site.json': '{\n  "name": "Example"\n}\n',
    'index.json': '{}',
    ...files,
  })) {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), text);
  }
  return pages;
}

const read = (pages: string, path: string) => readFileSync(join(pages, path), 'utf8');
const page = (block: string) => `{ "title":"T" ,\r\n\t"blocks": [ ${block} ] }`;

const old = {
  'index.json': page(
    '{ "type": "folds", "panels": [ { "label":"\\u0041", "blocks": [ { "type":"notices", "columns": 2, "other": null, "items": [ {"text":"a"} ] } ] } ] }',
  ),
  'a/b.json': page(
    '{"type":"notices","image":"x.jpg","size":"3x4","items":{"from":"news","as":{"text":"body"},"also":[{"text":"b"}]}}',
  ),
  'c.json': page('{"type":"notices","items":{"from":"news"}}, {"type":"notices","items":{"from":"people"}}'),
  '_layouts/l.json': '{ "blocks": [{ "type": "slot" }, { "type": "notices", "columns": 3 }] }',
  '_blocks/s.json': '{ "type": "notices", "columns": 1 }',
  '_data/news.json': '{ "fields": { "text": { "is": "text" }, "body": { "is": "text" } }, "items": [] }',
  '_data/people.json': '{ "fields": { "name": { "is": "text" } }, "items": [] }',
  'untouched.json':
    '{"blocks":[ {"type" : "steady", "columns": 1},{"type":"unknown","columns":1} ] ,"fields":{"x":[{"type":"notices","columns":1}]}}',
};

test('migrations change blocks in fences of Markdown pages; all other bytes stay', async () => {
  const written = (block: string) =>
    `---\r\ntitle: "T" # as it is\r\n---\r\n\r\nWords *as they are*.\r\n\r\n~~~block\r\n${block}\r\n~~~\r\n\r\n* Last.\r\n`;
  const pages = writeSite({
    'd.md': written('{ "type": "notices",   "columns": 3 }'),
    '_d.md': '{ "type": "notices" }',
  });
  await migrateSite({ pages, blocks });
  expect(read(pages, 'd.md')).toBe(written('{ "type": "notices",   "perRow": "3" }'));
  expect(read(pages, '_d.md')).toBe('{ "type": "notices" }');
});

test('migrations are chained over pages, layouts, shared blocks and blocks in blocks; all other bytes stay', async () => {
  const pages = writeSite(old);
  const { text } = await migrateSite({ pages, blocks });
  expect(read(pages, 'index.json')).toBe(
    page(
      '{ "type": "folds", "folds": [ { "label":"\\u0041", "blocks": [ { "type":"notices", "perRow": "2", "other": null, "items": [ {"words":"a"} ] } ] } ] }',
    ),
  );
  expect(JSON.parse(read(pages, 'a/b.json')).blocks[0]).toEqual({
    type: 'notices',
    ...{ width: '3', height: '4', media: { image: 'x.jpg' } },
    items: { from: 'news', as: { words: 'body' }, also: [{ words: 'b' }] },
  });
  expect(read(pages, 'c.json')).toBe(
    page(
      '{"type":"notices","items":{"from":"news","as":{ "words": "text" }}}, {"type":"notices","items":{"from":"people"}}',
    ),
  );
  expect(read(pages, '_layouts/l.json')).toBe(old['_layouts/l.json'].replace('"columns": 3', '"perRow": "3"'));
  expect(read(pages, '_blocks/s.json')).toBe('{ "type": "notices", "perRow": "1" }');
  expect(read(pages, '_site.json')).toBe(
    '{\n  "name": "Example",\n  "blockVersions": { "boards": 3, "folds": 2, "notices": 3, "markdown": 2 }\n}\n',
  );
  expect(read(pages, 'untouched.json')).toBe(old['untouched.json']);
  expect(text).toMatch(/notices 1 → 2: "columns" is called "perRow"/);
});

test('a second run, and a run that only shows, change nothing', async () => {
  const pages = writeSite(old);
  const snapshot = () =>
    readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(pages, path)).isFile())
      .map((path) => [path, read(pages, path)]);
  const before = snapshot();
  expect((await migrateSite({ pages, blocks, isDryRun: true })).text).toMatch(/^\+.*"perRow": "3"/m);
  expect(snapshot()).toEqual(before);
  await migrateSite({ pages, blocks });
  const after = snapshot();
  expect((await migrateSite({ pages, blocks })).text).toMatch(/^Nothing to do/);
  expect(snapshot()).toEqual(after);
});

test('what would overwrite something stops everything, and says where', async () => {
  const files = {
    'index.json': page('{ "type": "notices", "columns": 1 }'),
    'x.json': page('{"type":"notices","columns":1,"perRow":2}'),
  };
  const pages = writeSite(files);
  await expect(migrateSite({ pages, blocks })).rejects.toThrow(/x\.json:2:\d+.*"perRow" already/);
  expect(read(pages, 'index.json')).toBe(files['index.json']);
});

test('a site that is half migrated goes on from there', async () => {
  const pages = writeSite({
    '_site.json': '{ "name": "E", "blockVersions": { "notices": 2, "folds": 2, "boards": 3 } }',
    'index.json': page('{ "type": "notices", "columns": 1, "perRow": 2 }'),
  });
  await migrateSite({ pages, blocks });
  expect(read(pages, 'index.json')).toBe(page('{ "type": "notices", "columns": 1, "perRow": "2" }'));
  expect(read(pages, '_site.json')).toBe(
    '{ "name": "E", "blockVersions": { "notices": 3, "folds": 2, "boards": 3, "markdown": 2 } }',
  );
});

test('a migration may make a block another type: the steps of that type follow, and no more of its own', async () => {
  const pages = writeSite({
    'index.json': page('{"type":"boards","columns":1,"pinned":true}, {"type":"boards","columns":1}'),
  });
  await migrateSite({ pages, blocks });
  expect(read(pages, 'index.json')).toBe(page('{"type":"notices","perRow":"1"}, {"type":"boards","wide":1}'));
});

const oldPages = readdirSync(join(fixtures, 'old'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.json'),
);

test('the pages of the reference site are what its old ones become', async () => {
  expect(oldPages.length).toBeGreaterThan(3);
  const pages = writeSite(Object.fromEntries(oldPages.map((path) => [path, read(join(fixtures, 'old'), path)])));
  await migrateSite({ pages });
  for (const path of oldPages)
    expect(JSON.parse(read(pages, path)).blocks, path).toEqual(JSON.parse(read(reference, path)).blocks);
});

/** Migrates a block from version 1 on. */
async function migrated(block: JsonObject): Promise<Json> {
  const pages = writeSite({ 'index.json': JSON.stringify({ blocks: [block] }) });
  await migrateSite({ pages });
  return JSON.parse(read(pages, 'index.json')).blocks[0];
}

test('a listing of pictures becomes a gallery, and what a gallery does not have stays for the check', async () => {
  const listing = { type: 'listing', look: 'pictures', items: [{ title: 'a', image: 'a.jpg' }], empty: '–' };
  expect(await migrated(listing)).toEqual({ type: 'gallery', columns: 3, items: listing.items, empty: '–' });
  const rich = {
    ...listing,
    columns: 2,
    items: [
      { title: 'a', image: { src: 'a.jpg', alt: 'A' }, large: 'b.jpg' },
      { title: 'b', large: { src: 'c.jpg' } },
    ],
    filters: [
      { field: 'tags', label: 'Tags', as: 'tags' },
      { field: 'category', label: 'Kind', as: 'chips', on: 'wide' },
      { field: 'category', label: 'Kind', as: 'select', on: 'narrow' },
    ],
    structuredData: { kind: 'events', name: 'Hall' },
  };
  expect(await migrated(rich)).toEqual({
    type: 'gallery',
    columns: 2,
    items: [
      { title: 'a', image: { src: 'b.jpg', alt: 'A' } },
      { title: 'b', image: { src: 'c.jpg' } },
    ],
    categories: { label: 'Kind' },
    filters: [{ field: 'tags', label: 'Tags', as: 'tags' }],
    structuredData: rich.structuredData,
    empty: '–',
  });
  const from = (as: JsonObject) => ({ ...listing, columns: 2, items: { from: 'news', as } });
  expect(await migrated(from({ image: 'small', large: 'big', title: 'name' }))).toMatchObject({
    items: { from: 'news', as: { title: 'name', image: 'big' } },
  });
  const cards = { ...listing, look: 'cards' };
  expect(await migrated(cards)).toEqual(cards);
});

test('cards that move become a marquee with rows or columns; what a marquee never heeded goes', async () => {
  const cards = { type: 'cards', display: 'marquee', items: [{ title: 'a', size: 'tall' }] };
  const items = [{ title: 'a' }];
  expect(await migrated(cards)).toEqual({ type: 'marquee', items, look: 'picture' });
  expect(await migrated({ ...cards, look: 'logo', columns: 4, dots: 3, marquee: { axis: 'vertical' } })).toEqual({
    ...{ type: 'marquee', look: 'logo', columns: 2, items },
  });
  expect(await migrated({ ...cards, look: 'quote', marquee: { axis: 'horizontal', rows: 1, seconds: 9 } })).toEqual({
    ...{ type: 'marquee', look: 'quote', rows: 1, seconds: 9, items },
  });
  const grid = { type: 'cards', items: cards.items };
  expect(await migrated({ ...grid, marquee: { rows: 1 } })).toEqual(grid);
});

/** Scalars of a value with their JSON pointers. */
const leavesOf = (value: Json | undefined, path = ''): [string, Json][] =>
  isObject(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inside]) => leavesOf(inside as Json, `${path}/${escapePointerKey(key)}`))
    : [[path, value ?? null]];

test('whatever a block holds, all that its migrations do not name is still there, in its place', async () => {
  const steps = await loadMigrations([{ type: 'notices', site: 1, engine: 3 }], blocks);
  const renamed =
    /^\/(columns|perRow|image|media|size|width|height)(\/|$)|^\/items\/(\d+|also\/\d+|as)\/(text|words)(\/|$)/;
  const json = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>;
  const key = fc.string().filter((name) => name !== '__proto__');
  const item = fc.record({ text: fc.string(), other: json }, { requiredKeys: [] });
  const list = fc.oneof(fc.array(item), fc.record({ from: fc.string(), as: fc.dictionary(key, fc.string()) }));
  const known = fc.record(
    { columns: fc.nat(), image: json, size: fc.constant('1x2'), items: list },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.dictionary(key, json), known, (unknown, properties) => {
      const before = JSON.parse(
        JSON.stringify({
          ...unknown,
          ...properties,
          perRow: undefined,
          media: undefined,
          width: undefined,
          height: undefined,
        }),
      ) as JsonObject;
      const after = structuredClone(before);
      for (const step of steps) step.change(new BlockEdit(after));
      const remaining = new Map(leavesOf(after));
      for (const [path, value] of leavesOf(before).filter(([path]) => !renamed.test(path)))
        expect(remaining.get(path), path).toEqual(value);
      if (properties.columns !== undefined) expect(after.perRow).toBe(String(properties.columns));
      if (properties.image !== undefined) expect((after.media as JsonObject).image).toEqual(before.image);
    }),
  );
});

test('the check reports once that a site is older or newer than the engine', () => {
  const engine = readEngineBlockVersions(blocks);
  const codeOf = (json: JsonObject) => {
    const problem = checkBlockVersions({ path: '_site.json', absolute: '', text: JSON.stringify(json), json }, engine);
    return problem && `${problem.code} ${problem.pointer}: ${problem.message} ${problem.hint}`;
  };
  expect(codeOf({})).toMatch(
    /^block-version-old : .*"boards" \(version 1, now 3\), "folds" \(version 1, now 2\), "notices" \(version 1, now 3\).*npm run migrate/,
  );
  expect(codeOf({ blockVersions: { notices: 4 } })).toMatch(/^block-version-new \/blockVersions\/notices: /);
  expect(codeOf({ blockVersions: { boards: 3, notices: 3, folds: 2, markdown: 2 } })).toBeUndefined();
  expect(compareBlockVersions({}, engine).find(({ type }) => type === 'steady')).toEqual({
    type: 'steady',
    site: 1,
    engine: 1,
  });
});

test('of a site for another version the check says that alone', () => {
  const site = JSON.parse(readFileSync(join(writeSample(), '_site.json'), 'utf8')) as JsonObject;
  const { problems } = checkChanged({
    '_site.json': JSON.stringify({ ...site, blockVersions: { cards: 99 } }),
    'wrong.json': '{ "title": 1 }',
  });
  expect(problems.map(({ code }) => code)).toEqual(['block-version-new']);
});

test('every block says its version, and has a migration to each version after the first', async () => {
  for (const type of listBlockTypes()) {
    const { version } = readBlockSchema(type);
    expect(version, type).toBeGreaterThanOrEqual(1);
    await expect(loadMigrations([{ type, site: 1, engine: version ?? 0 }], blockFolders())).resolves.toHaveLength(
      (version ?? 1) - 1,
    );
  }
});
