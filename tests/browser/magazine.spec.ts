import { expect, type Page, test } from '@playwright/test';
import type { RunningServer } from '#engine/serve/static/staticServer.ts';
import { everyNth } from '../longRun.ts';
import { serveInstalled } from '../package/installedPackage.ts';
import { articleCount, articleRoute, installMagazine } from '../package/magazine.ts';
import { testPages } from './installedSite.ts';

/* A magazine of a thousand articles in Arabic, each of them also in English, built from the packed package alone. */

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let server: RunningServer;

test.beforeAll(async () => {
  server = await serveInstalled('magazine', installMagazine);
});

test.afterAll(() => server?.close());

const article = articleRoute(6);
const routes = ['/', '/articles', '/topics', '/topics/sea', '/about', article, '/nothing-here'];
const routesInEnglish = routes.map((route) => `/en${route}`.replace(/\/$/, ''));
testPages(() => server.url, [article, ...everyNth([...routes, ...routesInEnglish], 2)]);

const open = (page: Page, route: string) => page.goto(server.url + route);
const dialog = (page: Page) => page.getByRole('dialog');

test('runs from right to left, and from left to right in English', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, article);
  await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
  const logo = () => page.locator('header a').first().boundingBox();
  expect((await logo())?.x).toBeGreaterThan(640);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(`${server.url}/en${article}`);
  await expect(page.locator('html')).toHaveCSS('direction', 'ltr');
  expect((await logo())?.x).toBeLessThan(640);
});

test('finds an article among all of them by search, in the language of the page', async ({ page }) => {
  for (const { route, word, language } of [
    { route: '/', word: 'النخيل', language: '' },
    { route: '/en', word: 'turbine', language: '/en' },
  ]) {
    await open(page, route);
    await page.mouse.move(300, 300);
    await page.waitForFunction(() => 'shell' in document.documentElement.dataset);
    await page.keyboard.press('/');
    await dialog(page).getByRole('searchbox').fill(word);
    await expect(dialog(page).locator('mark').first()).toHaveText(new RegExp(word, 'i'));
    const first = dialog(page).getByRole('link').first();
    await expect(first).toHaveAttribute('href', new RegExp(`^${language}/(?:articles|topics)/`));
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).toContainText(word, { ignoreCase: true });
  }
});

test('lists all articles, and those of a tag', async ({ page }) => {
  await open(page, '/en/articles');
  const count = page.getByText(`${articleCount} articles`);
  await expect(count).toBeVisible();
  await page.getByRole('button', { name: 'Winter' }).click();
  await expect(page.getByText(/^\d{3} articles$/)).toBeVisible();
  await expect(page).toHaveURL(/Winter/);
  await expect(page.locator('main').getByRole('link', { name: / 1000$/ })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: / 998$/ })).toBeHidden();
  await page.reload();
  await expect(count).toHaveCount(0);
});

test('a page of the list is read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await open(page, '/articles');
  await page
    .locator('main')
    .getByRole('link', { name: new RegExp(` ${articleCount}$`) })
    .click();
  await expect(page).toHaveURL(server.url + articleRoute(articleCount - 1));
  await context.close();
});
