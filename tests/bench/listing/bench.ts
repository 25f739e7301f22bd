/*
 * npm run bench -- listing [items]: a catalogue of so many items (1,000 when left out) on a phone whose CPU is four
 * times slower. Prints what its page weighs, and how long a key takes from input to painted result.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { buildSite } from '#engine/make/build.ts';
import { brotliBytes } from '#engine/make/output/pageBytes.ts';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { launchOptions } from '../../browser/chromium.ts';
import { size } from '../smoke.ts';
import { writeCatalogue } from './writeCatalogue.ts';

const slowdown = 4;
const words = size(['robotics', 'civil', 'project 77'], ['civil']);

const items = Number(process.argv[2] ?? size(1000, 20));
const folder = mkdtempSync(join(tmpdir(), 'bench-listing-'));
const out = join(folder, 'dist');
writeCatalogue(join(folder, 'pages'), items);
const { ok } = await buildSite({ pages: join(folder, 'pages'), out });
if (!ok) throw new Error('The generated catalogue has errors.');
const server = await startServer({ directory: out, port: 0 });
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(server.url);
  await page.waitForSelector('[data-block=listing][data-live]');
  const samples = await typeAndMeasure(page);
  const file = (name: string) => (brotliBytes(readFileSync(join(out, name))) / 1000).toFixed(1);
  // A short list has only its document.
  const islands = await page.locator('main').getAttribute('data-islands');
  console.log(`${items} items, CPU ÷ ${slowdown}, load average ${loadavg()[0]?.toFixed(1)}`);
  console.log(`  document ${file('index.html')} kB, data ${islands ? file(islands) : 0} kB (brotli)`);
  console.log(`  key to painted result, ms, over ${samples.length} keys: ${quantiles(samples)}`);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}

/**
 * Types and deletes a few words.
 * @returns for each key the time from its input event to the next frame, ms
 */
async function typeAndMeasure(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const samples: number[] = [];
    Object.assign(window, { samples });
    // No function in here may have a name: tsx would call a helper that is missing in the page.
    document.querySelector('input[type=search]')?.addEventListener(
      'input',
      () => {
        const start = performance.now();
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () => samples.push(performance.now() - start);
          painted.port2.postMessage(0);
        });
      },
      true,
    );
  });
  const field = page.locator('input[type=search]').first();
  await field.click();
  for (const word of words) {
    await field.pressSequentially(word, { delay: 150 });
    for (const _ of word) await page.keyboard.press('Backspace', { delay: 120 });
  }
  return page.evaluate(() => (window as unknown as { samples: number[] }).samples);
}

function quantiles(samples: number[]): string {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0);
  return `minimum ${at(0)}, median ${at(0.5)}, 95 % ${at(0.95)}, maximum ${at(1)}`;
}
