import { expect, test } from '@playwright/test';
import { findViolations } from '#engine/tools/testBlocks/visitPage.ts';
import { runLighthouse } from '../bench/visitor/runLighthouse.ts';
import { isLongRun } from '../longRun.ts';
import { listen } from './site.ts';

/** Both colour schemes and both extremes of the widths; `npm test -- long` has each scheme at each width. */
const windows = [
  { colorScheme: 'light', width: 1440, isLong: false },
  { colorScheme: 'dark', width: 360, isLong: false },
  { colorScheme: 'light', width: 360, isLong: true },
  { colorScheme: 'dark', width: 1440, isLong: true },
] as const;

/**
 * Tests every page of a site, in both colour schemes and at both extremes of the widths.
 * @param address returns the site's address once it is served, without a slash at its end
 * @param routes the first one is also audited by Lighthouse; one may be an address without a page
 */
export function testPages(address: () => string, routes: readonly string[]): void {
  for (const { colorScheme, width, isLong } of windows)
    if (!isLong || isLongRun)
      test(`is silent, passes axe and has no bar to scroll sideways: ${colorScheme}, ${width} px`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
        const page = await context.newPage();
        const complaints = listen(page);
        for (const route of routes) {
          await page.goto(address() + route);
          expect(await findViolations(page), route).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(width);
        }
        expect(complaints.filter((text) => !/404/.test(text))).toEqual([]);
        await context.close();
      });

  test('has the full score of Lighthouse, and moves nothing while it loads', async () => {
    const { scores, cls } = await runLighthouse(address() + routes[0], 1);
    // Its performance score depends on other load of the machine: the bench measures that.
    const [, ...others] = scores;
    expect({ others, cls }).toEqual({ others: [100, 100, 100], cls: 0 });
  });
}
