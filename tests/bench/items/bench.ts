/*
 * npm run bench -- items [sizes] [runs]: a page for each item of a list of 10,000 and of 100,000 (when left out), made by
 * a template, beside Eleventy and Hugo doing the same: everything anew, and after one item was changed. Lintel stands
 * there with and without the index of its search. Memory is the peak of all processes; per page, what more pages need
 * more. For Lintel also the time until dev shows its first page. What takes longer than a minute is run once.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHugo, hugoVersion } from '../build/hugo.ts';
import { prepareLintel } from '../build/lintel.ts';
import type { Site } from '../build/tool.ts';
import { alignColumns } from '../columns.ts';
import { startProcess } from '../dev/devProcess.ts';
import { describeRuns, median } from '../figures.ts';
import { ensurePeers } from '../peers/peers.ts';
import type { ProcessFigures } from '../processes.ts';
import { measureProcessTree } from '../processTree.ts';
import { size } from '../smoke.ts';
import { type ItemTool, openEleventyItems, openHugoItems, openLintelItems } from './tools.ts';
import { createItems, routeOf } from './writeItems.ts';

const [sizes = size('10000,100000', '30'), runs = size('3', '1')] = process.argv.slice(2);
const hasPeers = size(true, false);
/** Duration above which a program is run only once, ms. */
const patience = 60_000;
const editedIndex = 7;

interface Row {
  tool: ItemTool;
  cold: ProcessFigures[];
  changed: ProcessFigures[];
}

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'bench-items-'));
const root = join(import.meta.dirname, '../../..');
/** Peaks of the smallest site by program, MB. */
const smallest = new Map<string, { peak: number; count: number }>();

try {
  if (hasPeers) ensurePeers();
  const hasHugo = hasPeers && ensureHugo() && hasAdapters();
  if (hasPeers && !hasHugo) console.log('There is no Hugo that makes pages of data (0.126 or later): it is left out.');
  for (const count of sizes.split(',').map(Number)) await measureSize(count, hasHugo);
} finally {
  rmSync(folder, { recursive: true });
}

/** True if Hugo has content adapters. */
function hasAdapters(): boolean {
  const [major = 0, minor = 0] = (hugoVersion() ?? '').split('.').map(Number);
  return major > 0 || minor >= 126;
}

async function measureSize(count: number, hasHugo: boolean): Promise<void> {
  const items = createItems(count);
  const siteOf = (name: string): Site => {
    const own = join(folder, `${count}-${name}`);
    mkdirSync(own);
    return { folder: own, pages: join(own, 'pages'), count };
  };
  const lintel = (name: string, hasSearch: boolean) => {
    const site = siteOf(name);
    const cache = join(site.folder, 'cache');
    prepareLintel(site.folder, cache);
    return openLintelItems(site, cache, items, hasSearch);
  };
  const tools = [
    lintel('lintel', false),
    lintel('search', true),
    ...(hasPeers ? [openEleventyItems(siteOf('eleventy'))] : []),
    ...(hasHugo ? [openHugoItems(siteOf('hugo'))] : []),
  ];
  const rows = tools.map((tool): Row => ({ tool, cold: [], changed: [] }));
  for (let run = 0; run < Number(runs); run += 1) {
    const words = `These words were written for run ${run + 1}.`;
    const edited = items.map((item, index) => (index === editedIndex ? { ...item, text: words } : item));
    for (const row of rows.filter(({ cold }) => (cold[0]?.ms ?? 0) < patience)) {
      row.tool.takeItems(items);
      for (const path of row.tool.keeps) rmSync(path, { recursive: true, force: true });
      row.cold.push(await build(row.tool, 'cold'));
      expectPages(row.tool, count);
      row.tool.takeItems(edited);
      row.changed.push(await build(row.tool, 'changed'));
      if (!documentAt(row.tool, editedIndex).includes(words))
        throw new Error(`${row.tool.name} did not take the edit.`);
    }
  }
  print(count, rows);
  await printDev(count, join(folder, `${count}-lintel`, 'pages'));
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

async function build(tool: ItemTool, occasion: 'cold' | 'changed'): Promise<ProcessFigures> {
  const { program, args, cwd, env } = tool.command(occasion, '_data/items.json');
  const figures = await measureProcessTree(program, args, { cwd, env });
  if (figures.status !== 0) throw new Error(`${tool.name} ended with ${figures.status}: ${figures.output}`);
  return figures;
}

function documentAt({ output }: ItemTool, index: number): string {
  return readFileSync(join(output, routeOf(index), 'index.html'), 'utf8');
}

function expectPages(tool: ItemTool, count: number): void {
  const pages = readdirSync(join(tool.output, 'items')).filter((name) => name.startsWith('item-')).length;
  if (pages !== count) throw new Error(`${tool.name} wrote ${pages} pages in place of ${count}.`);
}

function print(count: number, rows: Row[]): void {
  const seconds = (figures: ProcessFigures[]) =>
    describeRuns(
      figures.map(({ ms }) => ms / 1000),
      2,
    );
  console.log(`\n${count} items, seconds, load average ${loadavg()[0]?.toFixed(1)}`);
  const lines = rows.map(({ tool, cold, changed }) => {
    const peak = median(cold.map(({ peakMb }) => peakMb));
    const first = smallest.get(tool.name);
    if (!first) smallest.set(tool.name, { peak, count });
    const perPage = first ? (((peak - first.peak) * 1024) / (count - first.count)).toFixed(1) : '–';
    return [tool.name, seconds(cold), seconds(changed), peak.toFixed(0), perPage];
  });
  const head = ['', 'cold', 'one item changed', 'peak MB', 'kB a page more'];
  for (const line of alignColumns([head, ...lines])) console.log(`  ${line}`);
}

async function printDev(count: number, pages: string): Promise<void> {
  const args = [join(root, 'scripts/compiled.cjs'), join(root, 'scripts/dev.ts'), '--pages', pages];
  const cache = join(pages, '../cache');
  const dev = await startProcess(process.execPath, args, { cwd: root, env: { LINTEL_CACHE: cache } });
  console.log(`  dev: first page after ${(dev.firstPageMs / 1000).toFixed(2)} s (${count} items)`);
  await dev.stop();
}
