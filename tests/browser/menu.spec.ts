import type { Locator, Page } from '@playwright/test';
import { navigationTree, readNavigation } from './navigationTree.ts';
import { expect, giveSign, holdRequests, test } from './site.ts';

/*
 * The wide menu: specification 000, sections 2.1 and 4.
 */

test.use({ viewport: { width: 1280, height: 800 } });

const entryOf = (page: Page, label: string): Locator =>
  page
    .locator('[data-navigation] > ul > li')
    .filter({ has: page.getByRole('link', { name: label, exact: true }) })
    .first();

const partsOf = (page: Page, label: string) => {
  const entry = entryOf(page, label);
  return { entry, link: entry.locator('> a'), button: entry.locator('> button'), panel: entry.locator('> div') };
};

const moveAway = (page: Page) => page.mouse.move(640, 700);

test('it has the entries of the specification', async ({ page }) => {
  await page.goto('/about');
  expect(await page.evaluate(readNavigation)).toEqual(navigationTree);
  await expect(page.locator('[data-navigation]').getByRole('link', { name: /^Blogs/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test.describe('with a mouse', () => {
  /** Stops closing panels at the beginning of their delay from now on. */
  const holdClosing = (page: Page) =>
    page.evaluate(() => {
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (propertyName !== 'visibility') return;
        for (const animation of (target as Element).getAnimations()) animation.pause();
      });
    });

  const closingAt = (panel: Locator, ms: number) =>
    panel.evaluate((element, time) => {
      for (const animation of element.getAnimations()) animation.currentTime = time;
      return getComputedStyle(element).visibility;
    }, ms);

  const isClosing = (panel: Locator) =>
    panel.evaluate((element) =>
      element.getAnimations().some((animation) => (animation as CSSTransition).transitionProperty === 'visibility'),
    );

  test('a panel opens on hover and closes 200 ms after the pointer has left', async ({ page }) => {
    await page.goto('/contact-us');
    const { link, panel } = partsOf(page, 'About');
    await expect(panel).toBeHidden();
    await link.hover();
    await expect(panel).toBeVisible();
    await holdClosing(page);
    await moveAway(page);
    await expect.poll(() => isClosing(panel)).toBe(true);
    expect(await closingAt(panel, 199)).toBe('visible');
    expect(await closingAt(panel, 201)).toBe('hidden');
  });

  test('coming back in that time cancels the closing', async ({ page }) => {
    await page.goto('/contact-us');
    const { link, panel } = partsOf(page, 'About');
    await link.hover();
    await expect(panel).toBeVisible();
    await holdClosing(page);
    await moveAway(page);
    await expect.poll(() => isClosing(panel)).toBe(true);
    await link.hover();
    await expect.poll(() => isClosing(panel)).toBe(false);
    await expect(panel).toBeVisible();
  });

  test('the panel closes in the end, and its button says so', async ({ page }) => {
    await page.goto('/contact-us');
    await giveSign(page);
    const { link, button, panel } = partsOf(page, 'Placements');
    await link.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await moveAway(page);
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('the pointer can go into the panel and choose', async ({ page }) => {
    await page.goto('/contact-us');
    await partsOf(page, 'Courses').link.hover();
    const course = partsOf(page, 'Courses').panel.getByRole('link', { name: 'Bachelor of Architecture' });
    await course.hover();
    await course.click();
    await expect(page).toHaveURL('/courses/bachelors-of-architecture');
  });
});

test('a panel that was opened before scripts had come is announced when they come', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/live-*.js');
  await page.goto('/contact-us');
  const { link, button, panel } = partsOf(page, 'About');
  await link.hover();
  await expect(panel).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('it is worked by keyboard', async ({ page }) => {
  await page.goto('/contact-us');
  const { link, button, panel } = partsOf(page, 'About');
  await partsOf(page, 'Home').link.focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-shell');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Space');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'Location' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('the Tab key goes along the entries and opens none of them', async ({ page }) => {
  await page.goto('/contact-us');
  await giveSign(page);
  await partsOf(page, 'Home').link.focus();
  for (const label of ['About', 'Courses']) {
    for (const part of ['link', 'button'] as const) {
      await page.keyboard.press('Tab');
      await expect(partsOf(page, label)[part]).toBeFocused();
      await expect(page.locator('[data-navigation] > ul > li > div:visible')).toHaveCount(0);
    }
  }
});

test('a panel closes when the focus leaves it, and opens again by hover after Escape', async ({ page }) => {
  await page.goto('/contact-us');
  await giveSign(page);
  const { link, button, panel } = partsOf(page, 'About');
  await button.press('Enter');
  await expect(panel).toBeVisible();
  await panel.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await button.press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await link.hover();
  await expect(panel).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the button opens and closes a panel, a tap elsewhere closes it', async ({ page }) => {
    await page.goto('/contact-us');
    await giveSign(page);
    const { button, panel } = partsOf(page, 'Why Indo Global');
    await button.tap();
    await expect(panel).toBeVisible();
    await button.tap();
    await expect(panel).toBeHidden();
    await button.tap();
    await expect(panel).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(panel).toBeHidden();
  });

  test('another button closes the panel before it', async ({ page }) => {
    await page.goto('/contact-us');
    await giveSign(page);
    await partsOf(page, 'About').button.tap();
    await expect(partsOf(page, 'About').panel).toBeVisible();
    await partsOf(page, 'Placements').button.tap();
    await expect(partsOf(page, 'Placements').panel).toBeVisible();
    await expect(partsOf(page, 'About').panel).toBeHidden();
  });

  test('the first tap works before any script is there', async ({ page }) => {
    await page.goto('/contact-us');
    await partsOf(page, 'About').button.tap();
    await expect(partsOf(page, 'About').panel).toBeVisible();
  });
});

test('a child page is marked, and the entry above it', async ({ page }) => {
  await page.goto('/about/location');
  const menu = page.locator('[data-navigation]');
  await expect(menu.locator('[aria-current]')).toHaveText(['Location']);
  await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', '/about/location');
  const marked = partsOf(page, 'About');
  const unmarked = partsOf(page, 'Admissions');
  const colourOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf(marked.link)).not.toBe(await colourOf(unmarked.link));
  await expect(menu.locator('[data-active]')).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('panels open by hover and by focus', async ({ page }) => {
    await page.goto('/contact-us');
    const { link, panel } = partsOf(page, 'About');
    await link.hover();
    await expect(panel).toBeVisible();
    await moveAway(page);
    await expect(panel).toBeHidden();
    await link.focus();
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: 'Leadership' }).click();
    await expect(page).toHaveURL('/about/leadership');
  });
});
