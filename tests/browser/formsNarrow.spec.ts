import { expect } from '@playwright/test';
import { openForm, test } from '../fixtures/form-site.ts';
import { buttonOf } from '../forms/onPage.ts';
import { formPlaces as forms } from '../forms/places.ts';
import { everyNth } from '../longRun.ts';

/*
 * Forms in narrow windows, and enlarged (WCAG 2.2, 1.4.4 and 1.4.10).
 */

const windows = [
  { name: '320 px wide', width: 320, zoom: 1 },
  { name: 'enlarged to 200 % at 1280 px', width: 640, zoom: 2 },
];

for (const { name, width, zoom } of everyNth(windows, 2)) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: zoom });
    for (const [path, id] of forms) {
      test(`${path}, refused: nothing is cut off or lies over something else`, async ({ page }) => {
        const form = await openForm(page, path, id);
        await buttonOf(form).click();
        await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
        const found = await form.evaluate((element) => {
          const wide =
            document.documentElement.scrollWidth > innerWidth ? [`page ${document.documentElement.scrollWidth}`] : [];
          const boxes = [
            ...element.querySelectorAll(
              'input:not([type=checkbox],[type=radio]), select, textarea, [type=submit], section',
            ),
          ];
          const visible = boxes
            .filter((box) => box.checkVisibility())
            .map((box) => ({ box, at: box.getBoundingClientRect() }));
          const outside = visible
            .filter(({ at }) => at.left < 0 || at.right > innerWidth)
            .map(({ box }) => `outside: ${box.outerHTML.slice(0, 80)}`);
          const over = visible.flatMap(({ box, at }, index) =>
            visible
              .slice(index + 1)
              .filter(
                (other) =>
                  at.bottom > other.at.top + 1 &&
                  at.top < other.at.bottom - 1 &&
                  at.right > other.at.left + 1 &&
                  at.left < other.at.right - 1,
              )
              .map((other) => `${box.id} over ${other.box.id}`),
          );
          return [...wide, ...outside, ...over];
        });
        expect(found).toEqual([]);
      });
    }
  });
}
