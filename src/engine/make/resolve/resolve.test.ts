import { describe, expect, it } from 'vitest';
import { loadSite } from '#engine/content/loadSite.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import type { JsonObject } from '#shared/json.ts';
import { site as siteFile, writeSite } from '#tests/samples/site.ts';
import type { MeasuredMedia } from '../images/measureMedia.ts';
import { outputsOf } from '../images/mediaUse.ts';
import { createSiteContext } from './createContexts.ts';
import { createDependencyRecord } from './dependencyRecord.ts';
import { resolvePage } from './resolvePage.ts';
import { resolveShell } from './resolveShell.ts';
import { publishedPages } from './siteContext.ts';

/** Resolves one page of the sample site with changed files. Its pictures are 1600 × 900 px. */
function resolved(route: string, files: Record<string, unknown> = {}, at = '2026-06-01') {
  const directory = writeSite(
    Object.fromEntries(
      Object.entries(files).map(([path, json]) => [path, typeof json === 'string' ? json : JSON.stringify(json)]),
    ),
  );
  const { source } = loadSite(directory);
  const media = new Map(
    [...source.media.values()].map((file): [string, MeasuredMedia] => {
      const kind = file.path.endsWith('.jpg') ? 'raster' : file.path.endsWith('.svg') ? 'svg' : 'file';
      return [file.path, { ...file, kind, width: 1600, height: 900, hash: '00000000' }];
    }),
  );
  const context = createSiteContext(source, media, at);
  const page = publishedPages(context).find((found) => found.route === route);
  const dependencies = createDependencyRecord();
  return { source, context, uses: dependencies, page: page && resolvePage(page, context, dependencies) };
}

const page = (heading: string, blocks: object[] = [], more: object = {}) => ({
  title: `${heading} | {site.shortName}`,
  description: 'D',
  heading,
  blocks,
  ...more,
});
const text = (words: string) => ({ type: 'rich-text', text: words });
const propsOf = (route: string, files: Record<string, unknown>, index = 0) =>
  resolved(route, files).page?.blocks[index]?.props as Record<string, never>;

it('puts values in the place of tokens, in texts and in the page itself', () => {
  const { page: found } = resolved('/', {
    'index.json': page('Home', [{ type: 'call-to-action', heading: '{page.heading} of {site.name}' }]),
  });
  expect(found?.title).toBe('Home | Example');
  expect(found?.blocks[0]?.props).toEqual({ heading: 'Home of Example College' });
});

it.each([
  ['2027-03-31', '2027-03-31', { iso: '2027-04-01T00:00:00+05:30', text: '31 March 2027', isOver: false }],
  ['2027-03-31', '2027-04-01', { isOver: true }],
  ['2027-03-31T17:00', '2027-03-31T16:59', { iso: '2027-03-31T17:00:00+05:30', isOver: false }],
  ['2027-03-31T17:00', '2027-03-31T17:00', { text: '31 March 2027 at 5:00 pm', isOver: true }],
])('closes a form of %s at %s by the clocks of the site', (closes, at, expected) => {
  const form = {
    ...{ type: 'form', fields: [{ name: 'a', label: 'A', input: 'text' }], closes },
    submit: { label: 'Send', kind: 'simulate' },
  };
  const files = {
    '_site.json': { ...siteFile, language: 'en-IN', timeZone: 'Asia/Kolkata' },
    'index.json': page('Home', [form]),
  };
  const { page: found, uses } = resolved('/', files, at);
  expect(found?.blocks[0]?.props.closes).toMatchObject(expected);
  expect([...uses.keys].filter((key) => key.startsWith('dates:') || key.endsWith('timeZone'))).toHaveLength(2);
});

