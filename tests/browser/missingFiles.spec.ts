import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { everyNth, isLongRun } from '../longRun.ts';
import { builtSite, expect, test } from './site.ts';

/*
 * Whichever file of a page cannot be fetched, the page is complete and styled, and works as without scripts.
 */

const pagesOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');

/** The page of the site with most kinds of blocks; in `npm test -- long` every page. */
const paths = isLongRun ? pagesOf(readFileSync(join(builtSite, 'sitemap.xml'), 'utf8')) : ['/'];

/** Files that a page requests until all of it is interactive, except the page itself. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await page.goto(path);
  await touchAll(page);
  await page.waitForLoadState('networkidle');
  return [...requested].filter((file) => /^\/assets\//.test(file));
}

/** Interacts with each block. */
const touchAll = (page: Page) =>
  page.evaluate(() => {
    for (const block of document.querySelectorAll('[data-block]'))
      block.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });

/** Name of a file that does not depend on its content. */
const nameOf = (file: string) => file.replace(/-[\w-]{8,12}(?=\.)/, '');

for (const path of paths)
  test(`${path} without one of its files`, async ({ page, browser, baseURL }) => {
    test.setTimeout(240_000);
    const files = await filesOf(page, path);
    expect(files.map(nameOf)).toEqual(
      expect.arrayContaining(['/assets/live.js', '/assets/react.js', '/assets/site.css']),
    );
    for (const file of everyNth(files, 3))
      await test.step(nameOf(file), async () => {
        const context = await browser.newContext({ baseURL: baseURL ?? '' });
        const visitor = await context.newPage();
        await visitor.route(`**${file}`, (route) => route.abort());
        await visitor.goto(path);
        const findDefects = async () => {
          await touchAll(visitor);
          return visitor.evaluate(findLost);
        };
        await expect.poll(findDefects, { message: nameOf(file) }).toEqual([]);
        await context.close();
      });
  });

/**
 * Finds defects: blocks that are neither interactive nor as without scripts, parts that stay busy, and a page without
 * its styles or its end. Runs in the browser.
 */
function findLost(): string[] {
  const defects: string[] = [];
  const { fontFamily } = getComputedStyle(document.body);
  if (!/sans-serif|system-ui/.test(fontFamily)) defects.push(`font of the page: ${fontFamily}`);
  if (!document.querySelector('body > footer')?.checkVisibility()) defects.push('no footer');
  for (const busy of document.querySelectorAll('[aria-busy=true]'))
    defects.push(`busy: ${busy.outerHTML.slice(0, 80)}`);
  for (const block of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (block.matches('[data-live],[data-failed],[data-failed] *')) continue;
    defects.push(`neither live nor left to the browser: ${block.dataset.block}`);
  }
  for (const panel of document.querySelectorAll<HTMLElement>('[data-failed] [role=tabpanel]'))
    if (!panel.checkVisibility() && !panel.closest('[popover]')) defects.push(`closed panel: ${panel.id}`);
  for (const control of document.querySelectorAll('[data-failed] [data-scripted]'))
    if (control.checkVisibility()) defects.push(`offers what needs scripts: ${control.outerHTML.slice(0, 80)}`);
  return defects;
}
