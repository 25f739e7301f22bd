import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrateIslands } from '#engine/tools/testBlocks/visitPage.ts';
import { holdScripts } from '../browser/site.ts';
import { visit } from './visit.ts';

/** Behaviour that all blocks with slides share, tested on cards that move every two seconds, five of them. */
const cards = '/cards/typical';
const everyMs = 2000;

const position = (page: Page) => page.locator('section > p[aria-live]').textContent();

/** Waits longer than two moves take, so that an unwanted move would have happened. */
const waitForMoves = (page: Page) => page.waitForTimeout(2 * everyMs + 500);

async function openLive(page: Page): Promise<void> {
  await visit(page, cards);
  await hydrateIslands(page);
}

/**
 * Opens the cards before their code is loaded.
 * @returns a function that releases the code
 */
async function openStatic(page: Page): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await visit(page, cards);
  return () => {
    release();
    return hydrateIslands(page);
  };
}

const status = (page: Page) => page.locator('section > p[aria-live]');
const strip = (page: Page) => page.locator('[data-strip]');

/** Left edge of a slide, px. */
const edgeOf = (slide: Locator) => slide.evaluate((element) => Math.round(element.getBoundingClientRect().left));

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
    await expect(page.getByRole('button', { name: 'Play', includeHidden: true })).toBeHidden();
  });
});

test('goes on from where the strip was scrolled to, and is in use then', async ({ page }) => {
  const comeToLife = await openStatic(page);
  const second = strip(page).locator('> * > :nth-child(2)');
  await strip(page).evaluate((element) => element.scrollTo({ left: 420, behavior: 'instant' }));
  const before = await edgeOf(second);
  await comeToLife();
  await expect(status(page)).toHaveText('2 of 5');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await edgeOf(second)).toBe(before);
});

test('a mouse drags the slides, round the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page);
  await strip(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await strip(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const slide = (await strip(page).locator('> * > :first-child').boundingBox())?.width ?? 0;
  // Most of a slide: a shorter drag counts only if it is fast, and its speed depends on the machine.
  const dragBy = async (distance: number) => {
    const [from, middle] = [x + (width - distance) / 2, y + height / 2];
    await page.mouse.move(from, middle);
    await page.mouse.down();
    await page.mouse.move(from + distance, middle, { steps: 10 });
    await page.mouse.up();
  };
  await dragBy(-0.8 * slide);
  await expect(status(page)).toHaveText('2 of 5');
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(status(page)).toHaveText('1 of 5');
  await dragBy(0.8 * slide);
  await expect(status(page)).toHaveText('5 of 5');
});

test('wraps at both ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page);
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(status(page)).toHaveText('5 of 5');
  await expect(strip(page).locator('> * > :last-child')).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(status(page)).toHaveText('1 of 5');
  await expect(strip(page).locator('> * > :first-child')).toBeInViewport({ ratio: 0.9 });
});

test('the keyboard brings slides of the strip into view, and stays out of what Embla has moved out of view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const comeToLife = await openStatic(page);
  await strip(page).locator('a').last().focus();
  await expect(strip(page).locator('> * > :last-child')).toBeInViewport({ ratio: 0.9 });
  await comeToLife();
  await expect(strip(page).locator('a').last()).toBeFocused();
  await expect(strip(page).locator('> * > [inert]')).toHaveCount(2);
});

test('pictures of a hero are loaded when their slide is next, not before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shown = () =>
    strip(page)
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.checkVisibility()));
  await visit(page, '/hero/longest');
  expect((await shown()).filter(Boolean)).toHaveLength(1);
  await hydrateIslands(page);
  expect((await shown()).slice(0, 3)).toEqual([true, true, false]);
});

test('dots are those around the current slide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/hero/longest');
  await hydrateIslands(page);
  const dots = page.getByRole('button', { name: /^Go to slide/ });
  await expect(dots).toHaveCount(7);
  await page.getByRole('button', { name: 'Go to slide 7' }).click();
  await expect(dots).toHaveCount(7);
  await expect(dots.first()).toHaveAccessibleName('Go to slide 3');
  await expect(page.locator('[aria-current=true]')).toHaveAccessibleName('Go to slide 7');
});

test('a photo chooses who speaks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/testimonials/typical');
  await hydrateIslands(page);
  await page.getByRole('button', { name: 'Meera Pillai' }).click();
  await expect(status(page)).toHaveText('3 of 5');
  const photo = page.getByRole('button', { name: 'Meera Pillai' });
  await expect(photo).toHaveAttribute('aria-current', 'true');
  // It turns to the top of the ring.
  const isAtTop = () =>
    photo.evaluate((button) => {
      const tops = [...(button.closest('ul')?.children ?? [])].map((each) => each.getBoundingClientRect().top);
      return Math.abs((button.parentElement?.getBoundingClientRect().top ?? 0) - Math.min(...tops)) < 1;
    });
  await expect.poll(isAtTop).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('a swipe scrolls to the next slide, its dot follows, and nothing moves by itself any more', async ({ page }) => {
    await visit(page, '/hero/typical');
    await hydrateIslands(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await strip(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await touch('touchStart', [{ x: 350, y: 400 }]);
    for (let x = 330; x > 50; x -= 20) await touch('touchMove', [{ x, y: 400 }]);
    await touch('touchEnd', []);
    await expect(status(page)).toHaveText('2 of 3');
    await expect(page.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});
