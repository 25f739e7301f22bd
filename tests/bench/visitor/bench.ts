/*
 * npm run bench -- visitor [--routes /,/about/location] [--runs 3] [--parts lighthouse,phone] [--json FILE]
 * What a page costs a visitor, beside the same page as a client-rendered app.
 */
import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { readOptions } from '#engine/problems/commandLine.ts';
import { size } from '../smoke.ts';
import { documentBytes } from './documentBytes.ts';
import { measureLoad } from './load.ts';
import type { Measured, PageResult } from './results.ts';
import { runLighthouse } from './runLighthouse.ts';
import { serveSites } from './site.ts';
import { measureSlowPhone } from './slowPhone.ts';
import { describeResults } from './table.ts';
import { launchBrowser } from './visitor.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  routes: { about: 'the pages to measure', default: size('/,/about/location,/courses,/contact-us,/spotlights', '/') },
  runs: { about: 'runs of Lighthouse for each page; the median counts', default: '3' },
  parts: { about: 'what to measure beside the bytes', default: size('lighthouse,phone', 'phone') },
  json: { about: 'a file for the results', default: 'none' },
};

const { pages = '', routes = '', runs = '', parts = '', json = '' } = readOptions(options, process.argv.slice(2));

async function measurePage(browser: Browser, url: string): Promise<Measured> {
  return {
    load: await measureLoad(browser, url),
    slowPhone: parts.includes('phone') ? await measureSlowPhone(browser, url) : undefined,
    lighthouse: parts.includes('lighthouse') ? await runLighthouse(url, Number(runs)) : undefined,
  };
}

const sites = await serveSites(pages, routes.split(','));
const browser = await launchBrowser();
try {
  const results: PageResult[] = [];
  for (const route of routes.split(',')) {
    const lintel = await measurePage(browser, new URL(route, sites.lintel.url).href);
    const clientRendered = await measurePage(browser, new URL(route, sites.clientRendered.url).href);
    results.push({ route, lintel: { ...lintel, document: documentBytes(sites.directory, route) }, clientRendered });
  }
  console.log(describeResults(results));
  if (json !== 'none') writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
} finally {
  await browser.close();
  await sites.close();
}
