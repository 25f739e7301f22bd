import { expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { site as siteFile, writeSite } from '#tests/samples/site.ts';
import { prepare, readSite, render, trace } from '#tests/trace/tracedSite.ts';
import { measureMedia } from '../images/measureMedia.ts';

/** Traces a page of the sample site with changed files. */
async function traced(route: string, files: Record<string, object>) {
  const directory = writeSite(
    Object.fromEntries(Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)])),
  );
  const site = await readSite(directory, '2026-06-01');
  const page = site.pages.find((candidate) => candidate.route === route && !candidate.isNotFoundPage);
  if (!page) throw new Error(`There is no page ${route}`);
  const tracedPage = trace(page, site, await render(page, site));
  const nameOf = (index: number) => {
    const { file, pointer } = tracedPage.origins[index] ?? { file: '', pointer: '' };
    return `${file}#${pointer}`;
  };
  const withNames = (pairs: [string, number][]) => pairs.map(([value, origin]) => [value, nameOf(origin)]);
  return {
    origins: tracedPage.origins,
    blocks: tracedPage.blocks.map(({ type, place, texts, pictures, icons }) => ({
      at: `${type} ${place.file}#${place.pointer}`,
      texts: withNames(texts),
      pictures: withNames(pictures),
      icons: icons.map(([, origin]) => nameOf(origin)),
    })),
    shell: { texts: withNames(tracedPage.shell.texts), pictures: withNames(tracedPage.shell.pictures) },
  };
}

const page = (blocks: object[], more: object = {}) => ({
  title: 'T',
  description: 'D',
  heading: 'Home',
  blocks,
  ...more,
});
const text = (words: string, more: object = {}) => ({ type: 'rich-text', text: words, ...more });
/** Traces the blocks of the home page. */
const blocksOf = async (blocks: object[], files: Record<string, object> = {}, more: object = {}) =>
  (await traced('/', { 'index.json': page(blocks, more), ...files })).blocks;
const textsOf = async (...args: Parameters<typeof blocksOf>) => (await blocksOf(...args)).map(({ texts }) => texts);

it('leads to the text itself, and to the value of a token that is all of it', async () => {
  const block = text(
    'We are *{site.name}*, since {site.facts.years} years. [{page.heading}](/about) {site.facts.years}',
    {
      heading: '{page.heading}',
    },
  );
  expect(await textsOf([block])).toEqual([
    [
      ['Home', 'index.json#/heading'],
      ['We are', 'index.json#/blocks/0/text'],
      ['Example College', '_site.json#/name'],
      [', since 22+ years.', 'index.json#/blocks/0/text'],
      ['Home', 'index.json#/heading'],
      ['22+', '_site.json#/facts/years'],
    ],
  ]);
});

it('leads through a token to the token inside it', async () => {
  const fields = { call: 'Call {site.facts.years}', years: '{site.facts.years}' };
  expect(await textsOf([text('**{page.fields.call}** **{page.fields.years}**')], {}, { fields })).toEqual([
    [
      ['Call 22+', 'index.json#/fields/call'],
      ['22+', '_site.json#/facts/years'],
    ],
  ]);
});

it('leads to the value of an address that is a link without signs around it', async () => {
  const fields = { mail: 'gate@example.edu' };
  expect(await textsOf([text('Write to {page.fields.mail}, or call.')], {}, { fields })).toEqual([
    [
      ['Write to', 'index.json#/blocks/0/text'],
      ['gate@example.edu', 'index.json#/fields/mail'],
      [', or call.', 'index.json#/blocks/0/text'],
    ],
  ]);
});

it('leads to a markdown text although a token at its beginning makes a list of it', async () => {
  const fields = { list: '- one\n- two' };
  expect(await textsOf([text('{page.fields.list}')], {}, { fields })).toEqual([
    [
      ['one', 'index.json#/blocks/0/text'],
      ['two', 'index.json#/blocks/0/text'],
    ],
  ]);
});

it('leads to code that looks as if a token were in it', async () => {
  const code = { type: 'code', text: '{site.name}' };
  expect(await textsOf([code])).toEqual([[['{site.name}', 'index.json#/blocks/0/text']]]);
});

it('goes on where a text holds what looks like a mark', async () => {
  const [, second] = await textsOf([text('a \ue000bcd \ue001'), text('e')]);
  expect(second).toEqual([['e', 'index.json#/blocks/1/text']]);
});

