// Takes the pictures of the studio that the README shows. Started by `npm run docs -- --pictures`.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../browser/chromium.ts';
import { startDev } from '../browser/devServer.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'studio-pictures-'));
const pages = join(folder, 'pages');
cpSync(join(root, 'pages'), pages, { recursive: true });

const dev = await startDev(pages);
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1360, height: 820 }, reducedMotion: 'reduce' });
await dev.signIn(page.context());
const canvas = page.frameLocator('iframe[title^="The page"]');

try {
  await open('/about/location?at=/blocks/1/items/0/title');
  await take('overview');

  await open('/about/location');
  await canvas.getByRole('heading', { name: 'Two addresses' }).dblclick();
  await canvas.locator('[data-typing]').waitFor();
  await page.keyboard.press('End');
  await take('typing');

  await open('/placements/industry-speaks');
  await canvas.getByText('Joseph Kuruvilla').first().click();
  await page.getByText('From the list').waitFor();
  await take('properties');

  await open('/about/location?at=/blocks/0');
  await page.keyboard.press('/');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cards/ })
    .waitFor();
  await take('insert');

  const file = join(pages, 'about/location.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"eyebrow"', '"eyebrwo"'));
  await open('/about/location?at=/blocks/1/items/0');
  await page.getByRole('tab', { name: /Problems/ }).click();
  await page.getByRole('button', { name: 'Fix', exact: true }).first().waitFor();
  await take('problem');
} finally {
  await browser.close();
  await dev.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function open(address: string): Promise<void> {
  await page.goto(`${dev.studio}/_studio/pages${address}`);
  await canvas.locator('[data-at]').first().waitFor();
  await settle(page);
}

async function take(name: string): Promise<void> {
  await settle(page);
  await sharp(await page.screenshot())
    .webp({ quality: 78 })
    .toFile(join(root, `src/studio/pictures/${name}.webp`));
}

/** Waits until everything is loaded and nothing moves. */
async function settle(shown: Page): Promise<void> {
  await shown.waitForLoadState('networkidle').catch(() => {});
  await shown.waitForTimeout(1500);
}
