import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWithEngine } from '#tests/engine.ts';

/*
 * Everything that a whole site has of the pages that a template makes of the items of a list: calendars, feeds, share pictures,
 * structured data, search and sitemap lead to each of them, by the same address.
 */

const folder = mkdtempSync(join(tmpdir(), 'item-pages-'));
const [pages, out] = [join(folder, 'pages'), join(folder, 'out')];
const origin = 'https://orchard.example.org';
const read = (path: string) => readFileSync(join(out, path), 'utf8');
const write = (path: string, json: object) => writeFileSync(join(pages, path), JSON.stringify(json));

const picking = (id: string, title: string, date: string, more: object = {}) => ({
  ...{ id, title, date, summary: `${title}: bring a basket, and boots that may become wet in the long grass.` },
  ...more,
});

const template = {
  title: '{item.title} | {site.shortName}',
  description: '{item.summary}',
  heading: '{item.title}',
  image: '{item.image}',
  each: { from: 'pickings', address: 'pickings/{item.id}' },
  structuredData: { type: 'Event', name: '{item.title}', startDate: '{item.date}', url: '/visit' },
  blocks: [{ type: 'rich-text', heading: 'What to bring', text: '{item.summary}' }],
};

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../../tests/fixtures/orchard'), pages, { recursive: true });
  const site = JSON.parse(readFileSync(join(pages, '_site.json'), 'utf8'));
  const from = (as: object) => ({ from: 'pickings', as: { ...as, text: 'summary', link: 'page' } });
  write('_site.json', {
    ...site,
    search: true,
    calendars: [{ name: 'pickings', title: 'Pickings', items: from({ key: 'id' }) }],
    feeds: [{ name: 'pickings', title: 'Pickings', items: from({ key: 'id' }) }],
  });
  const fields = {
    ...{ id: { is: 'text', required: true }, title: { is: 'text', required: true }, date: { is: 'date' } },
    ...{ summary: { is: 'text', required: true }, image: { is: 'image' } },
  };
  const items = [
    picking('russets', 'Russets', '2030-09-20', { image: 'fruit/apple.jpg' }),
    picking('pippins', 'Pippins', '2030-10-04'),
    picking('medlars', 'Medlars', '2030-11-01', { publishAt: '2030-10-01' }),
  ];
  write('_data/pickings.json', { fields, items });
  write('[picking].json', template);
  const { ok, problems, thrown } = await buildWithEngine({ pages, out, at: '2030-06-01' }, 'production');
  expect({ ok, problems, thrown }).toEqual({ ok: true, problems: [], thrown: undefined });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('calendars lead to the page of each event, together and one by one', () => {
  const urls = (path: string) => [...read(path).matchAll(/^URL:(.*)\r$/gm)].map(([, url]) => url);
  expect(urls('feeds/pickings.ics')).toEqual([`${origin}/pickings/russets`, `${origin}/pickings/pippins`]);
  expect(readdirSync(join(out, 'feeds/pickings')).sort()).toEqual(['pippins.ics', 'russets.ics']);
  expect(urls('feeds/pickings/pippins.ics')).toEqual([`${origin}/pickings/pippins`]);
});

it('feeds lead to the page of each item', () => {
  const { items } = JSON.parse(read('feeds/pickings.json')) as { items: { url: string }[] };
  expect(items.map(({ url }) => url).sort()).toEqual([`${origin}/pickings/pippins`, `${origin}/pickings/russets`]);
});

it('each page has the share picture of its item, and that of the site without one', () => {
  const pictureOf = (route: string) =>
    /<meta property="og:image" content="([^"]*)"/.exec(read(`${route}/index.html`))?.[1];
  expect(pictureOf('pickings/russets')).toMatch(/\/media\/apple\./);
  expect(pictureOf('pickings/pippins')).toBe(pictureOf('visit'));
});

it('structured data and breadcrumbs of a page name its item', () => {
  const found = [
    ...read('pickings/russets/index.html').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ];
  const data = found.map(([, json = '']) => JSON.parse(json));
  expect(data.find((each) => each['@type'] === 'Event')).toMatchObject({
    ...{ name: 'Russets', startDate: '2030-09-20', url: `${origin}/visit` },
  });
  const trail = data.find((each) => each['@type'] === 'BreadcrumbList').itemListElement;
  expect(trail.at(-1)).toMatchObject({ name: 'Russets', item: `${origin}/pickings/russets` });
});

it('search and sitemap have each page, and none of an item that is still to come', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(expect.arrayContaining([`${origin}/pickings/pippins`, `${origin}/pickings/russets`]));
  expect(listed).not.toContain(`${origin}/pickings/medlars`);
  expect(read('pickings/pippins/index.html')).toContain('data-pagefind-body');
  expect(readdirSync(join(out, 'pagefind/fragment'))).toHaveLength(listed.length);
});
