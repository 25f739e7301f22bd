import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { fileOf, routeOf } from '../pages/writePages.ts';

/** Time between two saves: whatever a server does after one is over by then, ms. */
const pauseMs = 700;

interface SavesOptions<Name extends string> {
  browser: Browser;
  /** Folder of the pages. */
  pages: string;
  /** How often the page is saved. */
  saves: number;
  /** Addresses of the servers that follow it. */
  urls: Record<Name, string>;
}

/**
 * Opens the first page in a tab for each server, saves its file again and again with another text, and gives the times
 * until the text was in each document, ms.
 */
export async function measureSaves<Name extends string>(options: SavesOptions<Name>): Promise<Record<Name, number[]>> {
  const names = Object.keys(options.urls) as Name[];
  const tabs = new Map<Name, Page>();
  for (const name of names)
    tabs.set(name, await openPage(options.browser, new URL(routeOf(0), options.urls[name]).href));
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  const file = join(options.pages, fileOf(0));
  const before = readFileSync(file, 'utf8');
  // One page is looked at at a time, as by a person; the other tab is behind it. The first save of each warms up.
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
  // tsx wraps named functions into a call of this; in the page, where measurements run too, it is missing.
  await page.addInitScript('globalThis.__name ??= (target) => target');
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Both clocks are the system's: what the test runner and the browser say to each other takes no part. */
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
  // The observer is there when the page answers to something that was said to it later.
  await page.evaluate(() => {});
  const content = before.replace(/("type": "rich-text",\s*"heading": )"[^"]*"/, `$1${JSON.stringify(text)}`);
  const start = performance.timeOrigin + performance.now();
  writeFileSync(file, content);
  return (await seen) - start;
}
