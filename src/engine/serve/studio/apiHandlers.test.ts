import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { MediaFileSummary } from '#shared/media.ts';
import type {
  FileState,
  IconMarkup,
  LinkTarget,
  LocationUsages,
  OutlineList,
  PageOutline,
  QueryHits,
  SearchHit,
  SiteSummary,
  StudioProblem,
  StudioSchemas,
} from '#shared/studio.ts';
import type { StudioEvent } from '#shared/studioEvent.ts';
import { type OpenStudio, openStudio } from '#tests/studio/openStudio.ts';

const orchard = 'tests/fixtures/orchard';

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio(orchard);
});
afterAll(() => studio.stop());

/** Opens a separate studio for a test that breaks something. */
async function openOwn(copied?: string): Promise<OpenStudio> {
  const ownStudio = await openStudio(copied);
  onTestFinished(() => ownStudio.stop());
  return ownStudio;
}

test('lists the content, with readable names', async () => {
  const { name, pages, layouts, lists, shared, others } = await studio.get<SiteSummary>('site');
  expect(name).toBe('Hollow Lane Orchard');
  expect(pages.map(({ file }) => file)).toContain('_404.json');
  expect(pages.find(({ route, isNotFoundPage }) => route === '/' && !isNotFoundPage)).toMatchObject({
    file: 'index.json',
    name: 'Apples without hurry',
    title: 'Hollow Lane Orchard',
    isDraft: false,
  });
  expect(pages.find(({ route }) => route === '/cider-house')?.isDraft).toBe(true);
  expect(pages.find(({ route }) => route === '/varieties/midwinter-pippin')?.publishAt).toBe('2031-01-01');
  const harvest = JSON.parse(readFileSync(join(studio.pages, '_data/harvest.json'), 'utf8'));
  expect([layouts, lists, shared]).toEqual([
    [{ name: 'fruit', file: '_layouts/fruit.json' }],
    [
      {
        name: 'harvest',
        file: '_data/harvest.json',
        description: harvest.description ?? '',
        items: harvest.items.length,
      },
    ],
    [],
  ]);
  expect(others).toEqual([{ name: '_site.json', file: '_site.json' }]);
});

/** An outline as lines: `type name (file#pointer) absent`. */
const lines = (list: OutlineList, depth = 0): string[] =>
  list.blocks.flatMap(({ type, name, place, absent, lists }) => [
    `${'  '.repeat(depth)}${type} "${name}" ${place.file}#${place.pointer}${absent ? ` ${absent}` : ''}`,
    ...lists.flatMap((inner) => [`${'  '.repeat(depth + 1)}[${inner.name}]`, ...lines(inner, depth + 1)]),
  ]);

const outline = (file: string, parameters = '') => studio.get<PageOutline>(`outline?file=${file}${parameters}`);

test('gives the outline of a page, its layout around its own blocks', async () => {
  const { route, list } = await outline('varieties/egremont-russet.json');
  expect(route).toBe('/varieties/egremont-russet');
  expect(lines(list)).toEqual([
    'rich-text "You are reading about fruit: Egremont Russet." _layouts/fruit.json#/blocks/0',
    'media-text "Rough skin, sweet heart" varieties/egremont-russet.json#/blocks/0',
    'call-to-action "Come and taste" _layouts/fruit.json#/blocks/2',
  ]);
  expect(list.blocks.map(({ from }) => from?.name)).toEqual(['fruit', undefined, 'fruit']);
  expect(list.own).toEqual({
    place: { file: 'varieties/egremont-russet.json', pointer: '/blocks' },
    start: 1,
    count: 1,
  });
});

test('says of blocks that are not there at the moment why', async () => {
  const names = lines((await outline('index.json', '&at=2030-06-01')).list);
  expect(names.at(-1)).toBe('rich-text "This sentence appears in the new year." index.json#/blocks/3 early');
  expect(lines((await outline('index.json', '&at=2031-06-01')).list).at(-1)).not.toContain('early');
});

