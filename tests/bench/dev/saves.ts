import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { fileOf, routeOf } from '../pages/writePages.ts';

/** Time between two saves, after which a server has finished all its work, ms. */
const pauseMs = 700;

interface SavesOptions<Name extends string> {
  browser: Browser;
  pages: string;
  saves: number;
  /** Addresses of the servers that watch it. */
  urls: Record<Name, string>;
}

/**
 * Opens the first page in a tab for each server, and saves its file again and again with a different text.
 * @returns times until the text was in each document, ms
 */
export async function measureSaves<Name extends string>(options: SavesOptions<Name>): Promise<Record<Name, number[]>> {
  const names = Object.keys(options.urls) as Name[];
  const tabs = new Map<Name, Page>();
  for (const name of names)
    tabs.set(name, await openPage(options.browser, new URL(routeOf(0), options.urls[name]).href));
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const file = join(options.pages, fileOf(0));
  const before = readFileSync(file, 'utf8');
  // One tab at a time is in front, as for a person. The first save of each is a warm-up.
  for (const name of names) {
    const tab = tabs.get(name) as Page;
    await tab.bringToFront();
    for (let save = -1; save < options.saves; save += 1) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const ms = await saveOnce(tab, file, before, `Saved as ${name} ${save + 2}`);
      if (save >= 0) times[name].push(ms);
    }
    await tab.close();
  }
  writeFileSync(file, before);
  return times;
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  // tsx wraps named functions into a call of this helper, which is missing in the page, where measurements run too.
  await page.addInitScript('globalThis.__name ??= (target) => target');
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Both clocks are the system's, so that the communication between test runner and browser is not measured. */
async function saveOnce(page: Page, file: string, before: string, text: string): Promise<number> {
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
  // The observer is active once the page answers a later request.
  await page.evaluate(() => {});
  const content = before.replace(/("type": "rich-text",\s*"heading": )"[^"]*"/, `$1${JSON.stringify(text)}`);
  const start = performance.timeOrigin + performance.now();
  writeFileSync(file, content);
  return (await seen) - start;
}
