import { expect, type Page, test } from '@playwright/test';
import { visit, wakeIslands } from './visit.ts';

/** What all blocks with slides share, looked at where it is shown: cards that move every two seconds, five of them. */
const cards = '/cards/typical';
const everyMs = 2000;

const position = (page: Page) => page.locator('section > p[aria-live]').textContent();

/** Longer than two moves take, so that one that should not come would have come. */
const waitForMoves = (page: Page) => page.waitForTimeout(2 * everyMs + 500);

async function openLive(page: Page): Promise<void> {
  await visit(page, cards);
  await wakeIslands(page);
}

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('a carousel that moves by itself', () => {
  test('moves, and says so only when it no longer does', async ({ page }) => {
    await openLive(page);
    await page.locator('[data-strip]').scrollIntoViewIfNeeded();
    const status = page.locator('section > p[aria-live]');
    await expect(status).toHaveAttribute('aria-live', 'off');
    await expect(status).not.toHaveText('1 of 5');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(status).toHaveAttribute('aria-live', 'polite');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  const touches: Record<string, (page: Page) => Promise<void>> = {
    pointer: (page) => page.locator('[data-strip]').dispatchEvent('pointerdown'),
    focus: (page) => page.locator('[data-strip] a').first().focus(),
    key: (page) => page.locator('[data-strip]').dispatchEvent('keydown', { key: 'ArrowRight' }),
    'a button': (page) => page.getByRole('button', { name: 'Next' }).click(),
  };
  for (const [name, touch] of Object.entries(touches)) {
    test(`stops for good: ${name}`, async ({ page }) => {
      await openLive(page);
      await touch(page);
      await page.waitForTimeout(600);
      const before = await position(page);
      await page.setViewportSize({ width: 1100, height: 900 });
      await waitForMoves(page);
      expect(await position(page)).toBe(before);
    });
  }

  test('never starts for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page);
    await waitForMoves(page);
    expect(await position(page)).toBe('1 of 5');
    await expect(page.locator('[data-autoplay-toggle]')).toBeHidden();
  });
});

test('goes on from where the strip was scrolled to', async ({ page }) => {
  await visit(page, cards);
  const edge = () =>
    page
      .locator('[data-strip] > * > :nth-child(2)')
      .evaluate((slide) => Math.round(slide.getBoundingClientRect().left));
  await page.locator('[data-strip]').evaluate((strip) => strip.scrollTo({ left: 420, behavior: 'instant' }));
  await page.waitForTimeout(400);
  const before = await edge();
  await wakeIslands(page);
  expect(await position(page)).toBe('2 of 5');
  expect(await edge()).toBe(before);
});

test('wraps at both ends', async ({ page }) => {
  await openLive(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('section > p[aria-live]')).toHaveText('5 of 5');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('section > p[aria-live]')).toHaveText('1 of 5');
});

test('keeps the keyboard out of slides that are out of view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page);
  await expect(page.locator('[data-strip] > * > [inert]')).toHaveCount(2);
});

test('pictures of a hero are loaded when their slide is next, not before', async ({ page }) => {
  const shown = () =>
    page.locator('[data-strip] img').evaluateAll((pictures) => pictures.map((picture) => picture.checkVisibility()));
  await visit(page, '/hero/longest');
  expect((await shown()).filter(Boolean)).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wakeIslands(page);
  const [first, second, third] = await shown();
  expect([first, second, third]).toEqual([true, true, false]);
});

test('dots are those around the current slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/hero/longest');
  await wakeIslands(page);
  const dots = page.getByRole('button', { name: /^Go to slide/ });
  await expect(dots).toHaveCount(7);
  await page.getByRole('button', { name: 'Go to slide 7' }).click();
  await expect(dots.first()).toHaveAccessibleName('Go to slide 3');
  await expect(page.locator('[aria-current=true]')).toHaveAccessibleName('Go to slide 7');
});

test('a photo chooses who speaks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/testimonials/typical');
  await wakeIslands(page);
  await page.getByRole('button', { name: 'Meera Pillai' }).click();
  await expect(page.locator('section > p[aria-live]')).toHaveText('3 of 5');
  await expect(page.getByRole('button', { name: 'Meera Pillai' })).toHaveAttribute('aria-current', 'true');
});
