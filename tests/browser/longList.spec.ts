import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { buildSite } from '#engine/make/build.ts';
import { startServer } from '#engine/serve/static/server.ts';
import { writeCatalogue } from '../bench/listing/writeCatalogue.ts';
import { holdRequests, listen } from './site.ts';

/*
 * A list that is too long for the first HTML: its end is fetched when it is needed.
 */

const count = 90;

const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'long-list-'));
      const out = join(folder, 'dist');
      writeCatalogue(join(folder, 'pages'), count);
      const { ok } = await buildSite({ pages: join(folder, 'pages'), out });
      expect(ok).toBe(true);
      const server = await startServer({ directory: out, port: 0 });
      await use(server.url);
      await server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ viewport: { width: 1280, height: 900 } });

const shown = (page: Page) => page.locator('ul[data-columns] > li:not([data-batch]):visible');
const search = (page: Page) => page.getByPlaceholder('Search courses...');
const status = (page: Page) => page.locator('p[role=status]').first();

test('more of it comes near its end, down to the last', async ({ page, address }) => {
  const complaints = listen(page);
  await page.goto(address);
  await expect(shown(page)).toHaveCount(12);
  await expect(status(page)).toHaveText(`${count} courses`);
  await expect(async () => {
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(shown(page)).toHaveCount(count, { timeout: 500 });
  }).toPass();
  await expect(status(page)).toHaveText(`${count} courses`);
  await expect(shown(page).last()).toContainText('Engineering 89');
  expect(complaints).toEqual([]);
});

test('what is not in the HTML is found, in its order, and gone again', async ({ page, address }) => {
  await page.goto(address);
  await search(page).fill('project 8');
  await expect(status(page)).toHaveText('11 courses');
  await expect(shown(page)).toHaveCount(11);
  await expect(shown(page).nth(0)).toContainText('Engineering 8');
  await expect(shown(page).nth(10)).toContainText('Engineering 89');
  await search(page).fill('');
  await expect(status(page)).toHaveText(`${count} courses`);
  await expect(shown(page)).toHaveCount(12);
});

test('a step back that chooses nothing else leaves it as long as it is', async ({ page, address }) => {
  await page.goto(address);
  await expect(async () => {
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(shown(page)).toHaveCount(count, { timeout: 500 });
  }).toPass();
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(shown(page)).toHaveCount(count);
});

test('an address narrows it from the start', async ({ page, address }) => {
  await page.goto(`${address}/?q=project%2085`);
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('Engineering 85');
});

test('what is typed while its end is fetched stays', async ({ page, address }) => {
  const release = await holdRequests(page, '**/assets/islands-*.json');
  const asked = page.waitForRequest('**/assets/islands-*.json');
  await page.goto(`${address}/?q=project%208`);
  await asked;
  await search(page).fill('project 85');
  release();
  await expect(status(page)).toHaveText('1 course');
  await expect(search(page)).toHaveValue('project 85');
});

test('where its end could not be fetched, the next try has it', async ({ page, address }) => {
  let isGone = true;
  await page.route('**/assets/islands-*.json', (route) => (isGone ? route.abort() : route.continue()));
  await page.goto(address);
  await search(page).fill('project 8');
  await expect(shown(page)).toHaveCount(12);
  isGone = false;
  await search(page).fill('project 85');
  await expect(shown(page)).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('its beginning is there', async ({ page, address }) => {
    await page.goto(address);
    await expect(shown(page)).toHaveCount(60);
  });
});
