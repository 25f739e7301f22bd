import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { copyWithFeature } from '../features/copiedEngine.ts';
import { day, edit, writeSite } from '../sharding/site.ts';
import { listen, loadRouter, wakeBlock } from './site.ts';

/* The code of a page feature runs where the feature specifies, however a visitor reaches the page. */

test.describe.configure({ mode: 'default', timeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'feature-'));
let server: RunningServer;

test.beforeAll(async () => {
  const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];
  writeSite(pages, 8);
  // A block that loads the runtime, on a page without the feature's code.
  edit(pages, 'visit.json', ({ blocks }) => edit(pages, 'all.json', (page) => Object.assign(page, { blocks })));
  await copyWithFeature('browser', 'word-count').build('--pages', pages, '--out', out, '--at', day);
  server = await startServer({ directory: out, port: 0 });
});

test.afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const root = (page: Page) => page.locator('html');
const countOn = (page: Page) => page.locator('meta[property=word-count]').getAttribute('content');

test('on a page that is opened, and on none that does not ask for it', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(`${server.url}/visit`);
  await expect(root(page)).toHaveAttribute('data-words', (await countOn(page)) ?? '');
  await page.goto(`${server.url}/all`);
  await page.waitForLoadState('networkidle');
  await expect(root(page)).not.toHaveAttribute('data-words');
  expect(complaints).toEqual([]);
});

test('on a page that a link leads to without loading a document, and hears of the next', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(`${server.url}/all`);
  await wakeBlock(page, page.locator('main [data-island]').first());
  await loadRouter(page);
  await root(page).evaluate((html) => Object.assign(html, { mark: true }));
  for (const route of ['/visit', '/section-1/page-1']) {
    await follow(page, route);
    await expect(page).toHaveURL(server.url + route);
    await expect(page.locator('h1')).toBeFocused();
    const html = await (await page.request.get(server.url + route)).text();
    await expect(page.locator('meta[property=word-count]')).toHaveCount(1);
    expect(html).toContain(`<meta property="word-count" content="${await countOn(page)}">`);
    await expect(root(page)).toHaveAttribute('data-words', (await countOn(page)) ?? '');
  }
  expect(await root(page).evaluate((html) => 'mark' in html)).toBe(true);
  expect(complaints).toEqual([]);
});

/** Follows a link that was not on the page. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Test link' });
    link.style.cssText = 'position:fixed;inset:8rem auto auto 1rem;z-index:99;background:#fff;padding:1rem';
    document.querySelector('main')?.append(link);
  }, href);
  const link = page.getByRole('link', { name: 'Test link' });
  await link.click();
}
