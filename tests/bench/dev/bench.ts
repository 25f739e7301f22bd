/*
 * npm run bench -- dev [pages…]: sites of so many pages (100, 1,000 and 10,000 when left out) while they are edited.
 * Prints how long it takes from the start of `npm run dev` until the first page has arrived and until it follows saves in
 * Chromium, and from a save until the open page shows it, beside the floor: a watcher that sends the text of the saved
 * file to the page.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../browser/chromium.ts';
import { writePages } from '../pages/writePages.ts';
import { spread } from '../processes.ts';
import { size } from '../smoke.ts';
import { type RunningServer, startProcess } from './devProcess.ts';
import { measureSaves } from './saves.ts';

const starts = size(5, 1);
const saves = size(20, 2);

const root = join(import.meta.dirname, '../../..');
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : size([100, 1000, 10_000], [10]);
// In memory if possible: the program is measured, not the disk.
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'bench-dev-'));
const startDev = (pages: string) =>
  startProcess('npm', ['run', '--silent', 'dev', '--', '--pages', pages], {
    cwd: root,
    env: { LINTEL_CACHE: `${pages}-cache` },
  });
const startFloor = (pages: string) =>
  startProcess(process.execPath, [join(import.meta.dirname, 'floor.mjs'), '--pages', pages], { cwd: root, env: {} });

const browser = await chromium.launch(launchOptions);
try {
  for (const count of sizes) await measure(count, browser);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

async function measure(count: number, browser: Browser): Promise<void> {
  const pages = join(folder, String(count));
  writePages(pages, count);
  // The first start has an empty cache: it also compiles the code, and reads every page.
  const [cold = [], ...warm] = await measureStarts(() => startDev(pages), browser);
  const [lintel, floor] = [await startDev(pages), await startFloor(pages)];
  try {
    const seen = await measureSaves({ browser, pages, saves, urls: { lintel: lintel.url, floor: floor.url } });
    console.log(`${count} pages, load average ${loadavg()[0]?.toFixed(1)}; ms`);
    for (const [index, what] of ['start to first page', 'start to a page that follows'].entries())
      console.log(
        `  ${what.padEnd(32)} ${inWords(warm.map((times) => times[index] ?? 0))}, the very first ${cold[index]?.toFixed(0)}`,
      );
    console.log(`  save to seen in Chromium         ${inWords(seen.lintel)}`);
    console.log(`  save to seen in Chromium, floor  ${inWords(seen.floor)}`);
  } finally {
    await Promise.all([lintel.stop(), floor.stop()]);
  }
}

/** For each start, the times until the first page has arrived, and until a tab in Chromium follows saves. */
async function measureStarts(start: () => Promise<RunningServer>, browser: Browser): Promise<number[][]> {
  const times: number[][] = [];
  for (let run = 0; run <= starts; run += 1) {
    const server = await start();
    const tab = await browser.newPage();
    await tab.goto(server.url);
    await tab.evaluate((address) => import(address), '/src/client/dev.ts');
    times.push([server.firstPageMs, performance.now() - server.startedAt]);
    await tab.close();
    await server.stop();
  }
  return times;
}

function inWords(times: number[]): string {
  const { min, median } = spread(times);
  return `minimum ${min.toFixed(0)}, median ${median.toFixed(0)}, maximum ${Math.max(...times).toFixed(0)}`;
}
