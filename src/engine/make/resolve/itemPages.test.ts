import { expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import { writeSite } from '#tests/samples/site.ts';
import { listRedirects } from '../features/redirects/redirects.ts';
import { createSiteContext } from './createContexts.ts';
import { createDependencyRecord } from './dependencyRecord.ts';
import { resolvePage } from './resolvePage.ts';
import { aliasesOf, publishedPages } from './siteContext.ts';

const list = {
  fields: { id: { is: 'text' }, title: { is: 'text' }, hall: { is: 'text' }, from: { is: 'text' } },
  items: [
    { id: 'rivers', title: 'Rivers', hall: 'Main hall', from: '/about' },
    { id: 'rocks', title: 'Rocks', hall: 'West hall' },
    { id: 'birds', title: 'Birds', publishAt: '2027-01-01' },
  ],
};

const template = {
  title: '{item.title} | {site.shortName}',
  description: '{item.title} in {item.hall}',
  heading: '{item.title}',
  each: { from: 'talks', address: '{item.id}' },
  fields: { hall: '{item.hall}' },
  blocks: [],
};

const landing = { title: 'Talks', description: 'D', heading: 'Talks', blocks: [{ type: 'rich-text', text: 'Talks' }] };
const listing = (items: object) => [{ type: 'cards', items }];

/** Site with pages of talks, on the first of December 2026 unless `at` says otherwise. */
function talks(changes: object = {}, files: Record<string, object> = {}, at = '2026-12-01') {
  const all = {
    '_data/talks.json': list,
    'talks/index.json': landing,
    'talks/[talk].json': { ...template, ...changes },
    ...files,
  };
  const written = Object.entries(all).map(([path, json]) => [path, JSON.stringify(json)]);
  const context = createSiteContext(loadSite(writeSite(Object.fromEntries(written))).source, new Map(), at);
  const pages = publishedPages(context);
  return {
    context,
    routes: pages.map(({ route }) => route).filter((route) => route.startsWith('/talks/')),
    aliases: pages.map((page) => ({ route: page.route, aliases: aliasesOf(page) })),
    page(route: string) {
      const source = pages.find((page) => page.route === route);
      return source && resolvePage(source, context, createDependencyRecord());
    },
  };
}

const titlesIn = (blocks: object[], route = '/talks/rocks', files: Record<string, object> = {}) => {
  const props = talks({ blocks }, files).page(route)?.blocks[0]?.props as { items?: { title: string }[] } | undefined;
  return props?.items?.map(({ title }) => title);
};

it('replaces fields of the item, and tokens of the page that they make', () => {
  const blocks = [{ type: 'rich-text', heading: '{page.heading} of {site.name}', text: 'In {item.hall}' }];
  const page = talks({ blocks }).page('/talks/rocks');
  expect(page).toMatchObject({ title: 'Rocks | Example', description: 'Rocks in West hall' });
  expect(page?.blocks[0]?.props).toMatchObject({ heading: 'Rocks of Example College' });
});

it.each<[string, object, string[]]>([
  ['its folder', {}, ['/', '/talks', '/talks/rocks']],
  ['the section of the template', { section: '/about' }, ['/', '/about', '/talks/rocks']],
  ['the section of the item', { section: '{item.from}' }, ['/', '/talks', '/talks/rocks']],
])('has breadcrumbs by %s', (_, changes, trail) => {
  const found = talks(changes).page('/talks/rocks')?.trail;
  expect(found?.map(({ route }) => route)).toEqual(trail);
});

it('takes the section of an item that has one', () => {
  const trail = talks({ section: '{item.from}' }).page('/talks/rivers')?.trail;
  expect(trail?.map(({ route }) => route)).toEqual(['/', '/about', '/talks/rivers']);
});

it.each([
  ['a pattern', { pages: '/talks/*' }, ['Rivers', 'Rocks']],
  ['all below', { pages: '/**', where: { hall: 'West hall' } }, ['Rocks']],
  ['pages beside it', { pages: 'siblings' }, ['Rivers', 'Rocks']],
  ['the pages before and after it', { pages: 'neighbours' }, ['Rivers']],
  ['its list', { from: 'talks' }, ['Rivers', 'Rocks']],
  ['addresses', { pages: ['/talks/rocks'] }, ['Rocks']],
])('is listed by %s, in the order of its list', (_, query, titles) => {
  expect(titlesIn(listing(query))).toEqual(titles);
});

it('has the pages before and after it in its list, and is made anew with these two alone', () => {
  const blocks = listing({ pages: 'neighbours' });
  const { context, page } = talks({ blocks }, {}, '2027-01-01');
  const titles = (route: string) =>
    (page(route)?.blocks[0]?.props.items as { title: string }[] | undefined)?.map(({ title }) => title);
  expect(['/talks/rivers', '/talks/rocks', '/talks/birds'].map(titles)).toEqual([
    ['Rocks'],
    ['Rivers', 'Birds'],
    ['Rocks'],
  ]);
  const source = context.pages.get('/talks/rivers');
  const dependencies = createDependencyRecord();
  if (source) resolvePage(source, context, dependencies);
  const keys = [...dependencies.keys].filter((key) => /^(?:below|beside|pages|items):/.test(key));
  expect(keys).toEqual(['beside:/talks/rivers']);
});

it('is there while its item is, and so is what leads to it', () => {
  expect(talks().routes).toEqual(['/talks/rivers', '/talks/rocks']);
  expect(talks({}, {}, '2027-01-01').routes).toContain('/talks/birds');
  const link = [{ type: 'call-to-action', heading: 'H', actions: [{ label: 'Birds', link: '/talks/birds' }] }];
  expect(talks({ blocks: link }).page('/talks/rocks')?.blocks[0]?.props).toEqual({ heading: 'H' });
});

it('leads lists to the file that is there in place of the page of an item', () => {
  const blocks = listing({ from: 'talks', as: { link: 'page' } });
  const props = talks({ blocks }, { 'talks/rivers.json': landing }).page('/talks/rocks')?.blocks[0]?.props;
  expect(props).toMatchObject({ items: [{ link: { href: '/talks/rivers' } }, { link: { href: '/talks/rocks' } }] });
});

it.each([
  ['all of a draft', { draft: true }, []],
  ['all before the day of the template', { publishAt: '2027-01-01' }, []],
  ['none after it', { publishAt: '2026-01-01' }, ['/talks/rivers', '/talks/rocks']],
])('leaves out %s', (_, changes, routes) => {
  expect(talks(changes).routes).toEqual(routes);
});

it('has the layout and the structured data of the template', () => {
  const { page } = talks({ layout: 'inner', structuredData: { type: 'Event', name: '{item.title}' } });
  expect(page('/talks/rocks')?.blocks.map(({ type }) => type)).toEqual(['stats-strip']);
  expect(page('/talks/rocks')?.structuredData).toMatchObject({ '@type': 'Event', name: 'Rocks' });
});

it('leads old addresses of each item to its page', () => {
  const { context, aliases } = talks({ aliases: ['/old/{item.id}'] });
  const redirects = listRedirects({ site: {} as never, base: context.base }, aliases);
  expect(redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/old/rivers /talks/rivers',
    '/old/rocks /talks/rocks',
  ]);
});

it('leaves other addresses of its folder to the not-found page there', () => {
  const { context } = talks({}, { 'talks/_404.json': landing });
  const notFound = context.source.pages.filter(({ isNotFoundPage }) => isNotFoundPage).map(({ route }) => route);
  expect(notFound.sort()).toEqual(['/', '/talks']);
});
