import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { originalFingerprint } from '#engine/content/originalFingerprint.ts';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { findViolations } from '#engine/tools/testBlocks/visitPage.ts';
import { buildWithEngine } from '../engine.ts';

/* A site in two languages, in a folder of its origin: each is a complete site, and they link to each other. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const base = '/lane';
const folder = mkdtempSync(join(tmpdir(), 'lintel-languages-'));
const pages = join(folder, 'pages');
const out = join(folder, 'dist');
let server: RunningServer;

type Content = Record<string, unknown>;

const textOf = (path: string) => readFileSync(join(out, path), 'utf8');
const jsonOf = (path: string): Content => JSON.parse(readFileSync(join(pages, path), 'utf8'));
const write = (path: string, json: Content) => writeFileSync(join(pages, path), JSON.stringify(json));
/** Writes a translation that is up to date with its original. */
const translate = (path: string, json: Content, language = 'hi') =>
  write(path.replace('.json', `.${language}.json`), {
    translates: originalFingerprint(jsonOf(path) as never),
    ...json,
  });

async function build(to = out) {
  const { ok, problems, thrown, rendered } = await buildWithEngine({ pages, out: to, at: '2030-06-01' }, 'production');
  expect({ ok, problems, thrown }).toEqual({ ok: true, problems: [], thrown: undefined });
  return rendered;
}

test.beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../fixtures/orchard'), pages, { recursive: true });
  const listed = { title: 'News', items: [{ title: 'Open day', date: '2030-09-01', link: '/visit', key: 'open' }] };
  write('_site.json', {
    ...jsonOf('_site.json'),
    url: `https://orchard.example.org${base}`,
    languages: ['hi', 'ar'],
    search: true,
    feeds: [{ name: 'news', ...listed }],
  });
  translate('_site.json', {
    name: 'हॉलो लेन बाग़',
    navigation: [
      { label: 'बाग़', link: '/' },
      { label: 'क़िस्में', link: '/varieties' },
      { label: 'आना', link: '/visit' },
    ],
  });
  translate('_404.json', { ...jsonOf('_404.json'), heading: 'यहाँ कुछ नहीं है' });
  translate('index.json', { ...jsonOf('index.json'), heading: 'बिना जल्दी के सेब' });
  const text = 'शनिवार को खुला है। [क़िस्में](/varieties) देखें या [मुखपृष्ठ](/) पर जाएँ। [समाचार](/feeds/news.xml)';
  translate('visit.json', {
    ...jsonOf('visit.json'),
    title: 'आना | {site.name}',
    heading: 'आना',
    aliases: ['/aana'],
    blocks: [{ type: 'rich-text', id: 'gate', heading: 'द्वार', text }],
  });
  translate('_site.json', { name: 'بستان الوادي القديم', navigation: [{ label: 'زيارة', link: '/visit' }] }, 'ar');
  translate('index.json', { ...jsonOf('index.json'), heading: 'تفاح بلا عجلة' }, 'ar');
  translate('visit.json', { ...jsonOf('visit.json'), heading: 'زيارة' }, 'ar');
  await build();
  server = await startServer({ directory: out, port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a visitor changes the language and stays on the page', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(`${server.url}${base}/visit`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(`${server.url}${base}/hi/visit`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आना');
  await expect(page.getByRole('link', { name: 'मुख्य सामग्री पर जाएँ' })).toBeAttached();
  await page.getByRole('navigation', { name: 'भाषा' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${server.url}${base}/visit`);
  expect(messages).toEqual([]);
});

test('where a page is not translated, the choice leads to the home page of the language', async ({ page }) => {
  await page.goto(`${server.url}${base}/varieties`);
  await page.getByRole('link', { name: 'हिन्दी' }).first().click();
  await expect(page).toHaveURL(`${server.url}${base}/hi`);
});

test('links stay within the language, and say where they leave it', async ({ page }) => {
  await page.goto(`${server.url}${base}/hi/visit`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'क़िस्में' })).toHaveAttribute('href', `${base}/varieties`);
  await expect(main.getByRole('link', { name: 'क़िस्में' })).toHaveAttribute('hreflang', 'en');
  const mark = await main
    .getByRole('link', { name: 'क़िस्में' })
    .evaluate((link) => getComputedStyle(link, '::before').content);
  expect(mark).toBe('"en"');
  await expect(main.getByRole('link', { name: 'समाचार' })).toHaveAttribute('href', `${base}/hi/feeds/news.xml`);
  await main.getByRole('link', { name: 'मुखपृष्ठ' }).click();
  await expect(page).toHaveURL(`${server.url}${base}/hi`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('बिना जल्दी के सेब');
});

test('on a phone the languages are in the menu, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 700 } });
  const page = await context.newPage();
  await page.goto(`${server.url}${base}/hi/visit`);
  await page.getByRole('button', { name: 'मेन्यू' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${server.url}${base}/visit`);
  await context.close();
});

