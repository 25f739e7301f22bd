import { expect, it } from 'vitest';
import { checkChanged, marksOf, page, writeSite } from '#tests/samples/site.ts';
import { loadSite } from '../loadSite.ts';

const events = (...items: object[]) =>
  JSON.stringify({
    fields: {
      id: { is: 'text', required: true },
      title: { is: 'text', required: true },
      text: { is: 'markdown' },
      picture: { is: 'image' },
      link: { is: 'link' },
      topics: { is: 'texts' },
      day: { is: 'date' },
    },
    items,
  });

const template = {
  title: '{item.title} | {site.name}',
  description: 'About {item.title}.',
  heading: '{item.title}',
  index: false,
  each: { from: 'events', address: '{item.id}' },
  blocks: [
    { type: 'rich-text', text: '{item.text}' },
    { type: 'gallery', heading: 'Pictures of {item.title}', items: [{ title: 'One', image: '{item.picture}' }] },
    {
      type: 'call-to-action',
      heading: 'More',
      actions: [
        { label: 'Read on', link: '{item.link}' },
        { label: 'Home', link: '/' },
      ],
    },
  ],
};

const fest = { id: 'fest', title: 'Tech Fest', text: 'On **campus**.' };
const gala = { id: 'gala', title: 'Gala', picture: { src: 'campus/gate.jpg', alt: 'Gate' }, link: '/about' };

const files = (items: object[], changed: object = {}) => ({
  '_data/events.json': events(...items),
  'events/[event].json': JSON.stringify({ ...template, ...changed }),
});

const pagesOf = (changes: Record<string, string>) =>
  new Map(loadSite(writeSite(changes)).source.pages.map(({ route, page }) => [route, page]));

