import { test as base, type Page } from '@playwright/test';

/** Tabs that stay open for all tests of a worker: to start one takes longer than most of what is done in it. */
interface Tabs {
  tab: Page;
  scriptlessTab: Page;
}

/**
 * The tab as a new one would be: no test notices what another has done in it. Its last page stays until the next is
 * opened: on the way over an empty one, the browser would start a process anew.
 */
async function renew(tab: Page): Promise<void> {
  tab.removeAllListeners();
  await tab.unrouteAll();
  await tab.emulateMedia({ reducedMotion: null });
  await tab.setViewportSize({ width: 1280, height: 720 });
}

/**
 * Tests whose `page` is a tab of a visitor who has been here before. `scriptlessPage` is one of somebody without
 * scripts. Pages of the site leave nothing in a browser beside its cache. A test may listen, route, resize and ask for
 * less motion; what cannot be undone (clocks, scripts that run first) needs a page of its own.
 */
export const test = base.extend<{ page: Page; scriptlessPage: Page }, Tabs>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage();
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  scriptlessTab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ javaScriptEnabled: false });
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, use) => {
    await renew(tab);
    await use(tab);
  },
  scriptlessPage: async ({ scriptlessTab }, use) => {
    await renew(scriptlessTab);
    await use(scriptlessTab);
  },
});
