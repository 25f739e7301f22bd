import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { buildSite } from '#engine/make/build.ts';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { writeCatalogue } from '../bench/listing/writeCatalogue.ts';
import { holdRequests, listen } from './site.ts';

/*
 * A list that is too long to be shown at once: all of it is in the HTML, and more is shown near its end.
 */

const count = 90;

/** Writes a page with one list of items with anchors; every third one has the tag Robotics. */
function writeList(file: string, more: object): void {
  const items = Array.from({ length: count }, (_, index) => ({
    ...{ id: `item-${index}`, title: `Item ${index}` },
    ...(index % 3 === 0 && { tags: ['Robotics'] }),
  }));
  const list = { type: 'listing', items, empty: 'Nothing.', ...more };
  const page = { title: 'List', description: 'A list.', heading: 'List', blocks: [list] };
  writeFileSync(file, JSON.stringify(page));
}

const test = base.extend<object, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'long-list-'));
      const out = join(folder, 'dist');
      writeCatalogue(join(folder, 'pages'), count);
      writeList(join(folder, 'pages/far.json'), {});
      writeList(join(folder, 'pages/leafed.json'), { pageSize: 10 });
      const addressed = { pageSize: 10, addresses: true, topics: 'tags' };
      const filters = [{ field: 'tags', label: 'Topics', as: 'chips', all: 'All' }];
      writeList(join(folder, 'pages/static.json'), addressed);
      writeList(join(folder, 'pages/searched.json'), { ...addressed, filters, search: { placeholder: 'Search' } });
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

test('what is not shown yet is found, in its order, and gone again', async ({ page, address }) => {
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

test('what is typed while its block is fetched stays', async ({ page, address }) => {
  const release = await holdRequests(page, '**/assets/islands-*.json');
  const islandsRequest = page.waitForRequest('**/assets/islands-*.json');
  await page.goto(`${address}/?q=project%208`);
  await islandsRequest;
  await search(page).fill('project 85');
  release();
  await expect(status(page)).toHaveText('1 course');
  await expect(search(page)).toHaveValue('project 85');
});

test('an item far down that the address points to is shown, with all before it', async ({ page, address }) => {
  await page.goto(`${address}/far#item-75`);
  await expect(page.locator('#item-75')).toBeInViewport();
  expect(await shown(page).count()).toBeGreaterThanOrEqual(76);
});

test('an item on another page that the address points to is shown, until one leafs on', async ({ page, address }) => {
  await page.goto(`${address}/leafed#item-75`);
  await expect(page.locator('#item-75')).toBeInViewport();
  await expect(shown(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Page 8' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('#item-60')).toBeVisible();
  await expect(page.locator('#item-75')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all of it is there', async ({ page, address }) => {
    await page.goto(address);
    await expect(shown(page)).toHaveCount(count);
  });
});

test.describe('pages with addresses, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/static', '/searched'])
    test(`pages and topics of ${path} are pages that links lead to`, async ({ page, address }) => {
      await page.goto(`${address}${path}/page/2`);
      await expect(page).toHaveTitle('List – page 2');
      await expect(shown(page)).toHaveCount(10);
      await expect(shown(page).first()).toContainText('Item 10');
      await page.getByRole('link', { name: 'Next' }).click();
      await expect(shown(page).first()).toContainText('Item 20');
      await page.getByRole('link', { name: 'Robotics' }).click();
      await expect(page).toHaveTitle('List: Robotics');
      expect(new URL(page.url()).pathname).toBe(`${path}/tags/robotics`);
      await expect(page.getByRole('link', { name: 'Robotics' })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
      await page.getByRole('link', { name: 'Page 3', exact: true }).click();
      await expect(shown(page).last()).toContainText('Item 87');
    });
});

test('a list with addresses changes in place, and its address and title with it', async ({ page, address }) => {
  const complaints = listen(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.goto(`${address}/searched/page/2`);
  await page.locator('[data-block=listing][data-live]').waitFor();
  const isAt = async (path: string, title: string, first: string) => {
    await expect(page).toHaveURL(address + path);
    await expect(page).toHaveTitle(title);
    await expect(shown(page).first()).toContainText(first);
  };
  await isAt('/searched/page/2', 'List – page 2', 'Item 10');
  await page.getByRole('link', { name: 'Page 3', exact: true }).press('Enter');
  await isAt('/searched/page/3', 'List – page 3', 'Item 20');
  await page.getByRole('link', { name: 'Robotics' }).press('Enter');
  await isAt('/searched/tags/robotics', 'List: Robotics', 'Item 0');
  await page.getByRole('link', { name: 'Next' }).click();
  await isAt('/searched/tags/robotics/page/2', 'List: Robotics – page 2', 'Item 30');
  await page.getByPlaceholder('Search').fill('Item 6');
  await isAt('/searched?q=Item+6&tags=Robotics', 'List', 'Item 6');
  await page.goBack();
  await isAt('/searched/tags/robotics/page/2', 'List: Robotics – page 2', 'Item 30');
  await page.goBack();
  await page.goBack();
  await isAt('/searched/page/3', 'List – page 3', 'Item 20');
  await page.reload();
  await isAt('/searched/page/3', 'List – page 3', 'Item 20');
  expect(documents).toBe(2);
  // An item on another page is shown where the address names it.
  await page.goto(`${address}/searched#item-45`);
  await expect(page.locator('#item-45')).toBeInViewport();
  expect(complaints).toEqual([]);
});
