import type { Page, Route } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './site.ts';

/* The search of the built site: a dialog whose code and index are fetched when it is opened. */

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('link');

async function openSearch(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
}

test('asks for nothing before it is opened', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/about/location', { waitUntil: 'networkidle' });
  expect(requestedPaths.filter((path) => /pagefind|openSearch/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => requestedPaths.filter((path) => path.endsWith('/pagefind/pagefind.js'))).toHaveLength(1);
});

test('leads to a page by keys alone, and keeps to the policy', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto('/');
  await page.mouse.move(200, 300);
  await page.waitForFunction(() => 'shell' in document.documentElement.dataset);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('infrastructure');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(dialog(page).locator('mark').first()).toHaveText(/infrastructure/i);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const href = await results(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(dialog(page)).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('opens by Ctrl+K and closes by Escape, with the focus back', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('says when nothing is found', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('xyzzyqwv');
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found.');
  await expect(results(page)).toHaveCount(0);
});

for (const [name, fail, waitMs] of [
  ['it cannot be loaded', (route: Route) => route.abort(), 0],
  ['no answer comes', () => new Promise<void>(() => {}), 30_000],
] as const)
  test(`says when ${name}, and tries again`, async ({ page }) => {
    await page.clock.install();
    await page.route('**/pagefind/**', fail);
    await openSearch(page);
    await field(page).fill('library');
    await expect(dialog(page).getByRole('status')).not.toBeEmpty();
    // First over the pause in typing, after which the search begins.
    await page.clock.fastForward(1000);
    await page.clock.fastForward(waitMs);
    await expect(dialog(page).getByRole('status')).toContainText('could not be loaded');
    await page.unroute('**/pagefind/**');
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
  });

test('a slash that is typed stays where it is typed', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('and/or');
  await expect(field(page)).toHaveValue('and/or');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('stands beside the button of the menu, and fits', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('library');
    await expect(results(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run('[role=dialog]');
      return found.violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
    await page.keyboard.press('Escape');
    const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
    const [search, menu] = [await boxOf('Search'), await boxOf('Menu')];
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThanOrEqual((menu?.x ?? 0) + 1);
  });
});