it('gives the look of a page, or of its layout, to the page’s own blocks and to no others', () => {
  const aside = [text('Aside')];
  const layout = (look: object) => ({
    blocks: [text('Above'), { type: 'split', label: 'L', main: [{ type: 'slot', ...look }], aside }],
  });
  const tabs = { type: 'tabs', label: 'T', items: [{ label: 'A', blocks: [text('Inside')] }] };
  const looksOf = (inPage: object, inLayout: object) => {
    const files = {
      '_layouts/long.json': layout(inLayout),
      'index.json': page('Home', [text('Own'), tabs], { layout: 'long', ...inPage }),
    };
    const [above, split] = resolved('/', files).page?.blocks ?? [];
    const own = split?.slots[0] ?? [];
    const others = [above, split, ...(split?.slots[1] ?? []), ...(own[1]?.slots.flat() ?? [])];
    expect(others.map((block) => block?.look)).toEqual(others.map(() => undefined));
    return own.map(({ look }) => look);
  };
  expect(looksOf({}, {})).toEqual([undefined, undefined]);
  expect(looksOf({ look: 'prose' }, {})).toEqual(['prose', 'prose']);
  expect(looksOf({}, { look: 'prose' })).toEqual(['prose', 'prose']);
  expect(looksOf({ look: 'sections' }, { look: 'prose' })).toEqual(['sections', 'sections']);
  const { page: alone } = resolved('/', { 'index.json': page('Home', [text('Own')], { look: 'prose' }) });
  expect(alone?.blocks[0]?.look).toBe('prose');
});

it('writes a number that stands for readers as the address of a telephone, and words in a query as addresses have them', () => {
  const action = { label: '{page.fields.phone}', link: 'tel:{page.fields.phone}' };
  const apply = { label: 'Apply', link: '/about?course={page.heading}' };
  const block = { type: 'call-to-action', heading: 'Call', actions: [action, apply] };
  const more = { fields: { phone: '+91 90000 00000' } };
  const { actions } = propsOf('/', { 'index.json': page('Art & Music', [block], more) });
  expect(actions).toMatchObject([
    { label: '+91 90000 00000', link: { href: 'tel:+919000000000' } },
    { link: { href: '/about?course=Art%20%26%20Music' } },
  ]);
});

it('gives a page in a list its own facts, whichever page the list is on', () => {
  const items = { pages: ['/about'], as: { value: 'length', label: 'title' } };
  const files = {
    'index.json': page('Home', [{ type: 'stats-strip', items }], { fields: { years: 1 } }),
    'about/index.json': page('About', [], {
      fields: { years: 4, length: '{page.fields.years} years of {page.heading}' },
    }),
  };
  expect(propsOf('/', files).items).toMatchObject([{ value: '4 years of About' }]);
});

it('puts the page into the slot of its layout, and shared blocks where they are used', () => {
  const { page: found } = resolved('/', { 'index.json': page('Home', [text('Own')], { layout: 'inner' }) });
  expect(found?.blocks.map(({ type, origin }) => [type, origin])).toEqual([
    ['rich-text', 'index.json#/blocks/0'],
    ['stats-strip', '_blocks/numbers.json#'],
  ]);
});

it('gives a list the items of a data list, with the names that the block knows', () => {
  const items = { from: 'stats', where: { where: 'campus' }, as: { label: 'No. {item.value}' } };
  expect(propsOf('/', { 'index.json': page('Home', [{ type: 'stats-strip', items }]) }).items).toEqual([
    { value: '1', label: 'No. 1' },
  ]);
});

it('writes a date of a data list in the language of the site where it is shown as text', () => {
  const list = { fields: { title: { is: 'text' }, day: { is: 'date' } }, items: [{ title: 'A', day: '2027-01-15' }] };
  const cards = { type: 'cards', items: { from: 'days', as: { eyebrow: 'day' } } };
  expect(propsOf('/', { '_data/days.json': list, 'index.json': page('Home', [cards]) }).items).toEqual([
    { title: 'A', eyebrow: '15 January 2027' },
  ]);
});

it('lists pages by relation, in their order, and marks the page itself', () => {
  const siblings = { type: 'link-list', heading: 'Overview', items: { pages: 'siblings' } };
  const files = {
    'about/b.json': page('B', [siblings], { order: 1 }),
    'about/a.json': page('A', [], { order: 2, card: { title: 'A as a card' } }),
    'about/draft.json': page('Draft', [], { draft: true }),
  };
  expect(propsOf('/about/b', files).items).toEqual([
    { title: 'B', link: { href: '/about/b' }, current: true },
    { title: 'A as a card', link: { href: '/about/a' } },
  ]);
});

it('finds the way from the home page, also through a section', () => {
  const files = { 'about/a.json': page('A'), 'far.json': page('Far', [], { section: '/about/a' }) };
  expect(resolved('/far', files).page?.trail.map(({ route }) => route)).toEqual(['/', '/about', '/about/a', '/far']);
});

