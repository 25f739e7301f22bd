/*
 * npm run bench -- studio [pages…|large]: the studio of sites of so many pages (54 and 10,000 when left out) in Chromium.
 * Prints how long it takes until it is ready, until another page is open, from a key in a field until the page shows it,
 * and from a choice until the page is rendered with it; how long the thread is not free when something is done with a block
 * of a page with 500; and the memory of the dev server before and after.
 * With large (as when all is left out) also, each beside the same with ten: the tree of 1,500 pages, typing on a page of 200
 * blocks and duplicating one of them, and what has changed after 2,500 files came.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../browser/chromium.ts';
import { routeOf, writePages } from '../pages/writePages.ts';
import { spread } from '../processes.ts';
import { memoryOf } from '../processTree.ts';
import { size } from '../smoke.ts';
import { measureLarge } from './large.ts';
import { blockedByOperations, nestedRoute, writeNestedPage } from './nested.ts';
import { openSite } from './openSite.ts';
import { choose, openPage, openStudio, typeKey } from './steps.ts';

const starts = size(5, 1);
const times = size(20, 2);

const sizes = process.argv.length > 2 ? process.argv.slice(2) : size(['54', '10000', 'large'], ['10', 'large']);
// In memory if possible: the program is measured, not the disk.
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'bench-studio-'));

const browser = await chromium.launch(launchOptions);
try {
  for (const one of sizes) await (one === 'large' ? measureLarge(folder, browser) : measure(Number(one), browser));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

async function measure(count: number, browser: Browser): Promise<void> {
  const pages = join(folder, String(count));
  writePages(pages, count);
  writeNestedPage(pages);
  const { server, openTab } = await openSite(pages, browser);
  const megabytes = () => (memoryOf([server.pid]) / 1024 ** 2).toFixed(0);
  try {
    const memoryBefore = megabytes();
    const { page, studio } = await openTab();
    const address = (index: number) => `${studio}/_studio/pages${routeOf(index)}`;
    // The first start compiles the studio.
    const first = await openStudio(page, address(0));
    const ready = await repeat(starts, () => openStudio(page, address(0)));
    const opened = await repeat(times, (turn) => openPage(page, routeOf(1 + (turn % 3))));
    await page.goto(`${address(0)}?at=/blocks/0/heading`);
    const typed = await repeat(times, (turn) => typeKey(page, turn));
    const chosen = await repeat(times, (turn) => choose(page, turn));
    await page.goto(`${studio}/_studio/pages${nestedRoute}?at=/blocks/4/items/0/blocks/3`);
    await page.locator('[data-outline$="/blocks/4/items/0/blocks/3"][data-current]').waitFor();
    await page.keyboard.press('Alt+2');
    await page.waitForTimeout(3000);
    const blocked = await blockedByOperations(page);
    console.log(`${count} pages, load average ${loadavg()[0]?.toFixed(1)}; ms`);
    console.log(`  studio ready                       ${inWords(ready)}, the very first ${first.toFixed(0)}`);
    console.log(`  another page open                  ${inWords(opened)}`);
    console.log(`  key to canvas                      ${inWords(typed)}`);
    console.log(`  choice to canvas, saved, rendered  ${inWords(chosen)}`);
    const ofEach = [...blocked].map(([keys, ms]) => `${keys} ${ms.toFixed(0)}`).join(', ');
    console.log(`  longest task with 500 blocks       ${ofEach}`);
    console.log(
      `  memory of dev                      ${memoryBefore} MB without the studio, ${megabytes()} MB after all this`,
    );
  } finally {
    await server.stop();
  }
}

async function repeat(count: number, step: (turn: number) => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  for (let turn = 0; turn < count; turn += 1) figures.push(await step(turn));
  return figures;
}

function inWords(values: number[]): string {
  const { min, median } = spread(values);
  return `minimum ${min.toFixed(0)}, median ${median.toFixed(0)}, maximum ${Math.max(...values).toFixed(0)}`;
}
