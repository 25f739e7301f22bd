import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { size } from '../smoke.ts';
import { asVisitor } from '../visitor/visitor.ts';
import type { Control } from './controls.ts';
import type { TouchTimes } from './inPage/watchTouch.ts';
import { measurePage, type Visit, visits } from './measuredPage.ts';

/** What one touch gave. */
export interface Touch extends TouchTimes {
  /** The longest task from when the control came into view until after the reaction, ms; 0 for none of 50 ms. */
  longestTask: number;
}

/** Time that a visitor looks at a page before scrolling to a control, and the page is watched after a reaction, ms. */
const [lookMs, settleMs] = size([1000, 1500], [50, 50]);

/** How long a reaction is waited for, ms. */
const patienceMs = 20_000;

/** After so long without a reaction a visitor touches again, ms. */
const againMs = 2000;

/**
 * Visits a page with an empty cache, looks at it for a second, brings a control into view, and touches it when the kind of
 * visit says so.
 * @throws when there is no such control, or it cannot be touched
 */
export function touchControl(browser: Browser, url: string, control: Control, visit: Visit): Promise<Touch> {
  return asVisitor(browser, async (page, context) => {
    await measurePage(page, context, visit);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(lookMs);
    if (control.after) await touchBefore(page, control.after);
    const element = page.locator(control.selector).first();
    if ((await element.count()) === 0) throw new Error(`${control.name}: ${url} has no ${control.selector}`);
    const since = await bringIntoView(element);
    await page.waitForTimeout(visits[visit.visit].waitMs);
    const times = await timeTouch(page, element, control);
    await page.waitForTimeout(settleMs);
    return { ...times, longestTask: await page.evaluate((from) => window.measures.longestTask(from), since) };
  });
}

/** Touches a tab until it is chosen: a page may lose a touch that comes early. */
async function touchBefore(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  await bringIntoView(element);
  await expect(async () => {
    await element.tap();
    await expect(element).toHaveAttribute('aria-selected', 'true', { timeout: againMs });
  }).toPass({ timeout: patienceMs });
}

/** Puts an element into the middle of the view. @returns when, as `performance.now()` */
const bringIntoView = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const start = performance.now();
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    return start;
  });

async function timeTouch(page: Page, element: Locator, control: Control): Promise<TouchTimes> {
  const watch = { reaction: control.reaction, startsWith: firstEvent(control), patienceMs };
  await element.evaluate((node, how) => window.measures.watchTouch({ control: node as HTMLElement, ...how }), watch);
  await touch(page, element, control);
  return page.evaluate(() => window.measures.touchTimes());
}

function firstEvent({ text, option }: Control): 'pointerdown' | 'input' | 'change' {
  if (option !== undefined) return 'change';
  return text === undefined ? 'pointerdown' : 'input';
}

/** How long a person takes to choose from what the system shows, ms. */
const choosingMs = size(1000, 300);

async function touch(page: Page, element: Locator, { text, option }: Control): Promise<void> {
  if (option === undefined) await element.tap();
  else {
    // The list of options is the system's: a page hears of the focus, and of the choice.
    await element.focus();
    await page.waitForTimeout(choosingMs);
    await element.selectOption({ index: option });
  }
  if (text !== undefined) await page.keyboard.insertText(text);
}
