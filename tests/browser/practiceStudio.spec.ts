import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { InstalledPackage } from '../package/installedPackage.ts';
import { installPractice } from '../package/practice.ts';
import { printedAddress } from '../studio/signIn.ts';
import { expect } from './devServer.ts';

/* Translating a page of a site with its own code, in the studio of the installed package. */

test.describe.configure({ timeout: 90_000 });

let site: InstalledPackage;
let dev: Awaited<ReturnType<InstalledPackage['start']>>;

test.beforeAll(async () => {
  site = installPractice();
  dev = await site.start('dev', '--port', '0');
});

test.afterAll(async () => {
  await dev?.stop();
  site?.remove();
});

test('a page is begun in another language, and visitors find it there', async ({ page }) => {
  await expect.poll(() => printedAddress(dev.said())).toBeDefined();
  // The printed address leads into the studio, and then to any page of it.
  await page.goto(printedAddress(dev.said()) ?? '');
  await expect(page).toHaveURL(/\/_studio\/pages\/$/);
  await page.goto(new URL('/_studio/pages/team', page.url()).href);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('translate into');
  await page.getByRole('button', { name: /Translate into English/ }).click();
  await expect(page).toHaveURL(/\/_studio\/pages\/en\/team$/);
  await page.getByRole('tree', { name: 'Blocks' }).getByText('Wer Sie behandelt').click();
  const properties = page.getByRole('complementary', { name: 'What is selected' });
  await properties.getByLabel('Heading', { exact: true }).fill('Who treats you');
  const file = join(site.folder, 'pages/team.en.json');
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"heading": "Who treats you"');
  const visit = await page.context().newPage();
  await visit.goto(new URL('/en/team', dev.url).href);
  await expect(visit.getByRole('heading', { name: 'Who treats you' })).toBeVisible();
  await expect(visit.locator('html')).toHaveAttribute('lang', 'en');
  await visit.getByRole('link', { name: 'Deutsch' }).first().click();
  await expect(visit.locator('html')).toHaveAttribute('lang', 'de');
});
