import { expect, type Page, test } from '@playwright/test';
import type { RunningServer } from '#engine/serve/static/server.ts';
import { serveInstalled } from '../package/installedPackage.ts';
import { installPractice, practiceBase, practiceRoutes } from '../package/practice.ts';
import { testPages } from './installedSite.ts';
import { listen, wakeBlock } from './site.ts';

/* The site of a dental practice, built from the packed package alone: below a folder of its address, light and dark. */

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let server: RunningServer;

test.beforeAll(async () => {
  server = await serveInstalled(installPractice());
});

test.afterAll(() => server?.close());

const open = (page: Page, route: string) => page.goto(`${server.url}${practiceBase}${route}`);

testPages(() => `${server.url}${practiceBase}`, [...practiceRoutes, '/nichts-hier']);

test('shows the pages that a visitor has chosen, on the next page too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.getByLabel('Hell oder dunkel').first().selectOption('Dunkel');
  expect(await ground()).toBe('rgb(18, 38, 44)');
  await open(page, '/team');
  expect(await ground()).toBe('rgb(18, 38, 44)');
});

test('who asks for more contrast reads no grey', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await open(page, '/');
  const card = page.getByText('Kontrolle und Beratung');
  expect(await card.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(34, 38, 43)');
});

test('its own font is there, and its own block answers', async ({ page }) => {
  const complaints = listen(page);
  await open(page, '/');
  expect(
    await page.evaluate(() => document.fonts.ready.then(() => [...document.fonts].map(({ status }) => status))),
  ).toContain('loaded');
  const block = page.locator('[data-block=opening-hours]');
  await expect(block.getByText('Mittwoch')).toBeVisible();
  await wakeBlock(page, block);
  await block.getByRole('radio', { name: 'Bis abends' }).check();
  await expect(block.getByText('Mittwoch')).toBeHidden();
  await expect(block.getByText('Dienstag')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('its own page feature runs in browsers, on the pages that it names', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-05-15T10:00:00') });
  await open(page, '/team');
  await expect(page.locator('html')).toHaveAttribute('data-weekend', '');
  await open(page, '/nichts-hier');
  await expect(page.locator('html')).not.toHaveAttribute('data-weekend');
});

test('its own rule judges a form, and what was typed stays', async ({ page }) => {
  await open(page, '/kontakt');
  await page.getByLabel('Ihr Name').fill('Jana');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('jana@example.org');
  await page.getByLabel('Ihre Nachricht').fill('Kontrolle, bitte.');
  await page.getByLabel('Wunschtag').fill('2027-05-15');
  await page.getByRole('button', { name: 'Termin anfragen' }).click();
  await expect(page.getByText('Am Wochenende haben wir geschlossen.').first()).toBeVisible();
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Jana');
  await page.getByLabel('Wunschtag').fill('2027-05-14');
  await page.getByRole('button', { name: 'Termin anfragen' }).click();
  await expect(page.getByText('Vielen Dank').first()).toBeVisible({ timeout: 20_000 });
});

test('can be read and used without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await open(page, '/');
  await expect(page.getByText('Mittwoch')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await context.close();
});
