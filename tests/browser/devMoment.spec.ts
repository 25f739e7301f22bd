import { test as base } from '@playwright/test';
import { type DevServer, expect, open, startDev } from './devServer.ts';
import { listen } from './site.ts';
import { copyOrchard } from './siteCopy.ts';

/*
 * The dev server at other times than now: the orchard has a draft, and a page and a block of 2031.
 */

base.describe.configure({ mode: 'default', timeout: 120_000 });

const draft = '/cider-house';
const coming = '/varieties/midwinter-pippin';

const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('dev-moment');
      site.edit('visit.json', (content) => {
        content.expireAt = '2030-12-01';
      });
      const dev = await startDev(site.pages, ['--at', '2030-06-01']);
      await use(dev);
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});

test('a page that visitors do not get says why, and is shown', async ({ page }) => {
  expect((await page.goto(draft))?.status()).toBe(200);
  await expect(page.getByText('A secret recipe.')).toBeVisible();
  await expect(page.getByRole('note')).toHaveText('Draft');
  await page.goto(coming);
  await expect(page.getByRole('note')).toHaveText('Public from 1 January 2031');
  await page.goto('/visit?at=2031-02-01');
  await expect(page.getByRole('note')).toHaveText('Was public until 1 December 2030');
  await page.goto('/visit');
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('where drafts are off, a missing page says that there is one, and leads to it', async ({ page }) => {
  expect((await page.goto(`${draft}?drafts=off`))?.status()).toBe(404);
  await expect(page.getByRole('note')).toHaveText('This page is a draft. Show it');
  await page.getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByText('A secret recipe.')).toBeVisible();

  expect((await page.goto(`${coming}?drafts=off`))?.status()).toBe(404);
  await expect(page.getByRole('note')).toHaveText('This page is public from 1 January 2031. Show it');
  await page.getByRole('link', { name: 'Show it' }).click();
  await expect(page.getByText('It keeps until spring.')).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);

  await page.goto('/nowhere?drafts=off');
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('the bar shows the site at another moment, and links keep it', async ({ page }) => {
  const complaints = listen(page);
  await open(page, '/');
  const bar = page.locator('#lintel-bar');
  const sentence = page.getByText('This sentence appears in the new year.');
  await expect(sentence).toHaveCount(0);
  const viewSummary = bar.getByText('As of 1 June 2030, with drafts');
  await viewSummary.focus();
  await page.keyboard.press('Enter');
  await bar.getByLabel('Show the site as of').fill('2031-01-01T08:00');
  await bar.getByLabel('Drafts').uncheck();
  await bar.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/?at=2031-01-01T08:00&drafts=off');
  await expect(sentence).toBeVisible();
  await expect(bar.getByText('As of 1 January 2031, 08:00, without drafts')).toBeVisible();

  expect(complaints).toEqual([]);
  const link = page.locator('header a').first();
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = '/visit';
  });
  await link.click();
  await expect(page).toHaveURL('/visit?at=2031-01-01T08:00&drafts=off');
  await expect(page.getByRole('note')).toContainText('was public until');

  await bar.getByRole('button', { name: 'Hide this bar' }).click();
  await expect(bar).toHaveCount(0);
});

test('files that a page asks for are of its moment', async ({ dev }) => {
  const routes = async (page: string) =>
    (await fetch(`${dev.url}/routes.json`, { headers: { referer: dev.url + page } })).text();
  expect(await routes('/')).not.toEqual(await routes('/?at=2031-01-01'));
  expect(await routes('/')).not.toEqual(await routes('/?drafts=off'));
  expect(await routes('/')).toEqual(await routes('/visit'));
});

test('a program that takes anything gets pages, and no page in the place of a file', async ({ dev }) => {
  const fetchPage = async (path: string, headers: Record<string, string>) => fetch(dev.url + path, { headers });
  const page = await fetchPage('/varieties', { accept: '*/*' });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await fetchPage('/varieties/nowhere', { accept: '*/*' })).status).toBe(404);
  expect(await (await fetchPage('/nowhere', { accept: '*/*' })).text()).toContain('Lost between the trees');
  expect(await (await fetchPage('/nowhere.js', { accept: '*/*' })).text()).not.toContain('Lost between the trees');
});
