import type { Page } from '@playwright/test';

const settleMs = 1500;

/** Does everything that a page offers: scrolls through it, presses every tab, hovers links, sends the empty enquiry. */
export async function useEverything(page: Page): Promise<void> {
  await scrollThrough(page);
  for (const tab of await page.locator('main [role=tab]:visible').all()) await tab.tap();
  for (const link of (await page.locator('main a[href^="/"]:visible').all()).slice(0, 3)) await link.hover();
  await page.waitForTimeout(settleMs);
  await sendEmptyEnquiry(page);
  await page.waitForTimeout(settleMs);
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(settleMs);
}

async function sendEmptyEnquiry(page: Page): Promise<void> {
  const panel = page.locator('[data-enquiry]');
  if ((await panel.count()) === 0) return;
  if (!(await panel.isVisible())) await page.locator('[popovertarget=enquiry]').first().tap();
  await panel.locator('input').first().focus();
  await page.waitForTimeout(settleMs);
  await panel.locator('button[type=submit]').tap();
}
