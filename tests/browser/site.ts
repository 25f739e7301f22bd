import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { type RunningServer, startServer } from '#engine/serve/static/staticServer.ts';

const root = join(import.meta.dirname, '../..');

/** The built reference site; `SITE_FOLDER` overrides its folder. */
export const builtSite = process.env.SITE_FOLDER ?? join(root, 'dist');

export interface SiteFixtures {
  /** Errors and warnings of the console, and uncaught errors, from the start of the test. */
  complaints: string[];
}

/** A test of the reference site as `npm run build` has written it, served on a free port. */
export const test = base.extend<SiteFixtures, { site: RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      if (!existsSync(builtSite)) throw new Error('There is no built site to look at. Build it first: npm run build');
      const server = await startServer({ directory: builtSite, port: 0 });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: async ({ page }, use) => use(listen(page)),
});

export { expect };

/** Collects the errors and warnings of a page from now on. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // Chromium reports a file as unused if a busy machine takes seconds between requesting and using it.
    const isSlowness = message.text().includes('was preloaded using link preload but not used');
    // Of a page in a frame of another site, as in the studio's canvas, which must not take the focus by itself.
    const isOfFrame = message.text().includes('in a cross-origin subframe');
    const isComplaint = ['error', 'warning'].includes(message.type()) && !isSlowness && !isOfFrame;
    if (isComplaint) complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}

/** Interacts with the page, which loads its scripts, and waits until the shell is enhanced. */
export async function giveSign(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  await expect(page.locator('html')).toHaveAttribute('data-shell');
}

/**
 * Hides the mouse from pages that are opened from now on: a headless browser may send its first move as a page opens,
 * which is an interaction. Events that a test dispatches arrive.
 */
export async function hideMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pointerover', (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  });
}

/** Scrolls a React block into view and waits until it is interactive. */
export async function wakeBlock(page: Page, block: Locator): Promise<void> {
  await giveSign(page);
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await block.dispatchEvent('pointerover');
  await expect(block).toHaveAttribute('data-live');
}

/** Address of the router's code, built or in dev. */
export const routerCode = /\/(assets\/router-[^/]+\.js|client\/router\.tsx)/;

/**
 * Hovers a link briefly, which loads the router but no page, and waits until it follows links. React must be loaded.
 */
export async function loadRouter(page: Page): Promise<void> {
  await passLink(page);
  await routerLoaded(page);
}

/**
 * Waits until the router follows links. The time of its loading is unknown: a mouse on its way to a button crosses
 * links, each of which loads it.
 */
export async function routerLoaded(page: Page): Promise<void> {
  const loaded = await page.waitForFunction(
    (pattern) => performance.getEntriesByType('resource').find(({ name }) => new RegExp(pattern).test(name))?.name,
    routerCode.source,
  );
  // Settles after the page's own import of it.
  await page.evaluate((address) => import(address), (await loaded.jsonValue()) ?? '');
}

/** Moves the mouse over the first link to a different page. */
export const passLink = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isOther = ({ href, origin, pathname, target, hreflang }: HTMLAnchorElement) =>
      href &&
      origin === location.origin &&
      pathname !== location.pathname &&
      !target &&
      !hreflang &&
      !/\.\w+$/.test(pathname);
    const link = [...document.querySelectorAll('a')].find(isOther);
    for (const element of [link, document.querySelector('main')])
      element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  });

/** Addresses of all code that hydrates the blocks of a page as delivered. */
export async function codeOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  const loader = /<script id="loader"[^>]*>/.exec(html)?.[0] ?? '';
  const addresses = ['live', 'code', 'react'].map(
    (name) => new RegExp(`data-${name}="([^"]+)"`).exec(loader)?.[1] ?? '',
  );
  return addresses.join(' ').trim().split(/ +/);
}

/**
 * Stops the page's clock from the start: time passes only by `page.clock.runFor`. Must be called before the page is
 * opened.
 */
export async function stopClock(page: Page): Promise<void> {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
}

/**
 * Holds requests back.
 * @param address as Playwright's `route` takes it
 * @param isHeld decides on each of them; all are held if it is left out
 * @returns a function that releases them
 */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}

/**
 * Holds all scripts back.
 * @returns a function that releases them
 */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/assets/*.js');