it('leaves out what is not published on the day', () => {
  const blocks = [
    { ...text('Now'), expireAt: '2026-07-01' },
    { ...text('Later'), publishAt: '2026-07-01' },
    { ...text('Never'), hidden: true },
  ];
  const files = { 'index.json': page('Home', blocks), 'soon.json': page('Soon', [], { publishAt: '2026-07-01' }) };
  const visibleIndexes = (at: string) => resolved('/', files, at).page?.blocks.map(({ origin }) => origin.at(-1));
  expect(visibleIndexes('2026-06-30')).toEqual(['0']);
  expect(visibleIndexes('2026-07-01')).toEqual(['1']);
  expect(resolved('/soon', files, '2026-06-30').page).toBeUndefined();
  expect(resolved('/soon', files, '2026-07-01').page).toBeDefined();
});

describe('what leads to what is not public', () => {
  const soon = { 'soon.json': page('Soon', [], { publishAt: '2027-01-15T09:00', aliases: ['/later'] }) };
  const before = '2027-01-15T08:59';
  const from = '2027-01-15T09:00';
  const blocksOf = (blocks: object[], at: string, more: Record<string, unknown> = {}) =>
    resolved('/', { ...soon, 'index.json': page('Home', blocks), ...more }, at).page?.blocks.map(({ props }) => props);
  const links = (...to: string[]) => ({
    type: 'link-list',
    heading: 'H',
    items: to.map((link) => ({ title: link, link })),
  });
  const titles = (props: JsonObject | undefined) =>
    ((props?.items ?? []) as { title: string }[]).map(({ title }) => title);

  it('leaves out entries for that time, also those that lead to another address of it', () => {
    const site = { redirects: { '/gone': '/later' } };
    const list = links('/about', '/soon', '/soon?x#y', '/later', '/gone', 'https://example.com/soon');
    const files = { '_site.json': JSON.stringify({ ...siteFile, ...site }) };
    expect(titles(blocksOf([list], before, files)?.[0])).toEqual(['/about', 'https://example.com/soon']);
    expect(titles(blocksOf([list], from, files)?.[0])).toHaveLength(6);
  });

  it('leaves the words of a link in a text', () => {
    const block = text('See [the *new*](/soon), [us](/about) and [more](/soon).');
    expect(blocksOf([block], before)).toEqual([
      { text: { html: '<p>See the <em>new</em>, <a href="/about">us</a> and more.</p>\n' } },
    ]);
    expect(JSON.stringify(blocksOf([block], from))).toContain('/soon');
  });

  it('leaves out what is empty without them, up to the block', () => {
    const call = { type: 'call-to-action', heading: 'H', actions: [{ label: 'Soon', link: '/soon' }] };
    expect(blocksOf([links('/soon'), call], before)).toEqual([{ heading: 'H' }]);
    const inTabs = { type: 'tabs', items: [{ label: 'One', blocks: [links('/soon')] }] };
    const two = { type: 'tabs', items: [...inTabs.items, { label: 'Two', blocks: [text('T')] }] };
    const { page: found } = resolved('/', { ...soon, 'index.json': page('Home', [inTabs, two]) }, before);
    expect(found?.blocks.map(({ props, slots }) => [props, slots.length])).toEqual([
      [{ items: [{ label: 'Two', blocks: { slot: 0 } }] }, 1],
    ]);
  });

  it('leaves out entries before and after their own dates', () => {
    const items = [
      { title: 'Now', link: '/about', expireAt: from },
      { title: 'Then', link: '/about', publishAt: from },
    ];
    const list = { type: 'link-list', heading: 'H', items };
    expect(titles(blocksOf([list], before)?.[0])).toEqual(['Now']);
    expect(blocksOf([list], from)?.[0]?.items).toEqual([{ title: 'Then', link: { href: '/about' } }]);
  });

  it('chooses among the items of a data list that are public', () => {
    const fields = { name: { is: 'text' }, to: { is: 'link' }, day: { is: 'number' } };
    const items = [
      { name: 'Over', to: '/about', day: 1, expireAt: '2027-01-15' },
      { name: 'Soon', to: '/soon', day: 2 },
      { name: 'A', to: '/about', day: 3 },
      { name: 'B', to: '/about', day: 4 },
    ];
    const query = { from: 'events', sort: 'day', first: 2, as: { title: 'name', link: 'to' } };
    const list = { type: 'link-list', heading: 'H', items: query };
    const files = { '_data/events.json': { fields, items } };
    expect(titles(blocksOf([list], '2027-01-01', files)?.[0])).toEqual(['Over', 'A']);
    expect(titles(blocksOf([list], before, files)?.[0])).toEqual(['A', 'B']);
    expect(titles(blocksOf([list], from, files)?.[0])).toEqual(['Soon', 'A']);
  });

  it('leaves out links to anchors that are not there', () => {
    const { source, context } = resolved('/', {
      ...soon,
      'index.json': page('Home', [links('#a', '/about#b', '/about')]),
    });
    const absent = createSiteContext(source, context.media, before, ['/#a', '/about#b']);
    const home = resolvePage(context.pages.get('/') as PageSource, absent);
    expect(titles(home.blocks[0]?.props)).toEqual(['/about']);
  });

  it('leaves entries out of the menu and the footer, and all that is empty without them', () => {
    const entry = (link: string, more: object = {}) => ({ label: link, link, ...more });
    const site = {
      ...siteFile,
      header: { ...siteFile.header, home: '/soon' },
      navigation: [
        entry('/soon', { children: [entry('/about')] }),
        entry('/about', { children: [entry('/about', { groups: [{ label: 'G', children: [entry('/soon')] }] })] }),
        entry('/', { children: [entry('/soon')] }),
      ],
      footer: { groups: [{ heading: 'G', links: [entry('/soon')] }], legal: 'L' },
    };
    const files = { ...soon, '_site.json': JSON.stringify(site) };
    const shell = resolveShell(resolved('/', files, before).context).site;
    const to = (href: string) => ({ label: href, link: { href } });
    expect(shell.navigation).toEqual([{ ...to('/about'), children: [to('/about')] }, to('/')]);
    expect(shell.footer).toEqual({ legal: 'L' });
    expect(shell.header).not.toHaveProperty('home');
    const only = { ...site, navigation: [entry('/soon')] };
    const { context } = resolved('/', { ...files, '_site.json': JSON.stringify(only) }, before);
    expect(resolveShell(context).site.navigation).toEqual([]);
  });

  it('goes around a page of the way from the home page', () => {
    const childPages = { 'soon/more.json': page('More'), 'aside.json': page('Aside', [], { section: '/soon' }) };
    const trail = (route: string) =>
      resolved(route, { ...soon, ...childPages }, before).page?.trail.map((crumb) => crumb.route);
    expect([trail('/soon/more'), trail('/aside')]).toEqual([
      ['/', '/soon/more'],
      ['/', '/aside'],
    ]);
  });
});

