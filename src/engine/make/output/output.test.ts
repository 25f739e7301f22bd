import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Site } from '#render/site.types.ts';
import { createSampleBuilds } from '#tests/samples/output.ts';
import { type PageEntry, redirectPage, redirectsFile, redirectsOf, robots, sitemap } from '../pages/siteFiles.ts';
import { describeDates } from './describeDates.ts';
import { measureLargest, pageBytesTable } from './pageBytes.ts';

const site = {
  name: 'A & B',
  url: 'https://example.edu',
  language: 'en',
  redirects: { '/blog': { href: 'https://b.example' } },
} as unknown as Site;
const page = (route: string, more: Partial<PageEntry> = {}): PageEntry => ({
  route,
  isIndexed: true,
  isNotFoundPage: false,
  aliases: [],
  ...more,
});

it('lists the pages for search engines, without those that do not want to be found', () => {
  const xml = sitemap([page('/'), page('/a&b'), page('/secret', { isIndexed: false })], site);
  expect(xml).toContain('<loc>https://example.edu/</loc>');
  expect(xml).toContain('<loc>https://example.edu/a&amp;b</loc>');
  expect(xml).not.toContain('secret');
  expect(robots(site)).toContain('Sitemap: https://example.edu/sitemap.xml');
});

it('redirects aliases and what the site redirects', () => {
  const redirects = redirectsOf([page('/about', { aliases: ['/us', '/we'] })], site);
  expect(redirectsFile(redirects)).toBe('/us /about 301\n/we /about 301\n/blog https://b.example 301\n');
  const html = redirectPage({ from: '/us', to: '/about?a="1"&b' }, site);
  expect(html).toContain('content="0; url=/about?a=&quot;1&quot;&amp;b"');
  expect(html).toContain('<title>A &amp; B</title>');
});

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'output-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

it('puts an output in place only when all of it was written', async () => {
  const parent = folder();
  const out = join(parent, 'dist');
  const { deliver } = createSampleBuilds();
  const build = (text: string, fail?: () => void) => deliver(out, { 'index.html': text }, {}, fail);
  await build('good');
  const fail = () => {
    throw new Error('half way');
  };
  await expect(build('broken', fail)).rejects.toThrow('half way');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('good');
  expect(readdirSync(parent)).toEqual(['dist']);
  await build('better');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('better');
  expect(readdirSync(parent)).toEqual(['dist']);
});

it('shows the bytes of each page in columns', () => {
  const table = pageBytesTable([{ route: '/about', html: 7440, islands: 0, code: 65000 }]);
  expect(table).toMatch(/\/about +7\.4 +– +65\.0$/m);
});

it('shows the largest pages of very many', () => {
  const out = folder();
  const page = (name: string, size: number) => ({ document: { path: `${name}/index.html` }, size });
  const pages = Array.from({ length: 300 }, (_, at) => page(`page-${at}`, at));
  for (let at = 290; at < 300; at += 1) {
    mkdirSync(join(out, `page-${at}`));
    writeFileSync(join(out, `page-${at}/index.html`), 'a'.repeat(at));
  }
  const largest = measureLargest(pages, out);
  expect(largest.map(({ route }) => route)).toEqual(Array.from({ length: 10 }, (_, at) => `/page-${299 - at}`));
  const table = pageBytesTable(largest, 300);
  expect(table).toContain('the 10 largest of 300 pages');
  expect(table.split('\n')).toHaveLength(11);
});

it('says on which days building again changes something', () => {
  const change = { change: 'appears', file: 'a.json', pointer: '', name: 'Open day' } as const;
  expect(describeDates([{ date: '2027-01-15', changes: [change] }])).toContain(
    '2027-01-15  "Open day" appears (a.json)',
  );
});
