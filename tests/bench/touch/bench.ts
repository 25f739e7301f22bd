/*
 * npm run bench -- touch [--routes /,/courses] [--controls tab,event] [--networks 150,562] [--runs 3]
 *   [--parts touches,bytes,interactions] [--output dist] [--beside DIR] [--json FILE]
 * How fast pages answer touches on a slow phone: CPU ÷ 6, 1.6 Mbps, round trips of 562 and of 150 ms. With `--beside`
 * a second output is measured in turns, and figures read `beside : site`.
 */
import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { CannotRun, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { size } from '../smoke.ts';
import { launchBrowser } from '../visitor/visitor.ts';
import { type Control, controls } from './controls.ts';
import { measureBytes, measureTouches, measureVisits } from './measureSites.ts';
import type { Results } from './results.ts';
import { serveSites } from './sites.ts';
import { describeResults } from './table.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  output: { about: 'a finished output folder to measure; built when left out' },
  beside: { about: 'a second finished output folder, to compare with' },
  routes: { about: 'the pages to measure', default: size('all', '/contact-us') },
  controls: { about: 'the controls to touch, or parts of their names; all when left out' },
  networks: { about: 'round trips, ms', default: size('562,150', '150') },
  runs: { about: 'visits for each touch; the median counts', default: size('3', '1') },
  parts: { about: 'what to measure', default: 'touches,bytes,interactions' },
  json: { about: 'a file for the results' },
};

const pagesForBytes = [
  '/',
  '/about/location',
  '/courses',
  '/courses/btech-computer-science-engineering',
  '/contact-us',
  '/spotlights',
];

const pagesOfVisit = [
  ...pagesForBytes,
  '/courses/undergraduate',
  '/placements/industry-tie-ups',
  '/placements/our-recruiters',
  '/gallery',
];

const { runs, parts = '', json, ...given } = readOptions(options, process.argv.slice(2));
const routes = given.routes === 'all' ? undefined : given.routes?.split(',');

/** The controls that were asked for. @throws CannotRun when none has such a name */
function chosenControls(): Control[] {
  const names = given.controls?.split(',') ?? [''];
  const named = controls.filter(({ name }) => names.some((part) => name.includes(part)));
  if (named.length > 0) return named.filter(({ route }) => routes?.includes(route) ?? true);
  throw new CannotRun(`No control is called that. There are: ${controls.map(({ name }) => name).join(', ')}.`);
}

async function measure(browser: Browser, urls: string[]): Promise<number> {
  const plan = { urls, networks: (given.networks ?? '').split(',').map(Number), runs: Number(runs) };
  const failures: string[] = [];
  const results: Results = {
    touches: parts.includes('touches')
      ? await measureTouches(browser, chosenControls(), plan, (sentence) => failures.push(sentence))
      : [],
    bytes: parts.includes('bytes') ? await measureBytes(browser, routes ?? pagesForBytes, plan) : [],
    interactions: parts.includes('interactions') ? await measureVisits(browser, routes ?? pagesOfVisit, plan) : [],
  };
  console.log([describeResults(results), ...failures].join('\n'));
  if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  return failures.length > 0 ? 1 : 0;
}

await runCommand({ name: 'bench', about: 'Measures touches.', options }, async () => {
  chosenControls();
  const sites = await serveSites(given);
  const browser = await launchBrowser();
  try {
    return await measure(browser, sites.urls);
  } finally {
    await browser.close();
    await sites.close();
  }
});