it('asks for pictures in the widths of their place, none wider than the original', () => {
  const { page: found, uses: dependencies } = resolved('/', {
    'index.json': page('Home', [
      { type: 'media-text', image: { src: 'campus/gate.jpg', alt: 'Gate', focus: '70% 30%' }, text: 'T' },
    ]),
  });
  const picture = found?.blocks[0]?.props.image as Record<string, unknown>;
  expect(picture).toMatchObject({ alt: 'Gate', focus: '70% 30%', width: 1600, height: 900 });
  const widths = picture.widths as number[];
  expect(Math.max(...widths)).toBeLessThanOrEqual(1600);
  for (const width of widths)
    expect([...dependencies.media.values()].flatMap(outputsOf).map(({ path }) => path)).toContain(
      `${String(picture.src).slice(1)}-${width}.avif`,
    );
});

it('opens documents, other sites and redirects that leave the site in a new tab', () => {
  const links = ['/about#people', 'mailto:a@example.com', 'https://example.com', 'documents/brochure.pdf', '/blog'];
  const actions = links.map((link) => ({ label: link, link }));
  const block = { type: 'call-to-action', heading: 'H', actions };
  const found = propsOf('/', { 'index.json': page('Home', [block]) })?.actions as unknown as {
    link: { newTab?: true };
  }[];
  expect(found.map(({ link }) => Boolean(link.newTab))).toEqual([false, false, true, true, true]);
});

it('takes the level of headings down in a container that has a heading itself', () => {
  const tabs = (more: object) => ({ type: 'tabs', items: [{ label: 'One', blocks: [text('T')] }], ...more });
  const { page: found } = resolved('/', { 'index.json': page('Home', [tabs({}), tabs({ heading: 'H' })]) });
  expect(found?.blocks.map(({ level, slots }) => [level, slots[0]?.[0]?.level])).toEqual([
    [2, 2],
    [2, 3],
  ]);
});

