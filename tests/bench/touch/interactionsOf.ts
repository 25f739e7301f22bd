import type { Browser, ElementHandle, Page } from '@playwright/test';
import { size } from '../smoke.ts';
import { asVisitor } from '../visitor/visitor.ts';
import type { Interaction } from './inPage/interactions.ts';
import { measurePage } from './measuredPage.ts';

/** One interaction, and the page that it was on. */
export interface PageInteraction extends Interaction {
  route: string;
}

/** What is touched on a page, each where there is one: two tabs, an arrow, a dot, a choice, what opens, a picture. */
const touched = [
  'main [role=tab][aria-selected=false]',
  'main [role=tab][aria-selected=false]',
  'main [aria-label=Next]',
  'main [aria-label="Go to slide 2"]',
  'main button[aria-expanded=false]',
  'main summary',
  'main [aria-pressed=false]',
  'main [data-block=gallery] figure button',
  'main dialog[open] button',
  'main [data-block=form] [type=submit]',
  '[popovertarget=menu]',
  '[popovertarget=menu][popovertargetaction=hide]',
];

/** What is typed into a page's first field; nothing of it is a name of something. */
const words = 'civil';

/** Time between two touches of a person in a hurry, ms, and how long a page is looked at before the first. */
const [pauseMs, lookMs] = size([700, 1500], [50, 50]);

/** Visits pages one after the other, as one visitor with a cache, and uses each. @param network round trip, ms */
export function measureInteractions(
  browser: Browser,
  { url, routes, network }: { url: string; routes: string[]; network: number },
): Promise<PageInteraction[]> {
  return asVisitor(browser, async (page, context) => {
    await measurePage(page, context, { network, prefetch: true });
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
  for (const selector of touched) {
    const element = await page
      .locator(`${selector} >> visible=true`)
      .first()
      .elementHandle({ timeout: 500 })
      .catch(() => null);
    if (!element) continue;
    await bringIntoView(element);
    await element.tap();
    await page.waitForTimeout(pauseMs);
  }
  await typeIntoFirstField(page);
}

const bringIntoView = (element: ElementHandle): Promise<void> =>
  element.evaluate((node) => (node as Element).scrollIntoView({ block: 'center', behavior: 'instant' }));

async function typeIntoFirstField(page: Page): Promise<void> {
  const field = page.locator('main :is([type=search],[type=text],[type=email]) >> visible=true').first();
  if ((await field.count()) === 0) return;
  await field.tap();
  await page.waitForTimeout(pauseMs);
  await field.pressSequentially(words, { delay: 150 });
  await page.waitForTimeout(pauseMs);
}
