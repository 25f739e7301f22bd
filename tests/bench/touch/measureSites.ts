import type { Browser } from '@playwright/test';
import { describeRuns } from '../figures.ts';
import type { MeasuredSite } from '../sites/sites.ts';
import type { Control } from './controls.ts';
import { measureInteractions } from './interactionsOf.ts';
import type { VisitName } from './measuredPage.ts';
import type { Results } from './results.ts';
import { touchControl } from './touchControl.ts';
import { measureVisitBytes } from './visitBytes.ts';

/** Sites and parts to measure, and the number of runs. */
export interface Plan {
  sites: MeasuredSite[];
  /** Round trips, ms. */
  networks: number[];
  visits: VisitName[];
  /** Number of visits for each touch, and of walks through the pages. */
  runs: number;
}

/**
 * Touches every control in each kind of visit, on each network.
 * @param fail called with a message for each measurement that failed
 */
export async function measureTouches(
  browser: Browser,
  controls: Control[],
  { sites, networks, visits, runs }: Plan,
  fail: (sentence: string) => void,
): Promise<Results['touches']> {
  const all = networks.flatMap((network) => visits.map((visit) => ({ network, visit })));
  const results: Results['touches'] = [];
  for (const control of controls)
    for (const visit of all) {
      const name = `${control.name}, ${visit.network} ms ${visit.visit}`;
      try {
        const touches = await inTurns(sites, runs, ({ url }) =>
          touchControl(browser, new URL(control.route, url).href, control, visit),
        );
        results.push({ control: control.name, ...visit, sites: touches });
        const reactions = touches.map((ofSite) => describeRuns(ofSite.map(({ reaction }) => reaction)));
        console.error(`  ${name}: ${reactions.join(' : ')} ms`);
      } catch (error) {
        // One missing control does not end a measurement of many minutes.
        fail(`${name}: ${(error as Error).message}`);
      }
    }
  return results;
}

/**
 * Measures the sites one after the other, in each run.
 * @returns the figures of each site, run by run
 */
async function inTurns<Figures>(
  sites: MeasuredSite[],
  runs: number,
  measure: (site: MeasuredSite) => Promise<Figures>,
): Promise<Figures[][]> {
  const figures: Figures[][] = sites.map(() => []);
  for (let run = 0; run < runs; run++)
    for (const [index, site] of sites.entries()) figures[index]?.push(await measure(site));
  return figures;
}

/** Visits pages and counts their transferred bytes. */
export async function measureBytes(browser: Browser, routes: string[], { sites }: Plan): Promise<Results['bytes']> {
  const results: Results['bytes'] = [];
  for (const route of routes) {
    const figures = [];
    for (const { url } of sites) figures.push(await measureVisitBytes(browser, new URL(route, url).href));
    results.push({ route, sites: figures });
  }
  return results;
}

/** Uses some pages one after the other, on the fastest of the networks: interactions hardly wait for it. */
export const measureVisits = (
  browser: Browser,
  routes: string[],
  { sites, networks, runs }: Plan,
): Promise<Results['interactions']> =>
  inTurns(sites, runs, ({ url }) => measureInteractions(browser, { url, routes, network: Math.min(...networks) }));