it('notes what a page was resolved with beside its own file, also what is not there', () => {
  const { uses: dependencies } = resolved('/about/team', {
    'about/team.json': page('Team', [
      { type: 'rich-text', text: 'Call {site.name}: [gate](campus/gate.jpg)' },
      { type: 'cards', items: { pages: 'siblings' } },
      { type: 'stats-strip', items: { from: 'stats', first: 1, as: { label: 'value' } } },
      { ...text('Later'), publishAt: '2027-01-01' },
    ]),
  });
  expect([...dependencies.keys]).toEqual(
    expect.arrayContaining([
      'site.name',
      'site.shortName',
      'media:campus/gate.jpg',
      'page:/about',
      'page:/',
      'below:/about',
      'items:{"from":"stats","first":1}',
      'dates:{"publishAt":"2027-01-01"}',
      'public:/about/team',
    ]),
  );
});

it('resolves the shell: links, pictures and the blocks inside', () => {
  const { context } = resolved('/');
  const { site } = resolveShell(context);
  expect(site).toMatchObject({ name: 'Example College', header: { home: { href: '/' }, logo: { width: 1600 } } });
});

it('has an announcement within its dates, and notes them', () => {
  const announcement = { text: 'Apply **now**', publishAt: '2026-06-01T09:00', expireAt: '2026-07-01' };
  const shellAt = (at: string) => {
    const dependencies = createDependencyRecord();
    const { context } = resolved('/', { '_site.json': { ...siteFile, announcement } }, at);
    const { site } = resolveShell(context, dependencies);
    return { shown: site.announcement, keys: [...dependencies.keys] };
  };
  expect(shellAt('2026-06-01T08:59').shown).toBeUndefined();
  expect(shellAt('2026-06-01T09:00').shown).toEqual({ text: { html: 'Apply <strong>now</strong>' } });
  expect(shellAt('2026-07-01').shown).toBeUndefined();
  for (const at of ['2026-06-01', '2026-06-02'])
    expect(shellAt(at).keys).toContainEqual(expect.stringContaining('2026-06-01T09:00'));
});

it.each([
  ['which is missing', { title: 'No picture' }],
  ['whose file is not there', { title: 'No file', image: { src: 'gone.jpg', alt: '' } }],
])('leaves out an item without a required picture, %s', (_, item) => {
  const gallery = (...items: object[]) => ({ type: 'gallery', heading: 'Pictures', items });
  const whole = { title: 'The gate', image: 'campus/gate.jpg' };
  const itemsOf = (...items: object[]) =>
    resolved('/', { 'index.json': page('Home', [gallery(...items), text('After')]) }).page?.blocks;
  expect(itemsOf(whole, item)).toMatchObject([{ props: { items: [{ title: 'The gate' }] } }, { type: 'rich-text' }]);
  // A block without any item is left out too.
  expect(itemsOf(item)).toMatchObject([{ type: 'rich-text' }]);
});

it('shows the text of a file as it is now, also on a page that has not changed', () => {
  const { source, context } = resolved('/', {
    'index.json': page('Home', [{ type: 'rich-text', text: { file: '_home.md' } }]),
    '_home.md': 'By the river.',
  });
  const found = source.pages.find(({ file }) => file.path === 'index.json') as PageSource;
  const written = { ...found, page: { ...found.page, blocks: [{ type: 'rich-text', text: { file: '_home.md' } }] } };
  const shown = (texts = source.texts) =>
    JSON.stringify(resolvePage(written, { ...context, source: { ...context.source, texts } }).blocks);
  expect(shown()).toContain('By the river.');
  const file = source.texts.get('_home.md') as SourceFile;
  expect(shown(new Map([['_home.md', { ...file, text: 'By the lake.', json: 'By the lake.' }]]))).toContain('lake');
});

it('names the block whose content cannot be resolved', () => {
  const { source, context } = resolved('/', { 'index.json': page('Home', [text('Before'), text('Words')]) });
  const found = source.pages.find(({ file }) => file.path === 'index.json') as PageSource;
  let reads = 0;
  const trap = {
    type: 'rich-text',
    // It is read once before, when names of text files are replaced.
    get text(): string {
      if (reads++ > 0) throw new TypeError('no text');
      return '';
    },
  };
  const blocks = [text('Before'), trap] as never;
  const resolve = () => resolvePage({ ...found, page: { ...found.page, blocks } }, context);
  expect(resolve).toThrow(
    'index.json#/blocks/1: An error of the program has ended the making of this page here: no text.',
  );
});

