import { expect, it } from 'vitest';
import type { Site } from '#render/site.types.ts';
import type { PageEntry } from '../feature.ts';
import { featureSite } from '../features.ts';
import { divideEntries } from './divideEntries.ts';
import { feature } from './feature.ts';

const site = featureSite({ url: 'https://example.edu', language: 'en' } as unknown as Site, false, '/college');

const page = (route: string, more: Partial<PageEntry> = {}): PageEntry => ({
  route,
  isIndexed: true,
  isNotFoundPage: false,
  aliases: [],
  emptied: [],
  ...more,
});

const addressesIn = (file = '') => [...file.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it('says when a page has changed where the page says so, and of no other', () => {
  const files = feature.files(site, [page('/', { updated: '2027-01-15' }), page('/about')]);
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(files['sitemap.xml']).toContain(
    '<url><loc>https://example.edu/college/</loc><lastmod>2027-01-15</lastmod></url>\n<url><loc>https://example.edu/college/about</loc></url>',
  );
});

it('divides what is too much for one file, and lists the parts', () => {
  const pages = Array.from({ length: 100_001 }, (_, number) => page(`/p${number}`));
  const files = feature.files(site, pages);
  expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  expect(files['sitemap.xml']).toContain('<sitemapindex ');
  expect(addressesIn(files['sitemap.xml'])).toEqual(
    [1, 2, 3].map((number) => `https://example.edu/college/sitemap-${number}.xml`),
  );
  const parts = [1, 2, 3].map((number) => addressesIn(files[`sitemap-${number}.xml`]));
  expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 1]);
  expect(new Set(parts.flat()).size).toBe(pages.length);
});

it('divides by bytes as well', () => {
  expect(divideEntries(['aaa', 'ää', 'b'], { entries: 10, bytes: 8 })).toEqual([['aaa'], ['ää', 'b']]);
  expect(divideEntries([])).toEqual([]);
});
