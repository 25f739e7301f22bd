import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import type { Site } from '#render/site.types.ts';
import type { FinishedPage } from '../feature.ts';
import { featureSite } from '../features.ts';
import { feature } from './feature.ts';
import type { Feed } from './feedContent.ts';

type Entry = NonNullable<Feed['items']>[number];

const date = (iso: string) => ({ iso, text: iso });

const siteWith = (items: Feed['items'], more: Partial<Feed> = {}) =>
  featureSite({
    name: 'A & B',
    url: 'https://example.edu',
    language: 'en-IN',
    timeZone: 'Asia/Kolkata',
    feeds: [{ name: 'news', title: 'News <1>', page: { href: '/news#all' }, items, ...more }],
  } as unknown as Site);

const filesOf = (...items: NonNullable<Feed['items']>) => feature.files(siteWith(items), []);

const entries = [
  { title: 'Older', date: date('2027-01-01'), link: { href: '/news/older' } },
  { title: 'Newer & \u0007better', date: date('2027-02-01'), updated: date('2027-02-03'), key: 'new er' },
  {
    title: 'With words',
    date: date('2027-01-15'),
    text: { html: '<a href="/contact">x</a> &amp; <a href="https://b.example/">y</a>' },
  },
];

interface Parser {
  onopentag: (tag: { name: string; attributes: Record<string, string> }) => void;
  ontext: (text: string) => void;
  onclosetag: () => void;
  onerror: (error: Error) => void;
  write: (xml: string) => Parser;
  close: () => void;
}

/** Texts of an XML document with their element paths, in order. */
function readXml(xml: string): [path: string, text: string][] {
  const items: [string, string][] = [];
  const openElements: string[] = [];
  const { parser: create } = createRequire(import.meta.url)('sax') as { parser: (strict: boolean) => Parser };
  const parser = create(true);
  parser.onopentag = ({ name, attributes }) => {
    openElements.push(name);
    if (attributes.href) items.push([`${openElements.join('/')}@${attributes.rel}`, attributes.href]);
  };
  parser.ontext = (text) => {
    if (text.trim()) items.push([openElements.join('/'), text]);
  };
  parser.onclosetag = () => openElements.pop();
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  return items;
}

it('writes Atom: the newest first, whole addresses, dates of the site, ids that stay', () => {
  const elements = readXml(filesOf(...entries)['feeds/news.xml'] ?? '');
  const textsAt = (path: string) => elements.flatMap(([at, text]) => (at === path ? text : []));
  expect(textsAt('feed/title')).toEqual(['News <1>']);
  expect(textsAt('feed/author/name')).toEqual(['A & B']);
  expect(textsAt('feed/id')).toEqual(['https://example.edu/feeds/news.xml']);
  expect(textsAt('feed/link@self')).toEqual(['https://example.edu/feeds/news.xml']);
  expect(textsAt('feed/link@alternate')).toEqual(['https://example.edu/news#all']);
  expect(textsAt('feed/updated')).toEqual(['2027-02-03T00:00:00+05:30']);
  expect(textsAt('feed/entry/title')).toEqual(['Newer & better', 'With words', 'Older']);
  expect(textsAt('feed/entry/id')).toEqual([
    'https://example.edu/feeds/news.xml#new%20er',
    'https://example.edu/feeds/news.xml#2027-01-15-With%20words',
    'https://example.edu/news/older',
  ]);
  expect(textsAt('feed/entry/published')[0]).toBe('2027-02-01T00:00:00+05:30');
  expect(textsAt('feed/entry/updated')[0]).toBe('2027-02-03T00:00:00+05:30');
  expect(textsAt('feed/entry/link@alternate')).toEqual(['https://example.edu/news/older']);
  // An entry without a link needs content, one with a link does not.
  expect(textsAt('feed/entry/content')).toEqual([
    'Newer &amp; better',
    '<a href="https://example.edu/contact">x</a> &amp; <a href="https://b.example/">y</a>',
  ]);
});

it('writes the same as JSON Feed', () => {
  const feed = JSON.parse(filesOf(...entries)['feeds/news.json'] ?? '');
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://example.edu/news#all',
    feed_url: 'https://example.edu/feeds/news.json',
    language: 'en-IN',
  });
  expect(feed.items.map(({ url }: { url?: string }) => url)).toEqual([
    undefined,
    undefined,
    'https://example.edu/news/older',
  ]);
  expect(feed.items[0].date_modified).toBe('2027-02-03T00:00:00+05:30');
  expect(feed.items[2].date_modified).toBeUndefined();
  expect(feed.items.every((item: object) => 'content_html' in item)).toBe(true);
});

it('keeps to fifty entries, and is there with none', () => {
  const many = Array.from({ length: 60 }, (_, number) => ({ title: `${number}`, date: date('2027-01-01') }));
  expect(JSON.parse(filesOf(...many)['feeds/news.json'] ?? '').items).toHaveLength(50);
  const found = readXml(feature.files(siteWith(undefined), [])['feeds/news.xml'] ?? '');
  expect(found).toContainEqual(['feed/updated', '1970-01-01T00:00:00+00:00']);
});

it('knows the folder that the site lies in', () => {
  const inFolder = {
    ...siteWith([entries[1] as Entry], { page: { href: '/college/news' } }),
    base: '/college',
    languageBase: '/college',
  };
  const files = feature.files(inFolder, []);
  const found = readXml(files['feeds/news.xml'] ?? '');
  expect(found).toContainEqual(['feed/id', 'https://example.edu/college/feeds/news.xml']);
  expect(found).toContainEqual(['feed/link@alternate', 'https://example.edu/college/news']);
  expect(found).toContainEqual(['feed/entry/id', 'https://example.edu/college/feeds/news.xml#new%20er']);
  const page = { route: '/news', isNotFoundPage: false };
  expect(feature.head({ page } as FinishedPage, inFolder)).toContain('href="/college/feeds/news.xml"');
});

it('is named in the head of the home page and of its own page alone', () => {
  const headAt = (route: string, isNotFoundPage = false) =>
    feature.head({ page: { route, isNotFoundPage } } as FinishedPage, siteWith(entries));
  const link = '<link rel="alternate" type="application/atom+xml" title="News &lt;1&gt;" href="/feeds/news.xml">';
  expect(headAt('/')).toContain(link);
  expect(headAt('/news')).toContain(link);
  expect(headAt('/about')).toBe('');
  expect(headAt('/', true)).toBe('');
});
