/*
 * npm run bench -- search [pages ...]: the search of sites of so many pages (1,000 and 10,000 when left out). Prints how
 * long a build takes to index them, what the index weighs, what a visitor fetches, and how long it takes from the last
 * key to the first result: on a phone whose processor is eight times slower (for all but the worker that searches, which
 * no browser can slow down), with round trips of 150 ms and with none.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildSite } from '#engine/make/build.ts';
import { indexDocuments } from '#engine/make/search/pagefind.ts';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import { writePages } from '../pages/writePages.ts';
import { size } from '../smoke.ts';
import { asVisitor, launchBrowser } from '../visitor/visitor.ts';
import { type SlowServer, slowServer } from './slowServer.ts';
import { vocabulary, wordOf } from './vocabulary.ts';

const counts = process.argv.slice(2).map(Number).filter(Boolean);
const searches = size([[300], [600], [1500], [3000], [400, 1000]], [[3]]).map((ranks) => ranks.map(wordOf).join(' '));
const roundTripsMs = size([150, 0], [0]);
const processor = size(8, 1);
/** Typing speed of someone who knows the keyboard of their phone. */
const betweenKeysMs = size(200, 20);

console.log(`Load average ${loadavg()[0]?.toFixed(1)}`);
const browser = await launchBrowser();
try {
  for (const count of counts.length ? counts : size([1000, 10_000], [20])) await measureSite(browser, count);
} finally {
  await browser.close();
}

async function measureSite(browser: Browser, count: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
  const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];
  try {
    writePages(pages, count, vocabulary);
    const site = join(pages, '_site.json');
    writeFileSync(site, JSON.stringify({ ...JSON.parse(readFileSync(site, 'utf8')), search: true }));
    const { ok } = await buildSite({ pages, out, compress: true });
    if (!ok) throw new Error('The generated site has errors.');
    console.log(`${count} pages`);
    await measureIndex(out);
    const server = await startServer({ directory: out, port: 0 });
    for (const roundTripMs of roundTripsMs) await measureSearches(browser, server.url, roundTripMs);
    await server.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the indexing again, by itself. */
async function measureIndex(out: string): Promise<void> {
  const documents = listFilesBelow(out)
    .filter((path) => path.endsWith('index.html'))
    .map((path) => ({ route: `/${path.replace(/\/?index\.html$/, '')}`, html: readFileSync(join(out, path), 'utf8') }));
  const start = performance.now();
  await indexDocuments(documents);
  const seconds = (performance.now() - start) / 1000;
  const files = listFilesBelow(join(out, 'pagefind')).filter((path) => !/\.(br|gz|zst)$/.test(path));
  const bytes = files.reduce((total, path) => total + statSync(join(out, 'pagefind', path)).size, 0);
  console.log(`  index: ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB in ${files.length} files`);
}

async function measureSearches(browser: Browser, url: string, roundTripMs: number): Promise<void> {
  const slowness = { roundTripMs: 0 };
  const server = await slowServer(url, slowness);
  try {
    await asVisitor(browser, async (page, context) => {
      await page.goto(server.url, { waitUntil: 'networkidle' });
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
      slowness.roundTripMs = roundTripMs;
      const opened = await bytesOf(server, () => openSearch(page));
      const measured: { ms: number; bytes: number }[] = [];
      for (const each of searches) {
        let ms = 0;
        const bytes = await bytesOf(server, async () => {
          ms = await searchFor(page, each);
        });
        measured.push({ ms, bytes });
      }
      const [first, ...later] = measured.map(({ ms }) => ms.toFixed(0));
      const each = measured.map(({ bytes }) => (bytes / 1000).toFixed(0));
      console.log(
        `  round trip ${roundTripMs} ms: opened ${(opened / 1000).toFixed(0)} kB, a search ${each.join(', ')} kB; ` +
          `key to first result ${first} ms, then ${later.join(', ') || '-'} ms`,
      );
    });
  } finally {
    await server.close();
  }
}

/** Bytes fetched during an action, until the network is idle. */
async function bytesOf(server: SlowServer, act: () => Promise<void>): Promise<number> {
  const before = server.bytes();
  await act();
  let last = -1;
  while (last !== server.bytes()) {
    last = server.bytes();
    await new Promise((resolve) => setTimeout(resolve, size(1000, 200)));
  }
  return last - before;
}

async function openSearch(page: Page): Promise<void> {
  await page.locator('[data-search]:visible').first().tap();
  await page.getByRole('searchbox').waitFor();
}

/**
 * Types a text key by key.
 * @returns the time from the last key to the frame with its first result, ms
 */
async function searchFor(page: Page, text: string): Promise<number> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await page.locator('search li').first().waitFor({ state: 'detached' });
  await field.pressSequentially(text.slice(0, -1), { delay: betweenKeysMs });
  await page.evaluate(() => {
    document.querySelector('search input')?.addEventListener(
      'input',
      ({ timeStamp }) => {
        // Until the search begins, the status shows the previous number of results.
        let hasBegun = false;
        const check = (now: number) => {
          const hasResults = /\d/.test(document.querySelector('search [role=status]')?.textContent ?? '');
          hasBegun ||= !hasResults;
          if (hasBegun && hasResults) Object.assign(window, { shownMs: now - timeStamp });
          else requestAnimationFrame(check);
        };
        Object.assign(window, { shownMs: undefined });
        requestAnimationFrame(check);
      },
      { once: true },
    );
  });
  await page.waitForTimeout(betweenKeysMs);
  await field.press(text.slice(-1));
  const shown = await page.waitForFunction(() => (window as { shownMs?: number }).shownMs, undefined, {
    timeout: 60_000,
  });
  return (await shown.jsonValue()) ?? Number.NaN;
}