it('knows where each block is written: in the page, its layout, a shared block, a container', async () => {
  const items = [
    { label: 'A', blocks: [text('a')] },
    { label: 'B', blocks: [text('b'), { type: 'split', main: [text('main')], aside: [text('aside')] }] },
  ];
  const files = {
    '_layouts/around.json': {
      blocks: [
        text('before'),
        { type: 'split', main: [{ type: 'slot' }], aside: [{ type: 'shared', use: 'numbers' }] },
      ],
    },
  };
  const more = { layout: 'around' };
  const shared = { type: 'shared', use: 'numbers', id: 'again' };
  const blocks = await blocksOf([{ type: 'tabs', items }, shared], files, more);
  expect(blocks.map(({ at }) => at)).toEqual([
    'rich-text _layouts/around.json#/blocks/0',
    'split _layouts/around.json#/blocks/1',
    'tabs index.json#/blocks/0',
    'rich-text index.json#/blocks/0/items/0/blocks/0',
    'rich-text index.json#/blocks/0/items/1/blocks/0',
    'split index.json#/blocks/0/items/1/blocks/1',
    'rich-text index.json#/blocks/0/items/1/blocks/1/main/0',
    'rich-text index.json#/blocks/0/items/1/blocks/1/aside/0',
    'stats-strip _blocks/numbers.json#',
    'stats-strip _blocks/numbers.json#',
  ]);
  expect(blocks[0]?.texts).toEqual([['before', '_layouts/around.json#/blocks/0/text']]);
  expect(blocks[7]?.texts).toEqual([['aside', 'index.json#/blocks/0/items/1/blocks/1/aside/0/text']]);
  expect(blocks[8]?.texts).toEqual(blocks[9]?.texts);
  expect(blocks[8]?.texts).toContainEqual(['two', '_data/stats.json#/items/1/label']);
});

it('leads to the fields of a data list, whatever a query makes of them', async () => {
  const list = {
    fields: { name: { is: 'text' }, count: { is: 'number' }, day: { is: 'date' }, place: { is: 'text' } },
    items: [
      { name: 'Fair', count: 3, day: '2026-10-01', place: 'gate' },
      { name: 'Run', count: 5, day: '2026-09-01', place: 'road' },
    ],
  };
  const as = {
    title: 'name',
    subtitle: '{item.place}',
    meta: 'day',
    text: '{item.count} days at the {item.place}',
    facts: [{ label: 'Where', value: '{item.place}' }],
  };
  const items = { from: 'events', sort: 'day', as };
  const [texts] = await textsOf([{ type: 'cards', look: 'plain', items }], { '_data/events.json': list });
  expect(texts?.slice(0, 6)).toEqual([
    ['Run', '_data/events.json#/items/1/name'],
    ['road', '_data/events.json#/items/1/place'],
    ['5 days at the road', 'index.json#/blocks/0/items/as/text'],
    ['Where', 'index.json#/blocks/0/items/as/facts/0/label'],
    ['road', '_data/events.json#/items/1/place'],
    ['1 September 2026', '_data/events.json#/items/1/day'],
  ]);
});

it('leads to the card, the heading and the fields of a page that a query shows', async () => {
  const files = {
    'about/index.json': page([], { heading: 'About', fields: { years: '{site.facts.years}' } }),
    'about/staff.json': page([], {
      heading: 'Staff of {page.fields.of}',
      card: { text: 'Who we are', icon: 'users' },
      fields: { of: 'us' },
    }),
  };
  const as = { meta: '{item.years} years', subtitle: 'of' };
  const items = { pages: ['/about', '/about/staff'], as };
  const [block] = await blocksOf([{ type: 'cards', look: 'tile', items }], files);
  expect(block?.texts).toEqual([
    ['About', 'about/index.json#/heading'],
    ['D', 'about/index.json#/description'],
    ['22+ years', 'index.json#/blocks/0/items/as/meta'],
    ['Staff of us', 'about/staff.json#/heading'],
    ['us', 'about/staff.json#/fields/of'],
    ['Who we are', 'about/staff.json#/card/text'],
  ]);
  expect(block?.icons).toEqual(['about/staff.json#/card/icon']);
});

it('leads to pictures, icons and dates', async () => {
  const items = [
    { title: 'A', image: { src: 'campus/gate.jpg', alt: 'The gate' }, date: '2026-10-01' },
    { title: 'B', image: 'campus/gate.jpg', icon: 'users' },
  ];
  const [block] = await blocksOf([{ type: 'listing', items, empty: 'None' }]);
  expect(block?.pictures).toEqual([
    [expect.stringMatching(/^\/media\/gate\.\w+-\d+\.webp$/), 'index.json#/blocks/0/items/0/image'],
    [expect.stringMatching(/^\/media\/gate\.\w+-\d+\.webp$/), 'index.json#/blocks/0/items/1/image'],
  ]);
  expect(block?.icons).toContain('index.json#/blocks/0/items/1/icon');
  expect(block?.texts).toContainEqual(['1 October 2026', 'index.json#/blocks/0/items/0/date']);
});

