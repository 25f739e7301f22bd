import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/*
 * Icons that nobody sees at first are drawn from a file: they must look as those that stand in the document.
 */

/** Icons below an element that are not in something closed, each with how much of it is drawn, in units of its 24 × 24 field. */
const drawnIcons = (page: Page, selector: string) =>
  page.locator(`${selector} svg:has(> use)`).evaluateAll((icons) =>
    icons.flatMap((icon) => {
      const { width, height } = (icon.firstElementChild as SVGUseElement).getBBox();
      return icon.checkVisibility() ? [Math.max(width, height)] : [];
    }),
  );

const parts = [
  { path: '/courses/btech-civil-engineering', of: 'main', least: 4 },
  { path: '/placements/industry-tie-ups', of: 'main', least: 4 },
  { path: '/', of: 'footer', least: 7 },
  { path: '/', of: 'header', least: 5 },
];

for (const scripts of [true, false])
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 1280, height: 900 } });

    for (const { path, of, least } of parts)
      test(`icons of ${of} on ${path} are drawn`, async ({ page, complaints }) => {
        await page.goto(path);
        const sizes = await drawnIcons(page, of);
        expect(sizes.length).toBeGreaterThanOrEqual(least);
        await expect.poll(async () => Math.min(...(await drawnIcons(page, of)))).toBeGreaterThan(8);
        expect(complaints).toEqual([]);
      });
  });

test('icons of the first view are in the document', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { path } of parts) {
    await page.goto(path);
    const late = await page.locator('svg:has(> use)').evaluateAll(
      (icons) =>
        icons.filter((icon) => {
          const { top, bottom, width } = icon.getBoundingClientRect();
          return width > 0 && bottom > 0 && top < innerHeight && icon.checkVisibility({ visibilityProperty: true });
        }).length,
    );
    expect(late, path).toBe(0);
  }
});
