import { type ElementHandle, expect, type Page } from '@playwright/test';
import { size } from '../smoke.ts';

const settleMs = size(1500, 200);
const scrollMs = size(120, 10);

/** Number of links of a page that are hovered. */
const hovered = 3;

/**
 * Uses everything on a page: scrolls through it, presses every tab, uses its lists, hovers links, sends the empty
 * enquiry.
 */
export async function useEverything(page: Page): Promise<void> {
  await scrollThrough(page);
  for (const tab of await page.locator('main [role=tab]').elementHandles()) await tapIfVisible(tab);
  await useLists(page);
  await hoverLinks(page);
  await page.waitForTimeout(settleMs);
  await sendEmptyEnquiry(page);
  await page.waitForTimeout(settleMs);
}

/**
 * Taps an element unless it is in a hidden panel or closed.
 * @returns true if it was tapped
 */
async function tapIfVisible(element: ElementHandle): Promise<boolean> {
  const isVisible = await element.isVisible();
  if (isVisible) await element.tap();
  return isVisible;
}

/** Filters a list and clears the filter, opens a dialog, and searches. */
async function useLists(page: Page): Promise<void> {
  for (const control of ['[aria-pressed=false]', 'search button[data-variant]', 'nav button:enabled'])
    await tapFirst(page, `main ${control}`);
  if (await tapFirst(page, 'main li :is(a[href^="#"], figure button)')) {
    await page.waitForTimeout(settleMs);
    await page.keyboard.press('Escape');
  }
  if (await tapFirst(page, 'main [type=search]')) await page.keyboard.type('a');
}

/**
 * Taps the first visible match.
 * @returns true if there is one
 */
async function tapFirst(page: Page, selector: string): Promise<boolean> {
  const element = await page
    .locator(`${selector} >> visible=true`)
    .first()
    .elementHandle({ timeout: 500 })
    .catch(() => null);
  return element ? tapIfVisible(element) : false;
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(scrollMs);
  }
  await page.waitForTimeout(settleMs);
}

/** Hovers the first links that a person could hover: a carousel has others out of view. */
async function hoverLinks(page: Page): Promise<void> {
  let remaining = hovered;
  for (const link of await page.locator('main a[href^="/"]:visible').elementHandles()) {
    const point = await scrollTo(link);
    if (!point) continue;
    await page.mouse.move(...point);
    remaining -= 1;
    if (remaining === 0) return;
  }
}

/**
 * Scrolls an element into view.
 * @returns its centre, unless a different element covers it
 */
const scrollTo = (element: ElementHandle): Promise<[x: number, y: number] | undefined> =>
  element.evaluate((node) => {
    const shown = node as Element;
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = shown.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    return shown.contains(document.elementFromPoint(left, top)) ? [left, top] : undefined;
  });

async function sendEmptyEnquiry(page: Page): Promise<void> {
  const panel = page.locator('[data-enquiry]');
  if ((await panel.count()) === 0) return;
  // A tap may miss while the page still moves: a person notices and taps again.
  await expect(async () => {
    if (!(await panel.isVisible())) await page.locator('[popovertarget=enquiry] >> visible=true').first().tap();
    await expect(panel).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await panel.locator('input').first().focus();
  await page.waitForTimeout(settleMs);
  await panel.locator('button[type=submit]').tap();
}
