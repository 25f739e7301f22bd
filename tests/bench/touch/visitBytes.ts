import type { Browser } from '@playwright/test';
import { size } from '../smoke.ts';
import { followTraffic, type Traffic } from '../visitor/traffic.ts';
import { useEverything } from '../visitor/useEverything.ts';
import { asVisitor } from '../visitor/visitor.ts';

/** Bytes that a visit transfers, bodies and headers, prefetched ones included. */
export interface VisitBytes {
  untouched: Traffic;
  /** Traffic after everything on the page was used. */
  used: Traffic;
  /** The router's share, bytes; 0 for a program without client navigation. */
  router: number;
}

/** Time for which an untouched page is watched after its load event, ms. */
const idleMs = size(8000, 300);

const routerFile = /\/assets\/router-[^/]*\.js$/;

/** Visits a page as a fast phone with an empty cache, waits, then uses everything on it. */
export function measureVisitBytes(browser: Browser, url: string): Promise<VisitBytes> {
  return asVisitor(browser, async (page, context) => {
    const traffic = await followTraffic(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(idleMs);
    const untouched = traffic.read();
    await useEverything(page);
    return { untouched, used: traffic.read(), router: traffic.bytesOf(routerFile) };
  });
}
