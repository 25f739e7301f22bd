import type { Browser, ElementHandle, Page } from '@playwright/test';
import { size } from '../smoke.ts';
import { asVisitor } from '../visitor/visitor.ts';
import type { Interaction } from './inPage/interactions.ts';
import { measurePage } from './measuredPage.ts';

export interface PageInteraction extends Interaction {
  route: string;
}

/**
 * Controls to touch on a page, one of each if it exists: two tabs, an arrow, a dot, a choice, a disclosure, a picture.
 */
const touched = [
  'main [role=tab][aria-selected=false]',
  'main [role=tab][aria-selected=false]',
  'main [aria-label=Next]',
  'main [aria-label="Go to slide 2"]',
  'main button[aria-expanded=false]',
  'main summary',
  'main [aria-pressed=false]',
  'main li figure button',
  'dialog[open] button',
  'main [data-block=form] [type=submit]',
];

/** They come last: an open menu blocks touches on the page. */
const menuButtons = ['[popovertarget=menu]', '[popovertarget=menu][popovertargetaction=hide]'];

/** Text for a page's first field, which is part of no name. */
const words = 'civil';

/** Time between two touches of a person in a hurry, ms, and time before the first touch. */
const [pauseMs, lookMs] = size([700, 1500], [50, 50]);

/** Visits pages one after the other, as one visitor with a cache, and uses each. @param network round trip, ms */
export function measureInteractions(
  browser: Browser,
  { url, routes, network }: { url: string; routes: string[]; network: number },
): Promise<PageInteraction[]> {
  return asVisitor(browser, async (page, context) => {
    await measurePage(page, context, { network, visit: 'settled' });
    const all: PageInteraction[] = [];
    for (const route of routes) {
      await page.goto(new URL(route, url).href, { waitUntil: 'load', timeout: 120_000 });
      await page.waitForTimeout(lookMs);
      await touchEverything(page);
      all.push(...(await page.evaluate(() => window.measures.interactions())).map((each) => ({ ...each, route })));
    }
    return all;
  });
}

async function touchEverything(page: Page): Promise<void> {
  for (const selector of touched) await touch(page, selector);
  await typeIntoFirstField(page);
  for (const selector of menuButtons) await touch(page, selector);
}

/** Timeouts for finding and touching a control, ms: a covered control cannot be touched. */
const [lookedForMs, triedForMs] = size([500, 5000], [300, 1000]);

/**
 * Touches the first match.
 * @returns true if there was one
 */
async function touch(page: Page, selector: string): Promise<boolean> {
  const found = page.locator(`${selector} >> visible=true`).first();
  const element = await found.elementHandle({ timeout: lookedForMs }).catch(() => null);
  if (!element) return false;
  await bringIntoView(element);
  const isTouched = await element.tap({ timeout: triedForMs }).then(
    () => true,
    () => false,
  );
  await page.waitForTimeout(pauseMs);
  return isTouched;
}

const bringIntoView = (element: ElementHandle): Promise<void> =>
  element.evaluate((node) => (node as Element).scrollIntoView({ block: 'center', behavior: 'instant' }));

async function typeIntoFirstField(page: Page): Promise<void> {
  if (!(await touch(page, 'main :is([type=search],[type=text],[type=email])'))) return;
  await page.keyboard.type(words, { delay: 150 });
  await page.waitForTimeout(pauseMs);
}
