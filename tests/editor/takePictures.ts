// Takes a picture of each block in the built documentation, for editors and for the gallery's first page.
// Started by `npm run docs -- --pictures` with the documentation's folder.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { listBlockTypes } from '#engine/content/schema/composeSchema.ts';
import { blockPicturePath, blockPicturesDirectory } from '#engine/make/gallery/blockExamples.ts';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { launchOptions } from '../browser/chromium.ts';

/** Width in px, that of a laptop's window; of a tall block only the first view is shown. */
const width = 1200;
const tallest = 800;

mkdirSync(blockPicturesDirectory, { recursive: true });
const server = await startServer({ directory: resolve(process.argv[2] ?? 'dist-docs'), port: 0 });
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({ viewport: { width, height: tallest * 2 }, reducedMotion: 'reduce' });
const page = await context.newPage();

for (const type of listBlockTypes()) {
  await page.goto(`${server.url}/${type}`, { waitUntil: 'networkidle' });
  const block = page.locator('#example-typical + *');
  await block.scrollIntoViewIfNeeded();
  // Reveals have ended, and sticky headers do not cover the block.
  await page.evaluate(() => document.querySelector('header')?.remove());
  await page.waitForTimeout(800);
  const screenshot = await block.screenshot();
  const { height } = await sharp(screenshot).metadata();
  const seen = await sharp(screenshot)
    .extract({ left: 0, top: 2, width, height: Math.min(height, tallest) - 4 })
    .png()
    .toBuffer();
  const [red = 255, green = 255, blue = 255] = await sharp(seen)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();
  // All have the same aspect ratio, or the cards of the gallery would crop their sides.
  await sharp(seen)
    .resize({
      width: 640,
      height: Math.round((640 * tallest) / width),
      fit: 'contain',
      background: { r: red, g: green, b: blue },
    })
    .webp({ quality: 72 })
    .toFile(blockPicturePath(type));
}

await browser.close();
await server.close();
