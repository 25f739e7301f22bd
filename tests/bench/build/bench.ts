/*
 * npm run bench -- build [sizes] [runs] [--peers eleventy,hugo,astro,astro-collection,next]: sites of 100, 1,000 and
 * 10,000 pages (when left out) of about ten blocks are built by Lintel and by others, all of them in turns: everything
 * anew, after a text of one page was edited, and after nothing was. Beside them stands the floor, a bare script that
 * reads, parses and writes as much, and for what changed one that hashes all pages. What takes longer than half a
 * minute is run once for each size.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePages } from '../pages/writePages.ts';
import { ensurePeers } from '../peers/peers.ts';
import { openFloor } from './floor.ts';
import { ensureHugo } from './hugo.ts';
import { lastCodeChange, openLintel, prepareLintel } from './lintel.ts';
import { measureSite } from './measureSite.ts';
import { type Options, readOptions } from './options.ts';
import { prepareFolder } from './project.ts';
import type { Figures } from './results.ts';
import { printConditions, printGrowth, printSize } from './tables.ts';
import type { Site } from './tool.ts';

const options = readOptions(process.argv.slice(2));
// In memory if possible: the program is measured, not the disk.
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'bench-build-'));
const cache = join(folder, 'cache');

try {
  if (options.peers.length) ensurePeers();
  const peers = options.peers.filter(([name]) => name !== 'hugo' || ensureHugo());
  if (peers.length < options.peers.length) console.log('Hugo could not be installed: it is left out.');
  prepareLintel(folder, cache);
  printConditions();
  const all: [count: number, figures: Figures[]][] = [];
  for (const count of options.sizes) {
    const start = Date.now();
    const figures = await measure(count, peers);
    all.push([count, figures]);
    printSize(count, options.runs, figures);
    if (lastCodeChange() > start) console.log("  Lintel's own code changed meanwhile: do not use its figures.");
  }
  printGrowth(all);
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(count: number, peers: Options['peers']): Promise<Figures[]> {
  const site: Site = { folder: join(folder, String(count)), pages: join(folder, String(count), 'pages'), count };
  mkdirSync(site.folder);
  writePages(site.pages, count);
  prepareFolder(site);
  const lintel = openLintel(site, cache);
  const tools = [lintel, ...peers.map(([, open]) => open(site)), openFloor(site, lintel)];
  const figures = await measureSite(site, tools, options.runs);
  rmSync(site.folder, { recursive: true });
  return figures;
}
