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
import { measureInteractions } from './interactionsOf.ts';
import { medianTouch } from './medianTouch.ts';
import type { Results } from './results.ts';
import { serveSites } from './sites.ts';
import { describeResults } from './table.ts';
import { type Touch, touchControl } from './touchControl.ts';
import { measureVisitBytes } from './visitBytes.ts';

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
const networks = (given.networks ?? '').split(',').map(Number);
const onRoutes = (all: string[]) => routes ?? all;

/** The controls that were asked for. @throws CannotRun when there are none */
function chosenControls(): Control[] {
  const names = given.controls?.split(',') ?? [''];
  const chosen = controls.filter(
    ({ name, route }) => names.some((part) => name.includes(part)) && (routes?.includes(route) ?? true),
  );
  if (chosen.length > 0) return chosen;
  throw new CannotRun(`No control is called that. There are: ${controls.map(({ name }) => name).join(', ')}.`);
}

/** What could not be measured, in words: one control that is missing does not end what takes many minutes. */
const failures: string[] = [];

async function measureTouches(browser: Browser, urls: string[]): Promise<Results['touches']> {
  const results: Results['touches'] = [];
  for (const control of chosenControls())
    for (const network of networks)
      for (const prefetch of [false, true]) {
        const name = `${control.name}, ${network} ms ${prefetch ? 'prefetched' : 'cold'}`;
        const visit = (url: string) =>
          touchControl(browser, new URL(control.route, url).href, control, { network, prefetch });
        try {
          results.push({ control: control.name, network, prefetch, sites: await inTurns(urls, visit) });
          console.error(
            `  ${name}: ${results
              .at(-1)
              ?.sites.map(({ reaction }) => `${reaction ?? 'never'} ms`)
              .join(' : ')}`,
          );
        } catch (error) {
          failures.push(`${name}: ${(error as Error).message}`);
        }
      }
  return results;
}

/** Measures the sites one after the other, as often as there are runs. @returns the median of each */
async function inTurns(urls: string[], measure: (url: string) => Promise<Touch>): Promise<Touch[]> {
  const touches: Touch[][] = urls.map(() => []);
  for (let run = 0; run < Number(runs); run++)
    for (const [site, url] of urls.entries()) touches[site]?.push(await measure(url));
  return touches.map(medianTouch);
}

async function measureBytes(browser: Browser, urls: string[]): Promise<Results['bytes']> {
  const results: Results['bytes'] = [];
  for (const route of onRoutes(pagesForBytes)) {
    const sites = [];
    for (const url of urls) sites.push(await measureVisitBytes(browser, new URL(route, url).href));
    results.push({ route, sites });
  }
  return results;
}

async function measureVisits(browser: Browser, urls: string[]): Promise<Results['interactions']> {
  const results: Results['interactions'] = [];
  for (const url of urls)
    results.push(
      await measureInteractions(browser, { url, routes: onRoutes(pagesOfVisit), network: Math.min(...networks) }),
    );
  return results;
}

await runCommand(async () => {
  const sites = await serveSites(given);
  const browser = await launchBrowser();
  try {
    const results: Results = {
      touches: parts.includes('touches') ? await measureTouches(browser, sites.urls) : [],
      bytes: parts.includes('bytes') ? await measureBytes(browser, sites.urls) : [],
      interactions: parts.includes('interactions') ? await measureVisits(browser, sites.urls) : [],
    };
    console.log([describeResults(results), ...failures].join('\n'));
    if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  } finally {
    await browser.close();
    await sites.close();
  }
  return failures.length > 0 ? 1 : 0;
});
