import type { Page } from '@playwright/test';
import { findViolations, hydrateIslands } from '#engine/tools/testBlocks/visitPage.ts';
import { everyNth } from '../longRun.ts';
import { blogPaths, itemRoutes, routes, routesWithMetadata, shortPaths } from '../reference/routes.ts';
import { expect, test } from './site.ts';

/*
 * Every route of the specification's route table: it answers, is complete, causes no errors, and is accessible, on a
 * phone and on a desktop.
 */

for (const [index, route] of [...routes, itemRoutes[0] ?? '', itemRoutes.at(-1) ?? ''].entries()) {
  // Pages of one kind are next to each other: in short runs they take turns.
  const widths = everyNth([1440, 360], 2, index % 2);
  test(`${route} is whole at ${widths.join(' and ')} px`, async ({ page, site }) => {
    const messages = listenToEverything(page, site.url);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await scrollThrough(page);
      await hydrateIslands(page);
      expect(await scrollsSideways(page), 'scrolls sideways').toBe(false);
      await settle(page);
      expect(await findViolations(page)).toEqual([]);
    }
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).not.toBeEmpty();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${route}$`));
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark), landmark).toHaveCount(1);
    expect(await headingJumps(page), 'a level of heading is left out').toEqual([]);
    expect(messages).toEqual([]);
  });
}

test('every page has a title and a description of its own, of a sensible length', async ({ site }) => {
  expect(routesWithMetadata.filter((route) => !routes.includes(route))).toEqual([]);
  const seen = new Map<string, string>();
  for (const route of [...routes, ...itemRoutes]) {
    const html = await (await fetch(new URL(route, site.url))).text();
    const title = decode(html.match(/<title>(.*?)<\/title>/s)?.[1]);
    const description = decode(html.match(/<meta name="description" content="(.*?)"/s)?.[1]);
    const heading = decode(html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]*>/g, ''));
    expect(title.length, `title of ${route}: ${title}`).toBeGreaterThanOrEqual(15);
    expect(title.length, `title of ${route}: ${title}`).toBeLessThanOrEqual(65);
    expect(description.length, `description of ${route}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `description of ${route}: ${description}`).toBeLessThanOrEqual(160);
    for (const [kind, text] of Object.entries({ title, description, heading })) {
      expect(seen.get(`${kind} ${text}`), `${kind} of ${route}`).toBeUndefined();
      seen.set(`${kind} ${text}`, route);
    }
  }
});

test('the sitemap names every route of the specification, and the page of each event and faculty member', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(itemRoutes).toHaveLength(35);
  expect([...routes, ...itemRoutes].filter((route) => !paths.includes(route))).toEqual([]);
});

test('short paths lead to their pages, and the blog paths to the blog', async ({ request }) => {
  expect(shortPaths.length).toBeGreaterThanOrEqual(13);
  for (const [short, route] of shortPaths) {
    const response = await request.get(short, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], short).toEqual([301, route]);
  }
  for (const path of blogPaths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers().location, path).toMatch(/^https:\/\/blog\./);
  }
});

test('no link of any page leads nowhere', async ({ site }) => {
  const documents = new Map<string, Promise<{ status: number; text: string }>>();
  const load = (path: string) => {
    const known = documents.get(path);
    if (known) return known;
    const document = fetch(new URL(path, site.url)).then(async (response) => ({
      status: response.status,
      text: /^text\/html/.test(response.headers.get('content-type') ?? '') ? await response.text() : '',
    }));
    documents.set(path, document);
    return document;
  };
  const places = new Map<string, string>();
  for (const route of routes) {
    const html = (await load(route)).text;
    for (const [, link = ''] of html.matchAll(/<(?:a|link|img|source|script)\b[^>]*?\s(?:href|src)="(\/[^"]*)"/g))
      places.set(decode(link), route);
  }
  expect(places.size).toBeGreaterThan(200);
  const broken: string[] = [];
  for (const [link, route] of places) {
    const [path = '', anchor] = link.split('#');
    // A different site answers for these; their redirects are tested above.
    if (blogPaths.includes(path)) continue;
    const { status, text } = await load(path);
    if (status !== 200) broken.push(`${route}: ${link} answers ${status}`);
    else if (anchor && !text.includes(`id="${anchor}"`)) broken.push(`${route}: ${link} has no such place`);
  }
  expect(broken).toEqual([]);
});

test('any other path says that there is no such page', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

/** All messages of the console, failed requests and requests to other hosts from now on. */
function listenToEverything(page: Page, ownAddress: string): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.url()} answered ${response.status()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(ownAddress) && !request.url().startsWith('data:'))
      messages.push(`asked ${request.url()}`);
  });
  return messages;
}

/** Scrolls through the page, so that everything is revealed. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Waits for all reveals to end: half-transparent text has too little contrast. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const ends = ({ timeline, effect }: Animation) =>
      timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY;
    const running = () =>
      document.getAnimations().filter((animation) => ends(animation) && animation.playState === 'running');
    while (running().length > 0) await Promise.allSettled(running().map(({ finished }) => finished));
  });

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Headings in the page's content that are more than one level below the one before them. */
const headingJumps = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
    const level = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0);
    return headings
      .filter((heading, index) => level(heading) > level(headings[index - 1]) + 1)
      .map((heading) => `${heading.tagName} ${heading.textContent}`);
  });

const decode = (html = '') =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
