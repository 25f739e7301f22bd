import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { buildWithEngine } from '../engine.ts';
import { loadRouter } from './site.ts';

/* A site in a folder of its origin, such as a project page on GitHub: it requests nothing outside the folder. */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const base = '/lane';
const folder = mkdtempSync(join(tmpdir(), 'lintel-base-'));
const pages = join(folder, 'pages');
const out = join(folder, 'dist');
let server: RunningServer;

const read = (path: string) => readFileSync(join(out, path), 'utf8');
const filesIn = (...extensions: string[]) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) =>
    extensions.some((end) => path.endsWith(end)),
  );

test.beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../fixtures/orchard'), pages, { recursive: true });
  const change = (path: string, edit: (json: Record<string, unknown>) => void) => {
    const json = JSON.parse(readFileSync(join(pages, path), 'utf8'));
    edit(json);
    writeFileSync(join(pages, path), JSON.stringify(json));
  };
  const day = { title: 'Open day', date: '2030-09-01', link: '/visit', text: 'See [the varieties](/varieties).' };
  const listed = { title: 'News', page: '/visit', items: [{ ...day, key: 'open-day' }] };
  change('_site.json', (site) =>
    Object.assign(site, {
      url: `https://orchard.example.org${base}`,
      feeds: [{ name: 'news', ...listed }],
      calendars: [{ name: 'days', ...listed }],
      securityContact: { contact: ['mailto:a@orchard.example.org'], expires: '2031-01-01', policy: '/visit' },
      llms: { sections: [{ title: 'Visits', items: { pages: ['/visit'] } }] },
    }),
  );
  const fields = [{ name: 'name', label: 'Name', input: 'text' }];
  const form = {
    type: 'form',
    heading: 'Write',
    fields,
    submit: { label: 'Send', kind: 'simulate', demonstration: true, goTo: '/varieties' },
  };
  change('visit.json', (page) => Object.assign(page, { blocks: [...(page.blocks as object[]), form] }));
  const { ok, problems, thrown } = await buildWithEngine({ pages, out, at: '2030-06-01' }, 'production');
  expect({ ok, problems, thrown }).toEqual({ ok: true, problems: [], thrown: undefined });
  server = await startServer({ directory: out, port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every address in its files begins with the folder', () => {
  const outside = /(?:href|src|srcset|action|poster|data-[\w-]+|content)="(\/(?!lane[/"])[^"]*)"/g;
  const inJson = /"(\/(?!lane[/"])(?:assets|media|[a-z-]+\/)[^"]*)"/g;
  for (const path of filesIn('.html'))
    expect(
      [...read(path).matchAll(outside)].map(([, at]) => at),
      path,
    ).toEqual([]);
  for (const path of filesIn('.json'))
    if (path !== '_builds.json')
      expect(
        [...read(path).matchAll(inJson)].map(([, at]) => at),
        path,
      ).toEqual([]);
  for (const path of filesIn('.css')) expect(read(path)).not.toMatch(/url\("?\/(?!lane\/)/);
  expect(read('index.html')).toContain(`<link rel="canonical" href="https://orchard.example.org${base}/">`);
  expect(read('visit/index.html')).toContain(`"item":"https://orchard.example.org${base}/visit"`);
  expect(read('sitemap.xml')).toContain(`<loc>https://orchard.example.org${base}/varieties</loc>`);
  expect(read('robots.txt')).toContain(`Sitemap: https://orchard.example.org${base}/sitemap.xml`);
  expect(read('_redirects')).toContain(`${base}/russet ${base}/varieties/egremont-russet 301`);
  expect(read('russet/index.html')).toContain(`url=${base}/varieties/egremont-russet`);
  expect(read('_headers')).toMatch(new RegExp(`^${base}/\\*$`, 'm'));
  expect(read('_nginx.conf')).toContain(`set $lintel_missing ${base}/404.html;`);
});

test('feeds, calendars and files for others name addresses below the folder', () => {
  const at = `https://orchard.example.org${base}`;
  expect(read('visit/index.html')).toContain(`href="${base}/feeds/news.xml"`);
  expect(read('visit/index.html')).toContain(`href="${base}/feeds/days.ics"`);
  expect(read('feeds/news.xml')).toContain(`<id>${at}/feeds/news.xml</id>`);
  expect(read('feeds/news.xml')).toContain(`href="${at}/visit"`);
  expect(JSON.parse(read('feeds/news.json'))).toMatchObject({
    home_page_url: `${at}/visit`,
    items: [{ url: `${at}/visit`, content_html: expect.stringContaining(`href="${at}/varieties"`) }],
  });
  expect(read('feeds/days/open-day.ics')).toContain(`URL:${at}/visit`);
  expect(read('llms.txt')).toContain(`](${at}/visit)`);
  expect(read('.well-known/security.txt')).toContain(`Canonical: ${at}/.well-known/security.txt\nPolicy: ${at}/visit`);
});

test('our server answers below the folder, and leads there from the top', async ({ request }) => {
  const get = async (path: string) => {
    const answer = await request.get(server.url + path, { maxRedirects: 0 });
    const { location, 'cache-control': cache } = answer.headers();
    return [answer.status(), location ?? cache];
  };
  expect(await get('/')).toEqual([302, `${base}/`]);
  expect(await get(base)).toEqual([308, `${base}/`]);
  expect(await get(`${base}/`)).toEqual([200, 'no-cache']);
  expect(await get(`${base}/visit/`)).toEqual([308, `${base}/visit`]);
  expect(await get(`${base}/russet`)).toEqual([301, `${base}/varieties/egremont-russet`]);
  expect(await get(`${base}/nowhere`)).toEqual([404, 'no-cache']);
  expect(await get('/visit')).toEqual([404, 'no-cache']);
  const [script = ''] = filesIn('.js');
  expect(await get(`${base}/${script}`)).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('pages, pictures, code and links followed without a document stay below it', async ({ page }) => {
  const requested: string[] = [];
  const documents: string[] = [];
  const violations: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    requested.push(pathname);
    if (request.resourceType() === 'document') documents.push(pathname);
  });
  page.on('response', (response) => response.status() >= 400 && violations.push(response.url()));
  page.on('pageerror', (error) => violations.push(error.message));
  await page.goto(`${server.url}${base}/`);
  await expect(page.locator('nav [data-active]')).toHaveText(['Orchard']);
  await page.getByRole('link', { name: 'Visit' }).first().click();
  await expect(page).toHaveURL(`${server.url}${base}/visit`);
  await expect(page.locator('nav [data-active]')).toHaveText(['Visit']);
  await page.getByRole('textbox', { name: 'Name' }).fill('Bo');
  await expect(page.locator('form[data-live], [data-live] form')).toBeVisible();
  await loadRouter(page);
  documents.length = 0;
  await page.getByRole('link', { name: 'Orchard' }).first().click();
  await expect(page).toHaveURL(`${server.url}${base}/`);
  await page.goBack();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(`${server.url}${base}/varieties`);
  expect(documents).toEqual([]);
  expect(requested.filter((path) => !path.startsWith(`${base}/`))).toEqual([]);
  expect(violations).toEqual([]);
});
