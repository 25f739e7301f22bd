import { test as base, type Page } from '@playwright/test';

/** Tabs that stay open for all tests of a worker: starting one takes longer than most tests. */
interface Tabs {
  tab: Page;
  scriptlessTab: Page;
}

/** Forgets what was filled in. Runs in the browser; a tab that is empty yet has no storage. */
function forgetVisit(): void {
  sessionStorage.clear();
  localStorage.clear();
}

/**
 * Resets the tab, so that tests do not affect each other. Its last page stays until the next is opened: navigating to
 * an empty page would start a new browser process.
 */
async function renew(tab: Page): Promise<void> {
  tab.removeAllListeners();
  await tab.unrouteAll();
  await tab.emulateMedia({ reducedMotion: null });
  await tab.evaluate(forgetVisit).catch(() => {});
  await tab.setViewportSize({ width: 1280, height: 720 });
}

/**
 * Tests whose `page` is a tab of a returning visitor. `scriptlessPage` has no scripts. Pages of the site leave nothing
 * in a browser except its cache, and what was filled in until the next test. A test may listen, route, resize and ask for less motion; irreversible settings
 * (clocks, init scripts) need a separate page.
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
