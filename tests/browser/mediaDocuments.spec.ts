import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { formatHeadersFile, siteHeaders } from '#engine/make/features/hosting/headers.ts';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';

/*
 * A script in an SVG that is opened as a document never runs on the site's origin; as a picture, the SVG is unchanged.
 */

const run = "document.documentElement.setAttribute('data-ran', '')";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" onload="${run}"><style>rect{fill:red}</style><rect width="40" height="30"/><script>${run}</script></svg>`;
const xml = `<root><html xmlns="http://www.w3.org/1999/xhtml"><script>document.documentElement.setAttribute('data-ran', '')</script></html></root>`;
const files = {
  'media/logo.1a2b3c4d.svg': svg,
  'media/data.1a2b3c4d.xml': xml,
  'elsewhere/logo.svg': svg,
  'elsewhere/data.xml': xml,
  'index.html': '<!doctype html><title>Pictures</title><img src="/media/logo.1a2b3c4d.svg" alt="">',
  _headers: formatHeadersFile(siteHeaders({})),
};

const folder = mkdtempSync(join(tmpdir(), 'media-documents-'));
let server: RunningServer;

test.beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  server = await startServer({ directory: folder, port: 0 });
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

for (const path of [
  '/media/logo.1a2b3c4d.svg',
  '//media/logo.1a2b3c4d.svg',
  '/media/logo.1a2b3c4d.sv%67',
  '/media/data.1a2b3c4d.xml',
  '/elsewhere/logo.svg',
  '/elsewhere/data.xml',
]) {
  test(`${path} runs nothing`, async ({ page }) => {
    await page.goto(server.url + path);
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-ran'))).toBe(false);
  });
}

test('as a picture it is shown', async ({ page }) => {
  await page.goto(server.url);
  expect(await page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
});
