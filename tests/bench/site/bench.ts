/*
 * npm run bench -- site [--routes /,/about] [--runs 1]: Lighthouse's mobile audit of every page of the sitemap, and what
 * a first view of it loads.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from '#engine/make/build.ts';
import { readOptions } from '#engine/problems/commandLine.ts';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { size } from '../smoke.ts';
import { measureLoad } from '../visitor/load.ts';
import { runLighthouse } from '../visitor/runLighthouse.ts';
import { launchBrowser } from '../visitor/visitor.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  routes: { about: 'the pages to measure; all of the sitemap when left out' },
  runs: { about: 'runs of Lighthouse for each page; the median counts', default: '1' },
};

const { pages = '', routes, runs = '' } = readOptions(options, process.argv.slice(2));
const directory = mkdtempSync(join(tmpdir(), 'bench-site-'));
const { ok } = await buildSite({ pages: resolve(pages), out: directory, compress: true });
if (!ok) throw new Error(`${pages} has errors: npm run check says which.`);
const server = await startServer({ directory, port: 0 });
const browser = await launchBrowser();
try {
  const all = routes?.split(',') ?? (await sitemapRoutes()).slice(0, size(undefined, 1));
  console.log(`Lighthouse mobile: performance, accessibility, best practices, search; load average ${loadavg()[0]}`);
  for (const route of all) await measure(route);
} finally {
  await browser.close();
  await server.close();
  rmSync(directory, { recursive: true });
}

async function sitemapRoutes(): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', server.url))).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function measure(route: string): Promise<void> {
  const url = new URL(route, server.url).href;
  const { scores, lcp, tbt, cls, failed } = await runLighthouse(url, Number(runs));
  const { firstView } = await measureLoad(browser, url);
  const weight = `${(firstView.total / 1000).toFixed(0)} kB in ${firstView.requests}`;
  const audits = scores.every((score) => score === 100) ? '' : failed.join(' ');
  console.log(`  ${route.padEnd(54)} ${scores.join('/')}  LCP ${lcp}  TBT ${tbt}  CLS ${cls}  ${weight}  ${audits}`);
}
