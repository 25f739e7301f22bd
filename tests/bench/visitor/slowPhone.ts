import type { Browser, Page } from '@playwright/test';
import { slowDown } from '../slowDown.ts';
import { size } from '../smoke.ts';
import { asVisitor } from './visitor.ts';

/** Milliseconds on a slow phone: 150 ms round trips, 1.6 Mbps, a processor eight times as slow as this machine's. */
export interface SlowPhone {
  fcp: number;
  lcp: number;
  /** Time from the touch on the menu button to the first frame with the menu; undefined if there is none. */
  menu?: number;
  /** Time from the touch on the second tab to its panel, on an idle page; undefined if there is none. */
  tab?: number;
}

const slowness = { roundTripMs: 150, processor: 8 };

/** Measures a page, each figure in a separate visit. */
export async function measureSlowPhone(browser: Browser, url: string): Promise<SlowPhone> {
  const visit = <Result>(measure: (page: Page) => Promise<Result>) =>
    asVisitor(browser, async (page, context) => {
      await slowDown(page, context, slowness);
      return measure(page);
    });
  const paints = await visit((page) => readPaints(page, url));
  const menu = await visit((page) => tapMenu(page, url));
  const tab = await visit((page) => tapTab(page, url));
  return { ...paints, menu, tab };
}

/** Time to wait for the largest paint after the load event, ms. */
const paintMs = size(3000, 300);

async function readPaints(page: Page, url: string): Promise<{ fcp: number; lcp: number }> {
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(paintMs);
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
      });
    const [paint, largest] = [await entries('paint'), await entries('largest-contentful-paint')];
    const fcp = paint.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    return { fcp: Math.round(fcp), lcp: Math.round(largest.at(-1)?.startTime ?? 0) };
  });
}

/** Time from a touch to the first frame in which an element is visible. */
async function timeToShow(page: Page, selector: string, tap: () => Promise<void>): Promise<number> {
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const check = (now: number) => {
              if (document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }))
                done(Math.round(now - timeStamp));
              else requestAnimationFrame(check);
            };
            requestAnimationFrame(check);
          },
          { capture: true, once: true },
        );
      }),
    selector,
  );
  // Both at once: a failed touch must be reported as such, and not as a missing element.
  const [ms] = await Promise.all([shown, tap()]);
  return ms;
}

async function tapMenu(page: Page, url: string): Promise<number | undefined> {
  await page.goto(url, { waitUntil: 'commit' });
  const button = page.locator('button[popovertarget=menu]').first();
  await button.waitFor({ state: 'visible', timeout: 60_000 });
  return timeToShow(page, '#menu:popover-open', () => button.tap());
}

async function tapTab(page: Page, url: string): Promise<number | undefined> {
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  const tab = page.locator('main [role=tab]').nth(1);
  if ((await tab.count()) === 0) return undefined;
  await tab.scrollIntoViewIfNeeded();
  return timeToShow(page, 'main [role=tab]:nth-child(2)[aria-selected=true]', () => tab.tap());
}
