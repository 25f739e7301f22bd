import type { Browser } from '@playwright/test';
import type { Control } from './controls.ts';
import { measureInteractions } from './interactionsOf.ts';
import { medianTouch } from './medianTouch.ts';
import type { Results } from './results.ts';
import { type Touch, touchControl } from './touchControl.ts';
import { measureVisitBytes } from './visitBytes.ts';

/** What is measured where, and how often. */
export interface Plan {
  /** Addresses of one or two sites. */
  urls: string[];
  /** Round trips, ms. */
  networks: number[];
  /** Visits for each touch. */
  runs: number;
}

/** Touches every control, cold and prefetched, on each network. @param fail hears of what could not be measured */
export async function measureTouches(
  browser: Browser,
  controls: Control[],
  { urls, networks, runs }: Plan,
  fail: (sentence: string) => void,
): Promise<Results['touches']> {
  const visits = networks.flatMap((network) => [false, true].map((prefetch) => ({ network, prefetch })));
  const results: Results['touches'] = [];
  for (const control of controls)
    for (const visit of visits) {
      const name = `${control.name}, ${visit.network} ms ${visit.prefetch ? 'prefetched' : 'cold'}`;
      const touch = (url: string) => touchControl(browser, new URL(control.route, url).href, control, visit);
      try {
        const sites = await inTurns(urls, runs, touch);
        results.push({ control: control.name, ...visit, sites });
        console.error(`  ${name}: ${sites.map(({ reaction }) => `${reaction ?? 'never'} ms`).join(' : ')}`);
      } catch (error) {
        // One control that is missing does not end what takes many minutes.
        fail(`${name}: ${(error as Error).message}`);
      }
    }
  return results;
}

/** Measures the sites one after the other, as often as there are runs. @returns the median of each */
async function inTurns(urls: string[], runs: number, measure: (url: string) => Promise<Touch>): Promise<Touch[]> {
  const touches: Touch[][] = urls.map(() => []);
  for (let run = 0; run < runs; run++)
    for (const [site, url] of urls.entries()) touches[site]?.push(await measure(url));
  return touches.map(medianTouch);
}

/** Visits pages and counts what they transfer. */
export async function measureBytes(browser: Browser, routes: string[], { urls }: Plan): Promise<Results['bytes']> {
  const results: Results['bytes'] = [];
  for (const route of routes) {
    const sites = [];
    for (const url of urls) sites.push(await measureVisitBytes(browser, new URL(route, url).href));
    results.push({ route, sites });
  }
  return results;
}

/** Uses some pages one after the other, on the fastest of the networks: interactions hardly wait for it. */
export async function measureVisits(
  browser: Browser,
  routes: string[],
  { urls, networks }: Plan,
): Promise<Results['interactions']> {
  const results: Results['interactions'] = [];
  for (const url of urls)
    results.push(await measureInteractions(browser, { url, routes, network: Math.min(...networks) }));
  return results;
}
