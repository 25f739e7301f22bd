import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { buildWithEngine } from '../engine.ts';
import { listen } from './site.ts';
import { copyOrchard } from './siteCopy.ts';

/* A sentence at the top of every page, which visitors can close. */

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const copy = copyOrchard('announcement');
const words = 'Picking days end on 30 September.';
let server: RunningServer;

async function build(announcement: object | undefined, at = '2030-09-15') {
  copy.edit('_site.json', (site) => Object.assign(site, { announcement }));
  const { ok, problems, thrown } = await buildWithEngine({ pages: copy.pages, out: copy.out, at }, 'production');
  expect({ ok, thrown }).toEqual({ ok: true, thrown: undefined });
  return problems.map(({ code, line }) => ({ code, isPlaced: line > 1 }));
}

const announcement = { text: `${words} [Visit us](/visit)`, closable: true, expireAt: '2030-10-01' };
const bar = (page: Page) => page.getByRole('complementary').filter({ hasText: words });
const home = () => readFileSync(join(copy.out, 'index.html'), 'utf8');

/** Distances of layout shifts without input, from the start of the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.total += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { shifts: { total: number } }).shifts.total)),
        );
      }),
  );

test.beforeAll(async () => {
  expect(await build(announcement)).toEqual([]);
  server = await startServer({ directory: copy.out, port: 0 });
});

test.afterAll(() => server?.close());

test('it comes after the skip link, and before the header', async ({ page }) => {
  await page.goto(server.url);
  await expect(bar(page)).toBeVisible();
  const order = await page.evaluate(() => [...document.body.children].slice(0, 3).map(({ tagName }) => tagName));
  expect(order).toEqual(['A', 'ASIDE', 'HEADER']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Visit us' })).toBeFocused();
});

test('it stays closed for the visitor, and nothing moves', async ({ page }) => {
  const complaints = listen(page);
  await watchShifts(page);
  await page.goto(server.url);
  await page.waitForLoadState('networkidle');
  expect(await shifted(page)).toBe(0);
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('#top')).toBeFocused();
  await page.getByRole('navigation').getByRole('link', { name: 'Visit' }).first().click();
  await expect(page).toHaveURL(/\/visit/);
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  expect(await shifted(page)).toBe(0);
  expect(complaints).toEqual([]);
});

for (const width of [360, 768, 1440])
  test(`axe finds nothing at ${width} px, and nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(server.url);
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('body > aside');
      return violations.map(({ id }) => id);
    });
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is read, and has no button', async ({ page }) => {
    await page.goto(server.url);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).getByRole('button')).toBeHidden();
  });
});

test('another text is shown to who has closed the one before', async ({ page }) => {
  await page.goto(server.url);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await build({ ...announcement, text: `${words} Come soon.`, look: 'important' });
  await page.reload();
  await expect(bar(page)).toContainText('Come soon');
});

test('after its last day, and where there is none, nothing of it is in the pages', async () => {
  const traces = /lintel:announcement|<aside|data-announcement/;
  expect(home()).toMatch(traces);
  expect(await build(announcement, '2030-10-01')).toEqual([{ code: 'expired', isPlaced: true }]);
  expect(home()).not.toMatch(traces);
  await build({ ...announcement, expireAt: undefined });
  expect(home()).toMatch(traces);
  expect(await build(undefined)).toEqual([]);
  expect(home()).not.toMatch(traces);
  const assets = join(copy.out, 'assets');
  expect(existsSync(assets)).toBe(true);
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js')))
    expect(readFileSync(join(assets, file), 'utf8'), file).not.toContain('lintel:announcement');
});
