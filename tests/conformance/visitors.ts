import { type BrowserContext, test as base, type Page } from '@playwright/test';

/** Visitors who stay for all tests of a worker: what they have downloaded and compiled serves the next page too. */
interface Visitors {
  visitor: BrowserContext;
  scriptless: BrowserContext;
}

/**
 * Tests whose `page` is a new tab of a visitor who has been here before. `scriptlessPage` is one of somebody without
 * scripts. Pages of the site leave nothing in a browser beside its cache.
 */
export const test = base.extend<{ page: Page; scriptlessPage: Page }, Visitors>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  scriptless: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage();
    await use(page);
    await page.close();
  },
  scriptlessPage: async ({ scriptless }, use) => {
    const page = await scriptless.newPage();
    await use(page);
    await page.close();
  },
});
