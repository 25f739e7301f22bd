import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { size } from '../smoke.ts';
import { asVisitor } from '../visitor/visitor.ts';
import type { Control } from './controls.ts';
import type { TouchTimes } from './inPage/watchTouch.ts';
import { measurePage, type Visit, visits } from './measuredPage.ts';

export interface Touch extends TouchTimes {
  /** The longest task from when the control came into view until after the reaction, ms; 0 without one of 50 ms. */
  longestTask: number;
}

/** Time before scrolling to a control, and time for which the page is watched after a reaction, ms. */
const [lookMs, settleMs] = size([1000, 1500], [50, 50]);

/** Timeout of a reaction, ms. */
const patienceMs = 20_000;

/** Time without a reaction after which a visitor touches again, ms. */
const againMs = 2000;

/**
 * Visits a page with an empty cache, waits a second, scrolls a control into view, and touches it at the time of the
 * kind of visit.
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

/** Touches a tab until it is selected: a page may lose an early touch. */
async function touchBefore(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  await bringIntoView(element);
  await expect(async () => {
    await element.tap();
    await expect(element).toHaveAttribute('aria-selected', 'true', { timeout: againMs });
  }).toPass({ timeout: patienceMs });
}

/**
 * Scrolls an element into the middle of the view.
 * @returns when, as `performance.now()`
 */
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

/** Time that a person takes to choose from the system's list, ms. */
const choosingMs = size(1000, 300);

async function touch(page: Page, element: Locator, { text, option }: Control): Promise<void> {
  if (option === undefined) await element.tap();
  else {
    // The list of options is the system's: a page receives only the focus and the choice.
    await element.focus();
    await page.waitForTimeout(choosingMs);
    await element.selectOption({ index: option });
  }
  if (text !== undefined) await page.keyboard.insertText(text);
}
