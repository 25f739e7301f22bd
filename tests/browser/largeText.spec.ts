import { launchOptions } from './chromium.ts';
import { expect, test } from './site.ts';

/*
 * Visitors whose browser's default font size is doubled.
 */

test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'] } });

for (const width of [360, 1280]) {
  test(`nothing has to be scrolled sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const route of [
      '/',
      '/about',
      '/courses',
      '/courses/btech-computer-science-engineering',
      '/contact-us',
      '/spotlights',
      '/gallery',
      '/alumni-login',
      '/placements/our-recruiters',
      '/nothing-here',
    ]) {
      await page.goto(route);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(width);
    }
  });
}
