import type { Browser } from '@playwright/test';
import type { MeasuredSite } from '../sites/sites.ts';
import { documentBytes } from './documentBytes.ts';
import { measureLoad } from './load.ts';
import type { Measured, PageResult } from './results.ts';
import { audit } from './runLighthouse.ts';
import { measureSlowPhone } from './slowPhone.ts';

/** Parts to measure of a page, and the number of runs. */
export interface Plan {
  /** Number of timed runs; bytes are counted once. */
  runs: number;
  lighthouse: boolean;
  phone: boolean;
}

/** Measures a page of all sites, one run of each in turn, so that other load of the machine affects all alike. */
export async function measurePage(
  browser: Browser,
  sites: MeasuredSite[],
  route: string,
  plan: Plan,
): Promise<PageResult> {
  const measured = new Map<MeasuredSite, Measured>();
  for (const site of sites) measured.set(site, await measureBytes(browser, site, route));
  for (let run = 0; run < plan.runs; run++)
    for (const [site, { lighthouse, slowPhone }] of measured) {
      const url = new URL(route, site.url).href;
      if (plan.lighthouse) lighthouse.push(await audit(url));
      if (plan.phone) slowPhone.push(await measureSlowPhone(browser, url));
    }
  return { route, sites: Object.fromEntries([...measured].map(([{ name }, figures]) => [name, figures])) };
}

const measureBytes = async (browser: Browser, site: MeasuredSite, route: string): Promise<Measured> => ({
  load: await measureLoad(browser, new URL(route, site.url).href),
  document: documentBytes(site.directory, route),
  lighthouse: [],
  slowPhone: [],
});
