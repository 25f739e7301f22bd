import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { loadSite } from '#engine/content/loadSite.ts';
import { composeBlockSchema, listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { readExamples } from '#engine/content/schema/examples.ts';
import { adaptExampleToSite } from '#engine/make/gallery/adaptExampleToSite.ts';
import { findExampleReplacements } from '#engine/make/gallery/findExampleReplacements.ts';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { buildWithEngine } from '../engine.ts';
import { loadRouter, wakeBlock } from './site.ts';
import { copyOrchard } from './siteCopy.ts';

/*
 * A site whose visitors choose between light and dark pages, or follow their device.
 */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const site = copyOrchard('dark-pages');
let server: RunningServer;

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="${colour}"/></svg>`;

test.beforeAll(async () => {
  site.edit('_site.json', (json) => {
    Object.assign(json.theme, { scheme: 'auto', inDark: { brand: '#a13a28' } });
    Object.assign(json.header, { schemeSwitch: true });
    json.header.logo.srcInDark = 'brand/night.svg';
  });
  writeFileSync(join(site.pages, '_media/brand/night.svg'), drawing('#eee'));
  // The site has no recordings of its own.
  cpSync(join(projectRoot, 'src/engine/tools/testBlocks/site/_media'), join(site.pages, '_media'), { recursive: true });
  const { source } = loadSite(site.pages);
  const replacements = findExampleReplacements(source);
  const schemaOf = (type: string) => composeBlockSchema(type);
  const blocks = listBlockTypes().flatMap((type) => {
    const { typical } = readExamples(type);
    if (!typical) return [];
    const block = adaptExampleToSite(typical, replacements, schemaOf);
    return [{ ...block, id: undefined, reveal: undefined }];
  });
  const page = { title: 'All blocks', description: 'Every kind of block.', heading: 'All blocks', blocks };
  site.write('all-blocks.json', page);
  const { ok, problems, thrown } = await buildWithEngine({ pages: site.pages, out: site.out }, 'production');
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect({ ok, errors, thrown }).toEqual({ ok: true, errors: [], thrown: undefined });
  server = await startServer({ directory: site.out, port: 0 });
});

test.afterAll(() => server?.close());

const open = (page: Page, path = '/') => page.goto(`${server.url}${path}`.replace(/([^:])\/\//, '$1/'));
const choice = (page: Page) => page.getByRole('combobox', { name: 'Light or dark' });
const background = (page: Page) =>
  page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor);
const light = 'rgb(255, 253, 247)';
const dark = 'rgb(43, 51, 24)';
const logo = (page: Page) =>
  page
    .locator('header img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);

test.describe('on a device that is set to light', () => {
  test.use({ colorScheme: 'light' });

  test('a choice holds at once, on other pages, after a reload and in other tabs', async ({ page, context }) => {
    await open(page);
    expect(await background(page)).toBe(light);
    expect(await logo(page)).not.toContain('night');
    const other = await context.newPage();
    await open(other, '/visit');
    await choice(page).selectOption('Dark');
    await expect.poll(() => background(page)).toBe(dark);
    await expect.poll(() => logo(page)).toContain('night');
    await expect.poll(() => background(other)).toBe(dark);
    expect(await page.locator('meta[name=theme-color][media="all"]').getAttribute('content')).toBe('#a13a28');
    await page.getByRole('link', { name: 'Visit' }).first().click();
    await expect(page).toHaveURL(/visit$/);
    await expect(choice(page)).toHaveValue('dark');
    await expect.poll(() => logo(page)).toContain('night');
    expect(await background(page)).toBe(dark);
    await page.reload();
    expect(await background(page)).toBe(dark);
    await choice(page).selectOption('As my device');
    await expect.poll(() => background(page)).toBe(light);
    await expect.poll(() => logo(page)).not.toContain('night');
  });

  test('nothing is drawn in the other scheme first', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('lintel-scheme', 'dark');
      const seen: string[] = [];
      Object.assign(window, { seen });
      const recordColour = () => {
        const header = document.querySelector('header');
        if (header) seen.push(getComputedStyle(header).backgroundColor);
        requestAnimationFrame(recordColour);
      };
      requestAnimationFrame(recordColour);
    });
    await open(page);
    await expect(choice(page)).toHaveValue('dark');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set([dark]));
  });

  test('is chosen by keyboard', async ({ page }) => {
    await open(page);
    await choice(page).focus();
    await page.keyboard.press('d');
    await expect.poll(() => background(page)).toBe(dark);
  });

  test('paper is light whatever was chosen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lintel-scheme', 'dark'));
    await open(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await background(page)).toBe(light);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await background(page)).toBe(dark);
  });
});

test.describe('on a device that is set to dark', () => {
  test.use({ colorScheme: 'dark' });

  test('pages are dark, until light is chosen', async ({ page }) => {
    await open(page);
    expect(await background(page)).toBe(dark);
    expect(await logo(page)).toContain('night');
    await choice(page).selectOption('Light');
    await expect.poll(() => background(page)).toBe(light);
    await expect.poll(() => logo(page)).not.toContain('night');
  });

  test('follows the device while that changes', async ({ page }) => {
    await open(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => background(page)).toBe(light);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('pages are as the device is set, and nothing offers a choice', async ({ page }) => {
      await open(page);
      expect(await background(page)).toBe(dark);
      await expect(choice(page)).toBeHidden();
    });
  });
});

test('holds where a page is followed without loading a document', async ({ page }) => {
  await open(page, '/all-blocks');
  await choice(page).selectOption('Dark');
  await wakeBlock(page, page.locator('main [data-island]').first());
  await loadRouter(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: 'Visit' }).first().click();
  await expect(page).not.toHaveTitle(/All blocks/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(choice(page)).toHaveValue('dark');
  expect(await background(page)).toBe(dark);
  await expect.poll(() => logo(page)).toContain('night');
});

test('the policy lets all of it run', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await open(page);
  await choice(page).selectOption('Dark');
  await expect.poll(() => background(page)).toBe(dark);
  expect(refused).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1440])
    test(`every kind of block can be read on ${colorScheme} pages of ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, bypassCSP: true });
      const page = await context.newPage();
      await open(page, '/all-blocks');
      await page.addScriptTag({ content: axe.source });
      const faults = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') };
        const { violations } = await axe.run(document, { runOnly: ['color-contrast'] });
        return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => [html, failureSummary]));
      });
      expect(faults).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await context.close();
    });
