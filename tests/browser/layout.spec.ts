import { expect, test } from './site.ts';

/*
 * Layout at the widths of phones and desktops.
 */

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('cards of a table begin with a name and show no number', async ({ page }) => {
    await page.goto('/admissions');
    const row = page.locator('main tbody tr').first();
    await expect(row.locator('th')).toBeVisible();
    await expect(row.locator('[data-label="S.No"]')).toBeHidden();
    await expect(row.locator('[data-label="Duration"]')).toBeVisible();
  });

  test('the tabs of a course stand in one row, which can be scrolled', async ({ page }) => {
    await page.goto('/courses/btech-computer-science-engineering');
    const tabs = page.getByRole('tab');
    const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);
    const row = page.getByRole('tablist');
    await expect(row).toHaveCSS('mask-image', /gradient/);
    await tabs.last().focus();
    await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect(row).toHaveCSS('mask-image', 'none');
    await expect(tabs.last()).toBeInViewport({ ratio: 0.9 });
  });

  test('the courses beside this one follow it', async ({ page }) => {
    await page.goto('/courses/btech-computer-science-engineering');
    const related = page.getByRole('complementary', { name: 'Courses by category' });
    await expect(related.locator('[aria-current]')).toBeVisible();
  });
});

test('photos of people are as wide as their cards in a row of three', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about/eminent-faculty');
  const widths = await page
    .locator('main li:has(> * img)')
    .evaluateAll((cards) => cards.map((card) => [card.clientWidth, card.querySelector('img')?.clientWidth ?? 0]));
  expect(widths.length).toBeGreaterThan(2);
  for (const [card = 0, photo = 0] of widths) expect(photo).toBeGreaterThan(card * 0.95);
});

for (const width of [768, 1024, 1440]) {
  test(`no card is left alone below rows of three or more, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let lists = 0;
    for (const path of [
      '/about',
      '/placements',
      '/why-indo-global',
      '/about/eminent-faculty',
      '/about/accreditation',
    ]) {
      await page.goto(path);
      const rows = await page.locator('main ul[data-look]:not([data-look="photo"])').evaluateAll((all) =>
        all.map((list) => {
          const tops = [...list.children].map((card) => Math.round(card.getBoundingClientRect().top));
          return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        }),
      );
      lists += rows.length;
      for (const counts of rows) if (counts.some((count) => count > 2)) expect(counts, path).not.toContain(1);
    }
    expect(lists).toBeGreaterThan(3);
  });
}
