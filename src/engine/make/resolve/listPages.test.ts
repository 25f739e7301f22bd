import { describe, expect, it } from 'vitest';
import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import type { ListPages, ListPlace } from '#shared/listPages.ts';
import { site, writeSite } from '#tests/samples/site.ts';
import { createPageEntry } from '../features/features.ts';
import { listRedirects } from '../features/redirects/redirects.ts';
import { createLocaleContexts } from './createContexts.ts';
import { resolvePage } from './resolvePage.ts';
import { publishedPages, type SiteContext } from './siteContext.ts';

const at = '2027-06-01';

const story = (number: number, more: object = {}) => ({
  title: `Story ${number}`,
  date: `2027-01-0${number}`,
  tags: [number % 2 ? 'Odd' : 'Even'],
  ...more,
});
const stories = (...items: object[]) =>
  JSON.stringify({
    fields: { title: { is: 'text' }, date: { is: 'date' }, tags: { is: 'texts' } },
    items: items.length > 0 ? items : [1, 2, 3, 4, 5].map((number) => story(number)),
  });

const listing = (more: object = {}) => ({
  type: 'listing',
  items: { from: 'stories' },
  empty: 'Nothing.',
  pageSize: 2,
  addresses: true,
  ...more,
});
const page = (heading: string, blocks: object[], more: object = {}) =>
  JSON.stringify({ title: `${heading} | {site.shortName}`, description: 'D', heading, ...more, blocks });

/** Tabs with a list on the second panel. */
const inTabs = (block: object, panel: object) => ({
  type: 'tabs',
  heading: 'Stories',
  ...block,
  items: [
    { label: 'One', blocks: [{ type: 'rich-text', text: 'Text' }] },
    { label: 'Two', ...panel, blocks: [listing()] },
  ],
});

/** Site with a list at /news. */
function contextsOf(files: Record<string, string> = {}, base?: string): SiteContext[] {
  const directory = writeSite({ '_data/stories.json': stories(), 'news.json': page('News', [listing()]), ...files });
  const checked = checkSite(loadSite(directory), { at, areCuresVerified: false });
  return createLocaleContexts(checked.source, new Map(), at, checked.absentAnchors, base);
}

const contextOf = (files?: Record<string, string>, base?: string) => contextsOf(files, base)[0] as SiteContext;
const routesBelow = (context: SiteContext, route = '/news') =>
  [...context.pages.keys()].filter((other) => other.startsWith(`${route}/`));

function resolved(context: SiteContext, route: string) {
  const found = publishedPages(context).find((each) => each.route === route);
  if (!found) throw new Error(`no page at ${route}`);
  // Contents of pages are read before they are resolved; here they are in memory.
  const result = resolvePage(found, context);
  const block = result.blocks.find(({ type }) => type === 'listing');
  const props = { ...block?.props, ...block?.ofAddress } as unknown as {
    items: { title: string }[];
    listPages?: ListPages;
    listPlace?: ListPlace;
  };
  return { ...result, props, titles: props.items?.map(({ title }) => title) };
}

const redirectsOf = (context: SiteContext) =>
  listRedirects(
    { site: {} as never, base: context.base },
    publishedPages(context).map((found) => createPageEntry(found, context)),
  ).map(({ from, to, status }) => `${from} ${to} ${status}`);

describe('pages of a list', () => {
  it('have addresses, items, titles and places of their own', () => {
    const context = contextOf();
    expect(routesBelow(context)).toEqual(['/news/page/2', '/news/page/3']);
    const first = resolved(context, '/news');
    expect(first).toMatchObject({ title: 'News | Example', titles: ['Story 1', 'Story 2'] });
    expect(first.inList).toEqual({ isPart: false, next: '/news/page/2' });
    const second = resolved(context, '/news/page/2');
    expect(second).toMatchObject({ title: 'News – page 2 | Example', heading: 'News – page 2' });
    expect(second.titles).toEqual(['Story 3', 'Story 4']);
    expect(second.inList).toEqual({ isPart: true, previous: '/news', next: '/news/page/3' });
    expect(second.trail.map(({ title, route }) => `${title} ${route}`)).toEqual(
      expect.arrayContaining(['News /news', 'Page 2 /news/page/2']),
    );
    expect(second.props.listPlace).toEqual({ page: 2, pages: 3, total: 5 });
  });

  it('have all items where visitors search, and their place beside them', () => {
    const search = { search: { placeholder: 'Search' } };
    const context = contextOf({ 'news.json': page('News', [listing(search)]) });
    const { blocks, titles, props } = resolved(context, '/news/page/2');
    expect(titles).toHaveLength(5);
    const [block] = blocks;
    expect(block?.ofAddress).toEqual({ listPlace: { page: 2, pages: 3, total: 5 } });
    expect(block?.props).toEqual(resolved(context, '/news').blocks[0]?.props);
    expect(props.listPages?.titles?.page).toBe('News – page {n} | Example');
  });

  it('are below the folder of the site', () => {
    const { props, inList } = resolved(contextOf({}, '/college'), '/news/page/2');
    expect(props.listPages?.address).toBe('/college/news');
    expect(inList?.next).toBe('/college/news/page/3');
  });

  it('are no pages that lists or menus choose', () => {
    const list = { type: 'listing', items: { pages: '/news/**' }, empty: 'Nothing.' };
    const all = { type: 'listing', items: { pages: '/**' }, empty: 'Nothing.' };
    const context = contextOf({ 'all.json': page('All', [list, all]) });
    const blocks = resolved(context, '/all').blocks;
    expect(blocks).toHaveLength(1);
    expect(JSON.stringify(blocks)).not.toContain('/news/page/2');
  });

  it('are there for lists of pages, and in a section', () => {
    const files = Object.fromEntries(
      [1, 2, 3].map((number) => [
        `news/item-${number}.json`,
        page(`Item ${number}`, [{ type: 'rich-text', text: 'Words.' }], { fields: { topic: 'Labs' } }),
      ]),
    );
    const list = listing({ items: { pages: '/news/*', as: { category: 'topic' } }, topics: 'category' });
    const context = contextOf({ ...files, 'news.json': page('News', [list], { section: '/about' }) });
    expect(routesBelow(context).filter((route) => !route.includes('item'))).toEqual([
      '/news/page/2',
      '/news/category/labs',
      '/news/category/labs/page/2',
    ]);
    expect(resolved(context, '/news/page/2').trail.map(({ route }) => route)).toEqual([
      '/',
      '/about',
      '/news',
      '/news/page/2',
    ]);
  });

  it('give way to a page that is written', () => {
    const own = page('By hand', [{ type: 'rich-text', text: 'Words.' }]);
    const context = contextOf({ 'news/page/2.json': own });
    expect(resolved(context, '/news/page/2').heading).toBe('By hand');
  });
});

