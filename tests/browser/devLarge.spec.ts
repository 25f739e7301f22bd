import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { fileOf, routeOf, writePages } from '../bench/pages/writePages.ts';
import { type DevServer, expect, open, overlay, sign, startDev } from './devServer.ts';
import { folderOfWorker } from './siteCopy.ts';

/*
 * The dev server with some hundred pages: each is rendered on request, and follows changes of other files.
 */

/** A dev server for a generated site whose files a test changes. */
interface Dev extends DevServer {
  /**
   * Changes a file of the site, given by its path in the pages folder.
   * @returns a function that restores it
   */
  change: (path: string, from: string | RegExp, to: string) => () => void;
  pages: string;
}

base.describe.configure({ mode: 'default', timeout: 120_000 });

const test = base.extend<object, { dev: Dev }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const pages = join(folderOfWorker('dev-large'), 'pages');
      mkdirSync(pages, { recursive: true });
      writePages(pages, 300);
      const change: Dev['change'] = (path, from, to) => {
        const before = readFileSync(join(pages, path), 'utf8');
        expect(before).toMatch(from);
        writeFileSync(join(pages, path), before.replace(from, to));
        return () => writeFileSync(join(pages, path), before);
      };
      const dev = await startDev(pages);
      await use({ ...dev, pages, change });
      await dev.stop();
      rmSync(join(pages, '..'), { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});

const heading = /"heading": "[^"]*"/;
const page1 = { route: routeOf(0), file: fileOf(0) };

test('a saved text is seen on the open page', async ({ page, dev }) => {
  const { isSame } = await open(page, page1.route);
  const restore = dev.change(page1.file, /("type": "rich-text",\s*"heading": )"[^"]*"/, '$1"Words of today"');
  await expect(page.getByRole('heading', { name: 'Words of today' })).toBeAttached();
  restore();
  await expect(page.getByRole('heading', { name: 'Words of today' })).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

test('a heading is seen where another page lists it', async ({ page, dev }) => {
  const { isSame } = await open(page, '/section-2');
  const list = page.locator('main');
  await expect(list.getByRole('link')).not.toHaveCount(0);
  const restore = dev.change(fileOf(150), heading, '"heading": "Renamed while you look"');
  await expect(list.getByRole('link', { name: 'Renamed while you look' })).toBeVisible();
  restore();
  await expect(list.getByRole('link', { name: 'Renamed while you look' })).toHaveCount(0);
  expect(await isSame()).toBe(true);
});

test('a mistake that has to do with two files is shown, and goes with either', async ({ page, dev }) => {
  await open(page, routeOf(7));
  const restore = dev.change(fileOf(7), /"link": "\/section-[^"]*"/, '"link": "/section-1/nowhere"');
  await expect(overlay(page)).toContainText('/section-1/nowhere');
  await expect(overlay(page)).toContainText('page-8.json');
  restore();
  await expect(overlay(page)).toHaveCount(0);
});

test('a mistake in the open page leaves it as it was, and other pages go on', async ({ page, context, dev }) => {
  await open(page, page1.route);
  const text = await page.locator('main').textContent();
  const restore = dev.change(page1.file, '"side": "right"', '"side": "rigth"');
  await expect(overlay(page)).toContainText('rigth');
  await page.reload();
  await expect(overlay(page)).toBeVisible();
  expect(await page.locator('main').textContent()).toBe(text);

  const other = await context.newPage();
  await open(other, routeOf(1));
  const undo = dev.change(fileOf(1), /("type": "rich-text",\s*"heading": )"[^"]*"/, '$1"Beside a mistake"');
  await expect(other.getByRole('heading', { name: 'Beside a mistake' })).toBeAttached();
  await expect(sign(other)).toHaveText('1 problem');
  await expect(overlay(other)).toHaveCount(0);
  undo();
  restore();
  await expect(overlay(page)).toHaveCount(0);
});

test('a page is there as soon as its file is, and gone with it', async ({ page, dev }) => {
  const file = join(dev.pages, 'section-9/page-1.json');
  expect((await page.goto('/section-9/page-1'))?.status()).toBe(404);
  mkdirSync(join(file, '..'));
  writeFileSync(file, readFileSync(join(dev.pages, page1.file), 'utf8').replace(heading, '"heading": "Just written"'));
  await expect(async () => {
    expect((await page.goto('/section-9/page-1'))?.status()).toBe(200);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Just written');
  rmSync(join(file, '..'), { recursive: true });
  await expect(async () => {
    expect((await page.goto('/section-9/page-1'))?.status()).toBe(404);
  }).toPass();
});