it('leaves out a block without a required property', () => {
  const found = resolved('/', { 'index.json': page('Home', [{ type: 'gallery' }, text('After')]) });
  expect(found.page?.blocks).toMatchObject([{ type: 'rich-text' }]);
});

it('adds to a query what is written beside it', () => {
  const items = { from: 'stats', first: 1, also: [{ value: '3', label: 'more of {site.shortName}' }] };
  expect(propsOf('/', { 'index.json': page('Home', [{ type: 'stats-strip', items }]) }).items).toEqual([
    { value: '1', label: 'one' },
    { value: '3', label: 'more of Example' },
  ]);
});

it('says what the layout and the page say of themselves in the words of schema.org', () => {
  const layout = {
    structuredData: { type: 'Course', name: '{page.heading}', provider: { type: 'School', name: '{site.name}' } },
    blocks: [{ type: 'slot' }],
  };
  const ownPage = page('Home', [], {
    layout: 'inner',
    fields: { price: 0 },
    structuredData: { offers: [{ type: 'Offer', price: '{page.fields.price}' }] },
  });
  const { page: found } = resolved('/', { '_layouts/inner.json': layout, 'index.json': ownPage });
  expect(found?.structuredData).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Home',
    provider: { '@type': 'School', name: 'Example College' },
    offers: [{ '@type': 'Offer', price: 0 }],
  });
  expect(resolved('/about').page).not.toHaveProperty('structuredData');
});

it('gives a block what its schema takes from the site file, unless the block says something else', () => {
  const outsideScripts = [{ service: 'plausible', site: 'example.edu' }];
  const consentBlock = { type: 'consent', services: [{ service: 'google', id: 'G-AB12CD34EF' }] };
  const files = {
    '_site.json': { ...siteFile, outsideScripts },
    'index.json': page('Home', [{ type: 'consent' }, consentBlock]),
  };
  expect(propsOf('/', files)).toEqual({ services: outsideScripts });
  expect(propsOf('/', files, 1)).toEqual({ services: consentBlock.services });
});

it('gives components nothing that is only for editors', () => {
  const form = {
    type: 'form',
    fields: [{ name: 'a', label: 'A', input: 'text' }],
    submit: { label: 'Send', kind: 'simulate', demonstration: true },
  };
  expect(propsOf('/', { 'index.json': page('Home', [form]) })).toMatchObject({
    submit: { label: 'Send', kind: 'simulate' },
  });
  expect(JSON.stringify(resolved('/', { 'index.json': page('Home', [form]) }).page)).not.toContain('demonstration');
});

it('makes the ids of headings unique on a page, whatever else has them', () => {
  const folds = {
    type: 'accordion',
    items: [{ heading: 'H', id: 'fees', text: '## Fees', blocks: [text('## Staff')] }],
  };
  const blocks = [
    text('## Fees\n\n## Menu\n\n## Staff\n\n## Staff'),
    folds,
    { ...text('## Staff\n\n## Größe'), id: 'größe' },
  ];
  const { page: found } = resolved('/', { 'index.json': page('Home', blocks) });
  const ids = [...JSON.stringify(found?.blocks).matchAll(/<h2 id=..([^"\\]+)/g)].map(([, id]) => id);
  expect(ids).toEqual(['fees-2', 'menu-2', 'staff', 'staff-2', 'fees-3', 'staff-3', 'staff-4', 'größe-2']);
});

it('leaves an address in the text of a card as words if the card leads there', () => {
  const cards = (link: string) => ({ type: 'cards', items: [{ title: 'Mail', text: 'a@example.edu', link }] });
  const itemsOf = (link: string) => propsOf('/', { 'index.json': page('Home', [cards(link)]) }).items;
  expect(itemsOf('mailto:a@example.edu')).toMatchObject([{ text: { html: 'a@example.edu' } }]);
  expect(itemsOf('/about')).toMatchObject([{ text: { html: '<a href="mailto:a@example.edu">a@example.edu</a>' } }]);
});

it('gives the footnotes of two equal texts on a page ids of their own', () => {
  const text = { type: 'rich-text', text: 'Said[^1].\n\n[^1]: By all.' };
  const found = resolved('/about', { 'about/index.json': page('About', [text, text]) }).page;
  const html = found?.blocks.map(({ props }) => String((props.text as JsonObject).html)) ?? [];
  const ids = html.flatMap((one) => [...one.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  for (const one of html)
    for (const [, target] of one.matchAll(/href="#([^"]+)"/g)) expect(one).toContain(`id="${target}"`);
});