const codes = (changes: Record<string, string>) =>
  checkChanged(changes).problems.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`);

it('makes a page of each item, from its fields', () => {
  const pages = pagesOf(files([fest, gala]));
  expect(pages.get('/events/fest')).toMatchObject({
    title: 'Tech Fest | {site.name}',
    description: 'About Tech Fest.',
  });
  expect(pages.get('/events/gala')).toMatchObject({ heading: 'Gala' });
  expect(codes(files([fest, gala]))).toEqual([]);
});

it.each(['[Fête du village]', '[कार्यक्रम]', '[event-page]', '[event]'])('takes %s as the name of a template', (name) => {
  const { 'events/[event].json': text, ...others } = files([fest]);
  expect([...pagesOf({ ...others, [`events/${name}.json`]: text }).keys()]).toContain('/events/fest');
});

it.each(['event', '[event]s', '[]', '[a.b]'])('takes %s as no template', (name) => {
  const { 'events/[event].json': text, ...others } = files([fest]);
  expect([...pagesOf({ ...others, [`events/${name}.json`]: text }).keys()]).not.toContain('/events/fest');
});

it('leaves out what the item has no field for, with what requires it', () => {
  const pages = pagesOf(files([fest, gala]));
  expect(pages.get('/events/fest')?.blocks).toMatchObject([
    { type: 'rich-text', text: 'On **campus**.' },
    { type: 'call-to-action', actions: [{ label: 'Home' }] },
  ]);
  expect(pages.get('/events/gala')?.blocks).toMatchObject([
    { type: 'gallery', items: [{ image: gala.picture }] },
    { type: 'call-to-action', actions: [{ link: '/about' }, { label: 'Home' }] },
  ]);
});

it.each([
  ['in a text', { description: 'On {item.day}.' }, { description: 'On 15 January 2027.' }],
  ['as a text', { heading: '{item.day}' }, { heading: '15 January 2027' }],
  ['not where a day is expected', { updated: '{item.day}' }, { updated: '2027-01-15' }],
  ['with commas in a list', { heading: '{item.topics}' }, { heading: 'A, B' }],
  ['not among the fields of the page', { fields: { day: '{item.day}' } }, { fields: { day: '2027-01-15' } }],
  [
    'not for search engines',
    { structuredData: { type: 'Event', startDate: '{item.day}' } },
    { structuredData: { startDate: '2027-01-15' } },
  ],
])('writes days and lists as people read them: %s', (_, changed, expected) => {
  const page = pagesOf(files([{ ...fest, day: '2027-01-15', topics: ['A', 'B'] }], changed)).get('/events/fest');
  expect(page).toMatchObject(expected);
});

it('leaves texts without fields to the page', () => {
  const blocks = [{ type: 'rich-text', text: '{site.name}' }];
  expect(pagesOf(files([fest], { blocks })).get('/events/fest')?.blocks).toEqual(blocks);
  expect(codes(files([fest], { blocks }))).toEqual([]);
});

it('takes the name of a field as the address, as lists do', () => {
  const pages = pagesOf(files([fest, gala], { each: { from: 'events', address: 'id' } }));
  expect([...pages.keys()].filter((route) => route.startsWith('/events/'))).toEqual(['/events/fest', '/events/gala']);
});

it.each([
  ['in a page', 'flow', undefined, []],
  ['declared as a line', 'inline', undefined, ['markdown-one-line _data/events.json /items/0/text']],
  [
    'in a card',
    'flow',
    { type: 'cards', items: { from: 'events' } },
    ['markdown-one-line _data/events.json /items/0/text'],
  ],
])('takes a long text of an item %s', (_, markup, listing, expected) => {
  const { '_data/events.json': list, ...others } = files([{ ...fest, text: 'Words\n\n## Part\n\nMore' }]);
  const declared = list.replace('"is":"markdown"', `"is":"markdown","markup":"${markup}"`);
  const home = listing && { 'index.json': page(JSON.stringify(listing)) };
  const found = codes({ ...others, '_data/events.json': declared, ...home });
  expect(found.filter((code) => code.startsWith('markdown'))).toEqual(expected);
});

it('leaves a day as it is written if it is none', () => {
  expect(pagesOf(files([{ ...fest, day: 'soon' }], { heading: '{item.day}' })).get('/events/fest')?.heading).toBe(
    'soon',
  );
});

it('leaves fields in the "as" of a query to the query', () => {
  const query = { from: 'events', as: { title: 'See {item.title}' } };
  const pages = pagesOf(files([fest], { blocks: [{ type: 'cards', items: query }] }));
  expect(pages.get('/events/fest')?.blocks).toEqual([{ type: 'cards', items: query }]);
});

it('says what is wrong at the line of the item, or once at that of the template', () => {
  const bad = { ...gala, link: '/nowhere' };
  expect(codes(files([fest, bad]))).toEqual(['link-not-found _data/events.json /items/1/link']);
  const blocks = [{ type: 'rich-text', text: 'See [there](/nowhere)' }];
  expect(codes(files([fest, gala], { blocks }))).toEqual(['link-not-found events/[event].json /blocks/0/text']);
});

it.each([
  ['no list', { each: undefined }, 'template-without-each events/[event].json '],
  ['no address', { each: { from: 'events' } }, 'template-without-each events/[event].json /each'],
  [
    'an unknown list',
    { each: { from: 'evnts', address: '{item.id}' } },
    'data-not-found events/[event].json /each/from',
  ],
  ['an unknown field', { heading: '{item.titel}' }, 'field-unknown events/[event].json /heading'],
  [
    'an unknown field of the address',
    { each: { from: 'events', address: '{item.ident}' } },
    'field-unknown events/[event].json /each/address',
  ],
])('rejects a template with %s', (_, changed, expected) => {
  expect(codes(files([fest], changed))[0]).toBe(expected);
});

it.each([
  ['none', { title: 'X' }, 'item-without-address'],
  ['a bad one', { id: 'Tech Fest', title: 'X' }, 'item-address-invalid'],
  ['that of another', { id: 'fest', title: 'X' }, 'item-value-repeated'],
])('rejects an item whose address is %s', (_, item, code) => {
  expect(codes(files([fest, item]))).toContainEqual(expect.stringContaining(`${code} _data/events.json /items/1`));
});

it('lets a file win over the page of an item, and says so', () => {
  const own = JSON.stringify({
    ...template,
    each: undefined,
    heading: 'By hand',
    title: 'T',
    description: 'D',
    blocks: [{ type: 'rich-text', text: 'T' }],
  });
  const changes = { ...files([fest, gala]), 'events/fest.json': own };
  expect(pagesOf(changes).get('/events/fest')).toMatchObject({ heading: 'By hand' });
  expect(codes(changes)).toEqual(['item-page-replaced _data/events.json /items/0/id']);
});

it('rejects "each" in the file of one page', () => {
  const changes = {
    'about/team.json': `{ "title": "T", "description": "D", "heading": "Team", "index": false,\n  ▶"each": { "from": "stats", "address": "{item.value}" },\n  "blocks": [{ "type": "rich-text", "text": "T" }] }`,
  };
  const found = checkChanged(changes).problems;
  expect(found.map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)).toEqual([
    `each-outside-template ${marksOf(changes)[0]}`,
  ]);
});

it('shows a page while both its template and its item are there', () => {
  const dated = { ...gala, publishAt: '2026-12-01', expireAt: '2027-01-01' };
  const page = pagesOf(files([dated], { publishAt: '2026-12-05', expireAt: '2027-02-01' })).get('/events/gala');
  expect(page).toMatchObject({ publishAt: '2026-12-05', expireAt: '2027-01-01' });
});

it('is translated by a template, and by the translations of the items', () => {
  const site = JSON.parse(String(loadSite(writeSite()).source.site?.text));
  const { source } = loadSite(
    writeSite({
      ...files([fest, gala]),
      '_site.json': JSON.stringify({ ...site, languages: ['en-IN', 'hi'] }),
      'events/[event].hi.json': JSON.stringify({ ...template, description: 'Hindi: {item.title}' }),
      '_data/events.hi.json': JSON.stringify({ items: [{ id: 'fest', title: 'Utsav' }] }),
    }),
  );
  const pages = new Map(source.translations.get('hi')?.pages.map(({ route, page }) => [route, page]));
  expect(pages.get('/events/fest')).toMatchObject({ description: 'Hindi: Utsav', heading: 'Utsav' });
  expect(pages.get('/events/gala')).toMatchObject({ description: 'Hindi: Gala' });
  // Threads that make pages receive copies.
  const copies = structuredClone([...(source.translations.get('hi')?.pages ?? [])]);
  expect(copies.map(({ file, item }) => [file.path, item?.path])).toEqual([
    ['events/[event=fest].hi.json', 'events/[event].hi.json'],
    ['events/[event=gala].hi.json', 'events/[event].hi.json'],
  ]);
});

it('leads lists of the items to their pages', () => {
  const listed = (as: object) => ({
    ...files([fest, gala]),
    'events/index.json': JSON.stringify({
      ...template,
      each: undefined,
      title: 'T',
      description: 'D',
      heading: 'Events',
      blocks: [{ type: 'cards', items: { from: 'events', as } }],
    }),
  });
  expect(codes(listed({ link: 'page' }))).toEqual([]);
  expect(codes(listed({ link: 'pages' }))).toEqual(['field-unknown events/index.json /blocks/0/items/as/link']);
});

it.each([
  ['a list leads to it', { link: 'page' }, []],
  ['no list leads to it', { link: 'link' }, ['page-orphan events/[event].json ']],
])('is reached if %s', (_, as, expected) => {
  const list = { title: 'T', description: 'D', heading: 'Events', index: false };
  const blocks = [{ type: 'cards', items: { from: 'events', as } }];
  const changes = {
    ...files([fest, { ...gala, link: '/about' }], { index: true }),
    'events/index.json': JSON.stringify({ ...list, blocks }),
    'index.json': page('{ "type": "rich-text", "text": "[Events](/events)" }'),
  };
  expect(codes(changes).filter((code) => /^page-/.test(code))).toEqual(expected);
});

it('reports what all its pages share once, with how many they are', () => {
  const { problems } = checkChanged(files([fest, gala], { index: true, description: 'Short.' }));
  const found = problems.filter(({ code }) => code === 'page-unreachable' || code === 'page-orphan');
  expect(found).toHaveLength(1);
  expect(found[0]?.message).toContain('1 other page of this template');
});
