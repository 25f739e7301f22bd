import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { asks, dangerous, linkable, mark, played } from '../origin/files.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/* Scripts in content files never run on the origin of the studio; content that is meant to be shown is shown. */

base.describe.configure({ mode: 'default', timeout: 240_000 });

const names = Object.keys(dangerous);

/** The studio of a site with such files, each of which its page /visit links to. */
const test = base.extend<object, { orchard: SiteCopy & { dev: DevServer } }>({
  orchard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('origin-browser');
      const folder = join(site.pages, '_media/danger');
      mkdirSync(folder);
      for (const [name, content] of Object.entries(dangerous)) writeFileSync(join(folder, name), content);
      site.edit('visit.json', (page) => {
        page.blocks[0].text = linkable.map((name) => `[${name}](danger/${name})`).join(' ');
      });
      const dev = await startDev(site.pages);
      await use({ ...site, dev });
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ orchard }, use) => use(orchard.dev.url),
});

/**
 * Opens an address by itself, where nothing in it may run.
 * @returns true if a document of content was opened
 */
async function openAlone(page: Page, address: string): Promise<boolean> {
  // A download may begin in place of a document.
  await page.goto(address).catch(() => undefined);
  await page.waitForLoadState();
  const seen = await page.evaluate(() => [window.origin, document.documentElement.outerHTML] as const);
  const isContent = seen[1].includes(mark);
  if (isContent) expect([address, seen[0]]).toEqual([address, 'null']);
  return isContent;
}

/** Records which files of `dangerous` have run on the origin of a page. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const requests: string[] = [];
  page.context().on('request', (request) => request.url().includes(asks) && requests.push(request.url()));
  return async () => {
    await page.goto('/');
    const stored = await page.evaluate(() => localStorage.getItem('ran'));
    return [...requests, ...(stored === null ? [] : [stored])];
  };
}

test('no file of content runs anything where it lies, however its address is spelled', async ({ page, orchard }) => {
  const ran = await watch(page);
  const folder = `/${relative(projectRoot, join(orchard.pages, '_media/danger'))}`;
  for (const name of names) {
    const last = name.charCodeAt(name.length - 1).toString(16);
    for (const address of [
      `${folder}/${name}`,
      `${folder}/${name.slice(0, -1)}%${last}`,
      `/@fs${projectRoot}${folder}/${name}`,
    ])
      expect([address, await openAlone(page, address)]).toEqual([address, false]);
  }
  expect(await ran()).toEqual([]);
});

test('a file of content that a page links to runs nothing, and has no origin', async ({ page }) => {
  const ran = await watch(page);
  await page.goto('/visit');
  const links = await page
    .locator('main a[href^="/media/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toHaveLength(linkable.length);
  const opened: string[] = [];
  for (const link of links.filter(
    (each) => !played.some((name) => each.includes('/w.') && each.endsWith(name.slice(1))),
  ))
    for (const address of [link, link.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`)])
      if (await openAlone(page, address)) opened.push(address);
  for (const extension of ['.svg', '.html', '.xml'])
    expect([extension, opened.some((address) => address.endsWith(extension))]).toEqual([extension, true]);
  expect(await ran()).toEqual([]);
});

test('a drawing with a script is shown as a picture all the same', async ({ page }) => {
  await page.goto('/visit');
  const link = await page.locator('main a[href$=".svg"]').getAttribute('href');
  const width = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, link ?? '');
  expect(width).toBe(40);
});

test('a video that is opened by itself plays', async ({ page, orchard }) => {
  await page.goto('/visit');
  const film = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const recorder = new MediaRecorder(canvas.captureStream(20));
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const done = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let frame = 0; frame < 10; frame++) {
      canvas.getContext('2d')?.fillRect(frame, 0, 9, 9);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await done;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  writeFileSync(join(orchard.pages, '_media/danger/film.webm'), Buffer.from(film));
  orchard.edit('visit.json', (visit) => {
    visit.blocks[0].text += ' [film](danger/film.webm)';
  });
  const link = page.locator('main a[href$=".webm"]');
  await expect(link).toHaveCount(1);
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(64);
});