for (const width of [360, 768, 1440])
  test(`a language that is read from right to left is mirrored at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${server.url}${base}/ar/visit`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const logo = await page.locator('header img').first().boundingBox();
    expect(logo?.x).toBeGreaterThan(width / 3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findViolations(page)).toEqual([]);
    if (width > 360) return;
    await page.getByRole('button', { name: 'القائمة' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeInViewport();
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  });

test('search engines and other programs find each language', async ({ request }) => {
  const at = `https://orchard.example.org${base}`;
  for (const path of ['visit/index.html', 'hi/visit/index.html'])
    for (const [tag, address] of [
      ['en-GB', '/visit'],
      ['hi', '/hi/visit'],
      ['x-default', '/visit'],
    ])
      expect(textOf(path)).toContain(`<link rel="alternate" hreflang="${tag}" href="${at}${address}">`);
  expect(textOf('varieties/index.html')).not.toContain('rel="alternate" hreflang');
  expect(textOf('hi/visit/index.html')).toContain(`<link rel="canonical" href="${at}/hi/visit">`);
  expect(textOf('hi/sitemap.xml')).toContain(`<loc>${at}/hi/visit</loc>`);
  expect(textOf('hi/sitemap.xml')).toContain(`<loc>${at}/hi</loc>`);
  expect(textOf('sitemap.xml')).not.toContain('/hi');
  expect(textOf('robots.txt')).toContain(`Sitemap: ${at}/sitemap.xml\nSitemap: ${at}/hi/sitemap.xml\n`);
  expect(textOf('hi/feeds/news.xml')).toContain(`href="${at}/hi/visit"`);
  expect(textOf('_redirects')).toContain(`${base}/hi/aana ${base}/hi/visit 301`);
  expect(JSON.parse(textOf('pagefind/pagefind-entry.json')).languages).toHaveProperty('hi');
  const missing = await request.get(`${server.url}${base}/hi/nowhere`);
  expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining('यहाँ कुछ नहीं है')]);
});

test('a translation that comes makes again what leads to it, and nothing else', async () => {
  const filesIn = (directory: string) =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length))
      .sort();
  translate('varieties/egremont-russet.json', { ...jsonOf('varieties/egremont-russet.json'), heading: 'एग्रेमॉन्ट' });
  const again = join(folder, 'again');
  expect(await build()).toBeLessThan(await build(again));
  expect(filesIn(out)).toEqual(filesIn(again));
  for (const path of filesIn(again)) expect(textOf(path), path).toBe(readFileSync(join(again, path), 'utf8'));
  expect(textOf('varieties/egremont-russet/index.html')).toContain('hreflang="hi"');
});

test('a site in one language has nothing of it', async () => {
  const { languages: _, ...site } = jsonOf('_site.json');
  write('_site.json', site);
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:hi|ar)\./.test(name)) rmSync(join(pages, name));
  const one = join(folder, 'one');
  await build(one);
  const texts = readdirSync(one, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:html|json|xml|txt)$/.test(path) && !path.startsWith('pagefind'))
    .map((path) => readFileSync(join(one, path), 'utf8').replace(/<style id="page-css">.*?<\/style>/s, ''));
  expect(texts.join('\n')).not.toMatch(/hreflang|भाषा|"languages"|\/hi\b/i);
});
