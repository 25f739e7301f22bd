// Takes a picture of each block in the built documentation, for editors and for the gallery's first page.
// Started by `npm run docs -- --pictures` with the documentation's folder.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { listBlockTypes } from '#engine/content/schema/compose.ts';
import { picturePath, picturesDirectory } from '#engine/make/gallery/blockExamples.ts';
import { startServer } from '#engine/serve/static/server.ts';
import { launchOptions } from '../browser/chromium.ts';

/** px: as wide as a laptop's window, and of a tall block only what is seen at first. */
const width = 1200;
const tallest = 800;

mkdirSync(picturesDirectory, { recursive: true });
const server = await startServer({ directory: resolve(process.argv[2] ?? 'dist-docs'), port: 0 });
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({ viewport: { width, height: tallest * 2 }, reducedMotion: 'reduce' });
const page = await context.newPage();

for (const type of listBlockTypes()) {
  await page.goto(`${server.url}/${type}`, { waitUntil: 'networkidle' });
  const block = page.locator('#example-typical + *');
  await block.scrollIntoViewIfNeeded();
  // What comes into view by and by has come, and what stays at the top of the window does not lie over it.
  await page.evaluate(() => document.querySelector('header')?.remove());
  await page.waitForTimeout(800);
  const shot = await block.screenshot();
  const { height } = await sharp(shot).metadata();
  const seen = await sharp(shot)
    .extract({ left: 0, top: 2, width, height: Math.min(height, tallest) - 4 })
    .png()
    .toBuffer();
  const [red = 255, green = 255, blue = 255] = await sharp(seen)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer();
  // All of one shape, or the cards of the gallery would cut off what is at the sides.
  await sharp(seen)
    .resize({
      width: 640,
      height: Math.round((640 * tallest) / width),
      fit: 'contain',
      background: { r: red, g: green, b: blue },
    })
    .webp({ quality: 72 })
    .toFile(picturePath(type));
}

await browser.close();
await server.close();