describe('topics', () => {
  const withTopics = (...items: object[]) => ({
    'news.json': page('News', [listing({ topics: 'tags' })], { aliases: ['/old'] }),
    '_data/stories.json': stories(...items),
  });

  it('have their items, divided into pages', () => {
    const context = contextOf(withTopics());
    expect(routesBelow(context)).toEqual([
      '/news/page/2',
      '/news/page/3',
      '/news/tags/odd',
      '/news/tags/odd/page/2',
      '/news/tags/even',
    ]);
    const odd = resolved(context, '/news/tags/odd');
    expect(odd).toMatchObject({ title: 'News: Odd | Example', titles: ['Story 1', 'Story 3'] });
    expect(odd.inList).toEqual({ isPart: true, next: '/news/tags/odd/page/2', hasFeed: true });
    expect(resolved(context, '/news/tags/odd/page/2')).toMatchObject({
      title: 'News: Odd – page 2 | Example',
      titles: ['Story 5'],
      inList: { isPart: true, previous: '/news/tags/odd' },
    });
  });

  it('have a feed of all their items', () => {
    const context = contextOf(withTopics());
    const entries = publishedPages(context).map((found) => createPageEntry(found, context));
    const feeds = entries.flatMap(({ route, feed }) => {
      const found = feed?.();
      return found ? [[route, found.title, found.items.map(({ title }) => title)]] : [];
    });
    expect(feeds).toEqual([
      ['/news/tags/odd', 'News: Odd | Example', ['Story 1', 'Story 3', 'Story 5']],
      ['/news/tags/even', 'News: Even | Example', ['Story 2', 'Story 4']],
    ]);
  });

  it('lead to their list while all their items wait or are over, and so do its pages', () => {
    const context = contextOf(
      withTopics(story(1), story(3), story(2, { publishAt: '2030-01-01' }), story(4, { expireAt: '2020-01-01' })),
    );
    expect(routesBelow(context)).toEqual(['/news/tags/odd']);
    expect(redirectsOf(context).filter((line) => line.endsWith('302'))).toEqual([
      '/news/page/2 /news 302',
      '/news/tags/even /news 302',
      '/old/page/2 /news 302',
      '/old/tags/even /news 302',
    ]);
  });

  it('have the old addresses of the page of their list', () =>
    expect(redirectsOf(contextOf(withTopics()))).toContain('/old/tags/odd /news/tags/odd 301'));
});

it.each([
  { what: 'a hidden list', files: { 'news.json': page('News', [listing({ hidden: true })]) } },
  { what: 'a list of another day', files: { 'news.json': page('News', [listing({ publishAt: '2030-01-01' })]) } },
  { what: 'a list in a hidden block', files: { 'news.json': page('News', [inTabs({ hidden: true }, {})]) } },
  {
    what: 'a list in a tab of another day',
    files: { 'news.json': page('News', [inTabs({}, { expireAt: '2020-01-01' })]) },
  },
  { what: 'a page of another day', files: { 'news.json': page('News', [listing()], { publishAt: '2030-01-01' }) } },
  { what: 'a draft', files: { 'news.json': page('News', [listing()], { draft: true }) } },
])('makes no pages of $what', ({ files }) => expect(routesBelow(contextOf(files))).toEqual([]));

it('makes pages of a list in a block that is shown, whose panel is open without scripts', () =>
  expect(routesBelow(contextOf({ 'news.json': page('News', [inTabs({}, {})]) }))).toEqual([
    '/news/page/2',
    '/news/page/3',
  ]));

it('makes no links to pages of a list that is not there', () => {
  const context = contextOf({ 'news.json': page('News', [listing()], { draft: true }) });
  expect(context.absent.has('/news/page/2')).toBe(true);
});

it('makes pages of each translation, with words of its language', () => {
  const [english, hindi] = contextsOf({
    '_site.json': JSON.stringify({ ...site, languages: ['hi'] }),
    'news.hi.json': page('खबरें', [listing({ items: { from: 'stories', first: 3 } })]),
    'other.json': page('Other', [listing()]),
  }) as [SiteContext, SiteContext];
  expect(routesBelow(hindi).filter((route) => !hindi.pages.get(route)?.isFallback)).toEqual(['/news/page/2']);
  const { title, languages } = resolved(hindi, '/news/page/2');
  expect(title).toBe('खबरें – पृष्ठ 2 | Example');
  expect(languages?.map(({ address }) => address)).toEqual(['/news/page/2', '/hi/news/page/2']);
  // Without a third page in the translation, its list stands in.
  expect(resolved(english, '/news/page/3').languages?.[1]).toEqual({
    ...{ language: 'hi', address: '/hi/news', isHome: true },
  });
});