it('leads to one of the values that a choice stands for, and each card to its own', async () => {
  const items = ['A', 'B', 'C'].map((title, index) => ({
    title,
    image: 'campus/gate.jpg',
    category: index === 1 ? 'Other' : 'Same',
  }));
  const categories = { label: 'Kind', all: 'All' };
  const [texts] = await textsOf([{ type: 'gallery', items, categories }]);
  expect(texts?.filter(([value]) => /^(All|Same|Other)$/.test(value ?? ''))).toEqual([
    ['All', 'index.json#/blocks/0/categories/all'],
    ['Same', 'index.json#/blocks/0/items/0/category'],
    ['Other', 'index.json#/blocks/0/items/1/category'],
    ['Same', 'index.json#/blocks/0/items/0/category'],
    ['Other', 'index.json#/blocks/0/items/1/category'],
    ['Same', 'index.json#/blocks/0/items/2/category'],
  ]);
});

it('leads to a number that is shown, also where another field has the same', async () => {
  const field = (name: string) => ({
    name,
    label: name,
    input: 'textarea',
    rules: [{ rule: 'maxLength', value: 500, message: 'Too long.' }],
  });
  const form = { type: 'form', fields: [field('a'), field('b')], submit: { kind: 'none', label: 'Send' } };
  const [texts] = await textsOf([form]);
  expect(texts?.filter(([value]) => value?.includes('500') || value === '0')).toEqual(
    ['index.json#/blocks/0/fields/0/rules/0/value', 'index.json#/blocks/0/fields/1/rules/0/value'].map((origin) => [
      '500',
      origin,
    ]),
  );
});

it('leads to a number by which something is drawn', async () => {
  const person = (name: string, rating?: number) => ({ name, quote: name, ...(rating && { rating }) });
  const items = [person('A', 5), person('B'), person('C', 4)];
  const [texts] = await textsOf([{ type: 'testimonials', display: 'grid', items }]);
  expect(texts?.filter(([value]) => value?.startsWith('★'))).toEqual([
    ['★★★★★', 'index.json#/blocks/0/items/0/rating'],
    ['★★★★', 'index.json#/blocks/0/items/2/rating'],
    ['★', 'index.json#/blocks/0/items/2/rating'],
  ]);
});

it('leads to the words of the interface, and says which of them nobody has written yet', async () => {
  const { origins, shell } = await traced('/', {
    '_site.json': { ...siteFile, labels: { skip: 'Skip it' }, backToTop: { afterPx: 400 } },
  });
  expect(shell.texts).toContainEqual(['Skip it', '_site.json#/labels/skip']);
  expect(shell.texts).toContainEqual(['Back to top', '_site.json#/labels/backToTop']);
  const defaults = origins.filter(({ isDefault }) => isDefault).map(({ pointer }) => pointer);
  expect(defaults).toContain('/labels/backToTop');
  expect(defaults).not.toContain('/labels/skip');
});

it('leads from what is around a page to where it is written, and to the blocks in there', async () => {
  const enquiry = { tabLabel: 'Ask', heading: 'Ask us', blocks: [text('Any time')] };
  const { shell, blocks } = await traced('/', {
    'index.json': page([text('x')]),
    '_site.json': { ...siteFile, enquiry },
  });
  expect(shell.texts).toEqual(
    expect.arrayContaining([
      ['Home', '_site.json#/navigation/0/label'],
      ['campus/gate.jpg', '_site.json#/footer/groups/0/links/1/label'],
      ['Any time', '_site.json#/enquiry/blocks/0/text'],
    ]),
  );
  expect(shell.pictures).toContainEqual([expect.any(String), '_site.json#/header/logo']);
  expect(blocks).toHaveLength(1);
});

it('leads from an item on a page of a list to where it is written', async () => {
  const list = { type: 'listing', items: { from: 'talks' }, empty: 'None.', pageSize: 1, addresses: true };
  const talks = { fields: { title: { is: 'text' } }, items: [{ title: 'One' }, { title: 'Two' }] };
  const own = { ...list, items: [{ title: 'Three' }, { title: 'Four' }] };
  const files = { '_data/talks.json': talks, 'talks.json': page([list]), 'own.json': page([own]) };
  const directory = writeSite(
    Object.fromEntries(Object.entries(files).map(([path, json]) => [path, JSON.stringify(json)])),
  );
  const { source } = checkSite(loadSite(directory), { at: '2026-06-01' });
  const site = await prepare(source, await measureMedia(source.media.values()), '2026-06-01');
  const originOf = async (route: string, text: string) => {
    const found = site.pages.find((candidate) => candidate.route === route) as PageSource;
    const { blocks, origins } = trace(found, site, await render(found, site));
    const [, index = -1] = blocks.flatMap(({ texts }) => texts).find(([value]) => value === text) ?? [];
    return origins[index];
  };
  expect(await originOf('/talks', 'One')).toMatchObject({ file: '_data/talks.json', pointer: '/items/0/title' });
  expect(await originOf('/talks/page/2', 'Two')).toMatchObject({ file: '_data/talks.json', pointer: '/items/1/title' });
  expect(await originOf('/own/page/2', 'Four')).toMatchObject({ file: 'own.json', pointer: '/blocks/0/items/1/title' });
});
