import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { alignColumns } from '../columns.ts';
import { median } from '../figures.ts';
import { size } from '../smoke.ts';
import { duplicateBlock, typeInField } from './blocks.ts';
import { workInChanges } from './changes.ts';
import { routeWithBlocks, writeLargeSite, writeNewPages } from './largeSite.ts';
import { openSite } from './openSite.ts';
import { expandTree } from './tree.ts';

/** Figures of something, ms. */
type Figures = Map<string, number[]>;

const small = { pages: 10, blocks: 10, changes: 10 };
const large = size({ pages: 1500, blocks: 200, changes: 2500 }, { pages: 12, blocks: 12, changes: 50 });
const times = size(12, 1);
const words = size(12, 1);

/**
 * Measures what is done with many pages, blocks and changes, each beside the same with ten of them, in one run.
 * @param folder where sites are written
 */
export async function measureLarge(folder: string, browser: Browser): Promise<void> {
  const load = loadavg()[0]?.toFixed(1);
  const few = await measureSite(join(folder, 'few'), small, browser);
  const many = await measureSite(join(folder, 'many'), large, browser);
  const lines = [...many].map(([name, figures]) => {
    const beside = few.get(name) ?? [];
    return [`  ${name}`, inWords(beside), inWords(figures), (median(figures) / median(beside)).toFixed(1)];
  });
  console.log(`${inNumbers(large)}, beside ${inNumbers(small)}, load average ${load} to ${loadavg()[0]?.toFixed(1)}`);
  console.log('ms, median and 95th percentile');
  for (const line of alignColumns([['', 'few', 'many', 'ratio of the medians'], ...lines])) console.log(line);
}

const inNumbers = ({ pages, blocks, changes }: typeof small) =>
  `${pages} pages, ${blocks} blocks, ${changes} new files`;

const inWords = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return `${median(values).toFixed(0)}, ${sorted[Math.ceil(sorted.length * 0.95) - 1]?.toFixed(0)}`;
};

async function measureSite(
  folder: string,
  { pages: count, blocks, changes }: typeof small,
  browser: Browser,
): Promise<Figures> {
  const site = { pages: join(folder, 'pages'), count };
  writeLargeSite(site, [blocks]);
  const { server, openTab } = await openSite(site.pages, browser);
  const figures: Figures = new Map();
  try {
    const { page, studio } = await openTab();
    const address = `${studio}/_studio/pages${routeWithBlocks(blocks)}`;
    figures.set('tree of pages, all open', await expandTree(page, address, count, times));
    figures.set('key to paint, in a field', await typeInField(page, address, blocks, words));
    figures.set('block duplicated in the outline', await duplicateBlock(page, address, blocks, times));
    writeNewPages(site, changes);
    for (const [name, ms] of await workInChanges(page, studio, changes, size(4, 1))) figures.set(name, ms);
    await page.close();
  } finally {
    await server.stop();
  }
  return figures;
}
