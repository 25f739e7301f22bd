/*
 * npm run bench -- touch [--routes /,/courses] [--controls tab,event] [--networks 150,562] [--runs 3]
 *   [--visits cold,saving,settled] [--parts touches,bytes,interactions] [--json FILE]
 *   [--sites lintel,astro,astro-idle] [--output dist] [--beside DIR,NAME=DIR]
 * How fast pages answer touches on a slow phone: CPU ÷ 6, 1.6 Mbps, round trips of 562 and of 150 ms. A control is touched
 * as soon as it is in view (`cold`), so by a visitor who saves data (`saving`), or three seconds later (`settled`).
 * `--sites` also measures the same blocks as islands of Astro, which is installed for that, with `client:visible` and with
 * `client:idle`; `--beside` names further outputs. One run of each in turn.
 */
import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { aboutBeside, aboutSites, type MeasuredSite, serveSites } from '../sites/sites.ts';
import { size } from '../smoke.ts';
import { launchBrowser } from '../visitor/visitor.ts';
import { type Control, controls } from './controls.ts';
import { type VisitName, visits } from './measuredPage.ts';
import { measureBytes, measureTouches, measureVisits } from './measureSites.ts';
import type { Results } from './results.ts';
import { describeResults } from './table.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages' },
  sites: { about: aboutSites, default: 'lintel' },
  output: { about: 'a finished output folder to measure as lintel; built when left out' },
  beside: { about: aboutBeside },
  routes: { about: 'the pages to measure', default: size('all', '/contact-us') },
  controls: { about: 'the controls to touch, or parts of their names; all when left out' },
  networks: { about: 'round trips, ms', default: size('562,150', '150') },
  visits: { about: 'when a control is touched', default: size('cold,saving,settled', 'cold,settled') },
  runs: { about: 'visits for each touch, and walks through the pages; the median counts', default: size('3', '1') },
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

const given = readOptions(options, process.argv.slice(2));
const { runs, parts = '', json } = given;
const routes = given.routes === 'all' ? undefined : given.routes?.split(',');

/**
 * The requested controls.
 * @throws CannotRun when none has such a name
 */
function chosenControls(): Control[] {
  const names = given.controls?.split(',') ?? [''];
  const named = controls.filter(({ name }) => names.some((part) => name.includes(part)));
  if (named.length > 0) return named.filter(({ route }) => routes?.includes(route) ?? true);
  throw new CommandError(`No control is called that. There are: ${controls.map(({ name }) => name).join(', ')}.`);
}

/**
 * The requested kinds of visits.
 * @throws CannotRun for an unknown one
 */
function chosenVisits(): VisitName[] {
  const names = given.visits?.split(',') ?? [];
  const unknown = names.find((name) => !Object.hasOwn(visits, name));
  if (unknown) throw new CommandError(`There is no visit ${unknown}; there are ${Object.keys(visits).join(', ')}.`);
  return names as VisitName[];
}

/** The pages that each part visits. */
const routesOf = () => ({
  touches: chosenControls().map(({ route }) => route),
  bytes: routes ?? pagesForBytes,
  interactions: routes ?? pagesOfVisit,
});

/** All pages that are going to be visited: the compared sites have no others. */
const visitedRoutes = () => [
  ...new Set(Object.entries(routesOf()).flatMap(([part, all]) => (parts.includes(part) ? all : []))),
];

async function measure(browser: Browser, sites: MeasuredSite[]): Promise<number> {
  const networks = (given.networks ?? '').split(',').map(Number);
  const plan = { sites, networks, visits: chosenVisits(), runs: Number(runs) };
  const failures: string[] = [];
  const results: Results = {
    names: sites.map(({ name }) => name),
    touches: parts.includes('touches')
      ? await measureTouches(browser, chosenControls(), plan, (sentence) => failures.push(sentence))
      : [],
    bytes: parts.includes('bytes') ? await measureBytes(browser, routesOf().bytes, plan) : [],
    interactions: parts.includes('interactions') ? await measureVisits(browser, routesOf().interactions, plan) : [],
  };
  console.log([describeResults(results), ...failures].join('\n'));
  if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  return failures.length > 0 ? 1 : 0;
}

await runCommand({ name: 'bench', about: 'Measures touches.', options }, async () => {
  chosenVisits();
  const { pages = '', sites: names = '', output, beside } = given;
  const { sites, close } = await serveSites({ pages, routes: visitedRoutes(), sites: names, output, beside });
  const browser = await launchBrowser();
  try {
    return await measure(browser, sites);
  } finally {
    await browser.close();
    await close();
  }
});
