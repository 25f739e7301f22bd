import type { Locator, Page } from '@playwright/test';
import { expect, holdScripts, stopClock, test } from './site.ts';

/*
 * Blocks of the home page that move by themselves, on a clock that the tests control. Delays: specification 000,
 * sections 4 and 9.
 */

test.use({ viewport: { width: 1280, height: 900 } });

const heroBlock = 'main > .block:first-child';

/** Number of the current slide of a carousel. */
const position = (block: Locator) => block.locator('p[aria-live]').textContent();

/** @returns true if the full width of a slide is in view */
const isWhole = (slide: Locator) =>
  slide.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left > -2 && right < innerWidth + 2;
  });

/** Time since a block was first in view, ms on the page's clock. */
const seenMs = (block: Locator) =>
  block.evaluate((element) => Math.round(performance.now() - Number(element.dataset.seen)));

/** Waits until a block is interactive: its code comes from the network, which the clock does not control. */
async function settle(page: Page, block: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return block.getAttribute('data-live');
      },
      // Attempts run one after the other: each advances the clock.
      { intervals: [10], timeout: 20_000 },
    )
    .not.toBeNull();
  // Observers report asynchronously.
  await noticeView(page);
}

/** Waits until the page's observers have reported: they are called in the order of their creation. */
const noticeView = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body);
      }),
  );

/** Opens the home page with its clock stopped and a block in view, as soon as the block can move. */
async function openAt(page: Page, selector: string): Promise<Locator> {
  await stopClock(page);
  await page.goto('/');
  const block = page.locator(selector);
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await block.dispatchEvent('pointerover');
  await settle(page, block);
  return block;
}

/** Advances the clock to a time after a block was first in view, ms. */
const turnTo = async (page: Page, block: Locator, ms: number) => page.clock.runFor(ms - (await seenMs(block)));

test('the hero makes its first move 8 s after the visitor sees it, and moves every 8 s', async ({ page }) => {
  const hero = await openAt(page, heroBlock);
  await turnTo(page, hero, 7900);
  expect(await position(hero)).toBe('1 of 7');
  await page.clock.runFor(200);
  await expect.poll(() => position(hero)).toBe('2 of 7');
  await page.clock.runFor(7700);
  expect(await position(hero)).toBe('2 of 7');
  await page.clock.runFor(400);
  await expect.poll(() => position(hero)).toBe('3 of 7');
});

test('the hero is hydrated for its first move, also where nothing else is hydrated unasked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await stopClock(page);
  await page.goto('/');
  const hero = page.locator(heroBlock);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return hero.getAttribute('data-seen');
    })
    .not.toBeNull();
  await turnTo(page, hero, 6400);
  await expect(hero).not.toHaveAttribute('data-live');
  await page.clock.runFor(200);
  await settle(page, hero);
  await turnTo(page, hero, 8100);
  await expect.poll(() => position(hero)).toBe('2 of 7');
});

test('the picture of the next slide is asked for before the hero moves to it', async ({ page }) => {
  const hero = await openAt(page, heroBlock);
  const second = hero.locator('[aria-roledescription=slide]').nth(1).locator('img');
  await turnTo(page, hero, 6400);
  await expect(second).toHaveCSS('display', 'none');
  await page.clock.runFor(200);
  await expect(second).not.toHaveCSS('display', 'none');
  expect(await position(hero)).toBe('1 of 7');
});

/** Lets the movement of a carousel end, which takes less than the shortest pause between two moves. */
const finishMove = (page: Page) => page.clock.runFor(900);

for (const { id, everyMs, count } of [
  { id: 'placements', everyMs: 2000, count: 4 },
  { id: 'events', everyMs: 2000, count: 5 },
  { id: 'testimonials', everyMs: 3000, count: 5 },
]) {
  test(`${id} move every ${everyMs / 1000} s, past all their slides and round the end`, async ({ page }) => {
    const block = await openAt(page, `#${id}`);
    await expect(block.getByRole('button', { name: 'Pause' })).toBeVisible();
    const seen = new Set<string | null>();
    for (let move = 1; move <= count; move++) {
      await turnTo(page, block, move * everyMs - 100);
      const slides = await block.locator('[aria-roledescription=slide]').all();
      for (const slide of slides) if (await isWhole(slide)) seen.add(await slide.getAttribute('aria-label'));
      expect(await position(block)).toBe(`${move} of ${count}`);
      await page.clock.runFor(100);
      const next = (move % count) + 1;
      await expect.poll(() => position(block)).toBe(`${next} of ${count}`);
    }
    expect(await position(block)).toBe(`1 of ${count}`);
    expect([...seen].sort()).toEqual(Array.from({ length: count }, (_, index) => `${index + 1} of ${count}`));
  });
}

const touches: Record<string, (page: Page, hero: Locator) => Promise<void>> = {
  'the next arrow': (_, hero) => hero.getByRole('button', { name: 'Next' }).click(),
  'a dot': (_, hero) => hero.getByRole('button', { name: 'Go to slide 3' }).click(),
  'the keyboard': (_, hero) => hero.getByRole('button', { name: 'Next' }).focus(),
  'the pause button': (_, hero) => hero.getByRole('button', { name: 'Pause' }).click(),
  'a swipe': async (page) => {
    await page.mouse.move(800, 500);
    await page.mouse.down();
    await page.mouse.move(500, 500, { steps: 5 });
    await page.mouse.up();
  },
};
for (const [name, touch] of Object.entries(touches)) {
  test(`${name} stops the hero for good`, async ({ page }) => {
    const hero = await openAt(page, heroBlock);
    await touch(page, hero);
    await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
    await finishMove(page);
    await page.clock.runFor(2000);
    const reached = await position(hero);
    await page.clock.runFor(40_000);
    expect(await position(hero)).toBe(reached);
  });
}

for (const byKeyboard of [false, true]) {
  test(`Pause is honoured before scripts have come, ${byKeyboard ? 'by keyboard' : 'by mouse'}`, async ({ page }) => {
    const release = await holdScripts(page);
    await stopClock(page);
    // The page is complete only with the script that is held.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const hero = page.locator(heroBlock);
    // Longer than until its first move, which is overdue when the scripts arrive.
    await page.clock.runFor(9000);
    await page.locator('#enquiry').evaluate((panel: HTMLElement) => panel.hidePopover());
    const pause = hero.getByRole('button', { name: 'Pause' });
    await (byKeyboard ? pause.press('Enter') : pause.click());
    release();
    await settle(page, hero);
    await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.clock.runFor(40_000);
    expect(await position(hero)).toBe('1 of 7');
    await expect(hero.getByRole('button', { name: 'Play' })).toBeVisible();
  });
}

test('the pause button starts it again', async ({ page }) => {
  const hero = await openAt(page, heroBlock);
  await hero.getByRole('button', { name: 'Pause' }).click();
  await hero.getByRole('button', { name: 'Play' }).click();
  await expect(hero.getByRole('button', { name: 'Pause' })).toBeVisible();
  const before = await position(hero);
  await page.clock.runFor(8500);
  await expect.poll(() => position(hero)).not.toBe(before);
});

test.describe('for those who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const selector of [heroBlock, '#placements', '#events', '#testimonials']) {
    test(`${selector}: nothing moves by itself`, async ({ page }) => {
      const block = await openAt(page, selector);
      const before = await position(block);
      await page.clock.runFor(40_000);
      expect(await position(block)).toBe(before);
      await expect(block.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    });
  }
});