test('an outline shows lists inside blocks, shared blocks, and lists that nobody has written yet', async () => {
  const ownStudio = await openOwn(orchard);
  mkdirSync(join(ownStudio.pages, '_blocks'));
  ownStudio.write('_blocks/opening.json', '{ "type": "rich-text", "heading": "Opening hours", "hidden": true }');
  const tabs = {
    type: 'tabs',
    items: [
      { label: 'One', blocks: [{ type: 'shared', use: 'opening' }] },
      {
        label: 'Two',
        blocks: [{ type: 'shared', use: 'nothing' }, 5, { type: 'rich-text', text: '**Bold** [word](/x)' }],
      },
    ],
  };
  const accordion = { type: 'accordion', items: [{ heading: 'Entry', text: 'Words.' }] };
  ownStudio.write(
    'visit.json',
    JSON.stringify({ heading: 'Visit', blocks: [tabs, accordion, { type: 'no-such-block' }] }),
  );
  await ownStudio.saves.checkAll();
  const { list } = await ownStudio.get<PageOutline>('outline?file=visit.json');
  expect(lines(list)).toEqual([
    'tabs "One" visit.json#/blocks/0',
    '  [One]',
    '  rich-text "Opening hours" _blocks/opening.json# hidden',
    '  [Two]',
    '  shared "nothing" visit.json#/blocks/0/items/1/blocks/0',
    '  rich-text "Bold word" visit.json#/blocks/0/items/1/blocks/2',
    'accordion "Entry" visit.json#/blocks/1',
    '  []',
    'no-such-block "" visit.json#/blocks/2',
  ]);
  const [one, two] = list.blocks;
  expect(one?.lists[0]?.blocks[0]).toMatchObject({
    from: { kind: 'shared', name: 'opening' },
    reference: { file: 'visit.json', pointer: '/blocks/0/items/0/blocks/0' },
  });
  expect(two?.lists).toEqual([
    { place: { file: 'visit.json', pointer: '/blocks/1/items/0/blocks' }, name: '', blocks: [], isMissing: true },
  ]);
  expect(lines((await ownStudio.get<PageOutline>('outline?file=_blocks/opening.json')).list)).toEqual([
    'rich-text "Opening hours" _blocks/opening.json# hidden',
  ]);
});

test('shared blocks that hold each other end', async () => {
  const ownStudio = await openOwn(orchard);
  mkdirSync(join(ownStudio.pages, '_blocks'));
  const around = (use: string) =>
    JSON.stringify({ type: 'tabs', items: [{ label: 'x', blocks: [{ type: 'shared', use }] }] });
  ownStudio.write('_blocks/a.json', around('b'));
  ownStudio.write('_blocks/b.json', around('a'));
  await ownStudio.saves.checkAll();
  expect(lines((await ownStudio.get<PageOutline>('outline?file=_blocks/a.json')).list)).toHaveLength(5);
});

test('says on which pages something is shown', async () => {
  const uses = (file: string, pointer = '') => studio.get<LocationUsages>(`uses?file=${file}&pointer=${pointer}`);
  expect(await uses('_data/harvest.json', '/items/0')).toEqual({
    name: 'the list Harvest',
    pages: ['/'],
    isOnEveryPage: false,
  });
  expect(await uses('_layouts/fruit.json')).toMatchObject({ pages: ['/varieties/egremont-russet'] });
  expect(await uses('varieties/egremont-russet.json', '/blocks/0')).toEqual({
    name: 'the page /varieties/egremont-russet',
    pages: ['/varieties/egremont-russet'],
    isOnEveryPage: false,
  });
  // The card is listed on another page.
  expect((await uses('varieties/egremont-russet.json', '/card/text')).pages).toContain('/varieties');
  const siteNameUses = await uses('_site.json', '/name');
  expect([siteNameUses.name, siteNameUses.isOnEveryPage, siteNameUses.pages.length]).toEqual([
    'the whole site',
    true,
    5,
  ]);
  expect(siteNameUses.pages).toContain('/_404');
});

test('counts what a list gets that asks for its items', async () => {
  const hits = async (query: unknown, parameters = '') =>
    (await studio.get<QueryHits>(`hits?query=${encodeURIComponent(JSON.stringify(query))}${parameters}`)).count;
  expect(await hits({ from: 'harvest' })).toBe(3);
  expect(await hits({ from: 'harvest', where: { season: 'late' } })).toBe(2);
  expect(await hits({ from: 'harvest', where: { season: 'late' }, first: 1 })).toBe(1);
  expect(await hits({ from: 'nothing' })).toBe(0);
  expect(await hits({ pages: 'children' }, '&route=/varieties&at=2030-06-01')).toBe(1);
  expect(await hits({ pages: 'children' }, '&route=/varieties&at=2031-06-01')).toBe(2);
  expect(await hits('harvest')).toBeUndefined();
});

test('gives the items that a list gets, where they are asked for', async () => {
  const query = encodeURIComponent(JSON.stringify({ from: 'harvest', as: { label: 'title' }, first: 2 }));
  const { count, items } = await studio.get<QueryHits>(`hits?query=${query}&items=on`);
  expect(count).toBe(2);
  expect(items?.map(({ label }) => label)).toEqual(['Discovery', 'Egremont Russet']);
});

test('finds pages by their names, and texts wherever they are written', async () => {
  const search = (searchText: string) => studio.get<SearchHit[]>(`search?for=${encodeURIComponent(searchText)}`);
  expect((await search('russet VARIETIES'))[0]).toEqual({
    file: 'varieties/egremont-russet.json',
    pointer: '',
    route: '/varieties/egremont-russet',
    name: 'Egremont Russet',
    text: '/varieties/egremont-russet',
  });
  expect(await search('until Christmas')).toEqual([
    {
      file: '_data/harvest.json',
      pointer: '/items/1/text',
      route: '/',
      name: '_data/harvest.json',
      text: 'Picked in October, nutty until Christmas.',
    },
  ]);
  expect(await search('rich-text')).toEqual([]);
  expect(await search('  ')).toEqual([]);
  studio.write('visit.json', studio.read('visit.json').replace('Boots help', 'Rubber boots help'));
  studio.saves.handleSavedFiles([join(studio.pages, 'visit.json')]);
  expect(await search('rubber')).toHaveLength(1);
});

