import type { Page } from '@playwright/test';
import { expect, giveSign, test } from './site.ts';

/*
 * The menu of small screens: specification 000, sections 2.1 and 4.
 */

test.use({ viewport: { width: 390, height: 800 } });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Indo Global' });

test('the wide menu is not there', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.locator('[data-navigation]')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('[data-navigation]')).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('it opens, its groups expand and collapse, and it closes', async ({ page }) => {
      await page.goto('/contact-us');
      const sheet = sheetOf(page);
      await expect(sheet).toBeHidden();
      await menuButton(page).click();
      await expect(sheet).toBeVisible();
      const location = sheet.getByRole('link', { name: 'Location', exact: true });
      await expect(location).toBeHidden();
      await sheet.locator('summary', { hasText: 'About' }).click();
      await expect(location).toBeVisible();
      await sheet.locator('summary', { hasText: 'About' }).click();
      await expect(location).toBeHidden();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toBeHidden();
    });

    test('Courses is a plain link, the others with children are groups', async ({ page }) => {
      await page.goto('/contact-us');
      await menuButton(page).click();
      const sheet = sheetOf(page);
      await expect(sheet.locator('summary')).toHaveText(['About', 'Campus Life', 'Why Indo Global', 'Placements']);
      await sheet.getByRole('link', { name: 'Courses', exact: true }).click();
      await expect(page).toHaveURL('/courses');
      await expect(sheet).toBeHidden();
    });
  });
}

test('focus stays inside while it is open and returns when it closes', async ({ page }) => {
  await page.goto('/contact-us');
  await giveSign(page);
  await menuButton(page).click();
  const sheet = sheetOf(page);
  const isFocusInside = () => sheet.evaluate((element) => element.contains(document.activeElement));
  const stops = await sheet.locator('a:visible, button:visible, summary:visible').count();
  expect(stops).toBeGreaterThan(8);
  for (let press = 0; press <= stops; press++) {
    await page.keyboard.press('Tab');
    expect(await isFocusInside(), `after ${press + 1} times Tab`).toBe(true);
  }
  await sheet.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Shift+Tab');
  expect(await isFocusInside()).toBe(true);
  await expect(sheet.getByRole('button', { name: 'Close' })).not.toBeFocused();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await expect(menuButton(page)).toBeFocused();
});

test('a tap beside it closes it', async ({ page }) => {
  await page.goto('/contact-us');
  await menuButton(page).click();
  await expect(sheetOf(page)).toBeVisible();
  await page.mouse.click(10, 600);
  await expect(sheetOf(page)).toBeHidden();
});

test('it closes when a link is followed, and shows where one is', async ({ page }) => {
  await page.goto('/contact-us');
  await giveSign(page);
  await menuButton(page).click();
  await sheetOf(page).locator('summary', { hasText: 'About' }).click();
  await sheetOf(page).getByRole('link', { name: 'Leadership' }).click();
  await expect(page).toHaveURL('/about/leadership');
  await expect(sheetOf(page)).toBeHidden();
  await menuButton(page).click();
  await expect(sheetOf(page).getByRole('link', { name: 'Leadership' })).toHaveAttribute('aria-current', 'page');
  await expect(sheetOf(page).getByRole('link', { name: 'Leadership' })).toBeVisible();
});