test('gives the library, and small pictures of what is in it', async () => {
  const media = await studio.get<MediaFileSummary[]>('media');
  expect(media.map(({ path }) => path)).toContain('fruit/price-list.pdf');
  const apple = media.find(({ path }) => path === 'fruit/apple.jpg');
  expect(apple?.width).toBeGreaterThan(320);
  for (const path of ['fruit/apple.jpg', 'brand/icon.svg']) {
    const { status, headers, body } = await studio.ask(`/_studio/picture/${path}`);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(body.length).toBeLessThan(40_000);
    const again = await studio.ask(`/_studio/picture/${path}`, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
  expect((await studio.ask('/_studio/picture/fruit/price-list.pdf')).status).toBe(404);
});

test('gives what a link can lead to', async () => {
  const targets = await studio.get<LinkTarget[]>('targets');
  expect(targets).toContainEqual({ link: '/visit', name: 'Visit', kind: 'page' });
  expect(targets).toContainEqual({ link: '/visit#gate', name: 'The gate', kind: 'anchor' });
  expect(targets).toContainEqual({ link: 'fruit/price-list.pdf', name: 'fruit/price-list.pdf', kind: 'document' });
  expect(await studio.get('targets?page=/visit')).toEqual([{ link: '/visit#gate', name: 'The gate', kind: 'anchor' }]);
});

test('gives icons and schemas, the items of each list among them', async () => {
  const icons = await studio.get<IconMarkup>('icons');
  expect(icons['map-pin']).toContain('<path');
  const { blocks, items } = await studio.get<StudioSchemas>('schemas');
  expect(Object.keys(blocks)).toEqual(expect.arrayContaining(['cards', 'shared', 'slot']));
  expect(items.harvest).toMatchObject({
    required: ['title', 'text'],
    properties: { season: { enum: ['early', 'late'] } },
  });
});

test('sends events of saves and checks', async () => {
  const events: StudioEvent[] = [];
  await studio.saves.checkPendingSaves();
  const request = get({
    port: studio.port,
    path: '/_studio/api/events',
    headers: { cookie: `lintel-studio-${studio.port}=${studio.access.secret}` },
  });
  onTestFinished(() => {
    request.destroy();
  });
  await new Promise<void>((resolve) => {
    request.once('response', (response) => {
      response.on('data', (chunk: Buffer) => {
        for (const [, json = ''] of String(chunk).matchAll(/data: (.*)\n/g)) events.push(JSON.parse(json));
      });
      resolve();
    });
  });
  await studio.change('visit.json', { kind: 'set', pointer: '/heading', value: 'Visit us' });
  // The watcher's report of the same write is ignored.
  studio.saves.handleSavedFiles([join(studio.pages, 'visit.json')]);
  await expect.poll(() => events).toEqual([{ kind: 'saved', files: ['visit.json'] }, { kind: 'checked' }]);
});

test('works on an empty folder', async () => {
  const ownStudio = await openOwn(undefined);
  mkdirSync(ownStudio.pages);
  await ownStudio.saves.checkAll();
  expect(await ownStudio.get<SiteSummary>('site')).toMatchObject({ name: '', pages: [], lists: [], others: [] });
  const [problem] = await ownStudio.get<StudioProblem[]>('problems');
  expect([problem?.code, problem?.message]).toEqual(['could-not-run', expect.stringMatching(/no page/i)]);
  for (const name of ['schemas', 'media', 'targets', 'search?for=x', 'history']) await ownStudio.get(name);
});

test('works where the site file and a page cannot be read', async () => {
  const ownStudio = await openOwn(orchard);
  ownStudio.write('_site.json', '{ "name": ');
  ownStudio.write('visit.json', '{ "heading": "Visit",, }');
  ownStudio.write('visit.html', 'x');
  mkdirSync(join(ownStudio.pages, 'visit'));
  writeFileSync(join(ownStudio.pages, 'visit/index.json'), '{}');
  await ownStudio.saves.checkAll();
  const { name, pages, others } = await ownStudio.get<SiteSummary>('site');
  const listedFiles = [...pages, ...others].map(({ file }) => file);
  expect(name).toBe('');
  expect(listedFiles).toEqual(expect.arrayContaining(['visit.json', 'visit/index.json', '_site.json', 'index.json']));
  expect(new Set(listedFiles).size).toBe(listedFiles.length);
  expect((await ownStudio.get<FileState>('file?file=visit.json')).text).toBe('{ "heading": "Visit",, }');
  expect((await ownStudio.get<PageOutline>('outline?file=index.json')).list.blocks).toHaveLength(4);
  await ownStudio.get('outline?file=visit.json');
  const problems = await ownStudio.get<StudioProblem[]>('problems');
  expect(new Set(problems.map(({ file }) => file))).toContain('visit.json');
  expect(problems.find(({ fix }) => fix)?.fix).toBeTruthy();
});
