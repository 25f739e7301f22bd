import type { Locator, Page } from '@playwright/test';
import { expect, holdScripts, stopClock, test, waitForBehaviours } from './site.ts';

/*
 * What moves by itself on the home page, on a clock that the tests turn. Delays: specification 000, sections 4 and 9.
 */

test.use({ viewport: { width: 1280, height: 900 } });

const heroBlock = 'main > .block:first-child';

/** Number of the slide that a carousel is at. */
const position = (block: Locator) => block.locator('p[aria-live]').textContent();

/** Tells whether all of a slide's width is in view. */
const isWhole = (slide: Locator) =>
  slide.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left > -2 && right < innerWidth + 2;
  });

/** Waits until the page has noticed which of its carousels are in view: observers are called in the order they were made. */
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
  await waitForBehaviours(page);
  const block = page.locator(selector);
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await noticeView(page);
  return block;
}

test('the hero makes its first move 8 s after the visitor sees it, and moves every 8 s', async ({ page }) => {
  const hero = await openAt(page, heroBlock);
  await page.clock.runFor(7900);
  expect(await position(hero)).toBe('1 of 7');
  await page.clock.runFor(200);
  expect(await position(hero)).toBe('2 of 7');
  await page.clock.runFor(7700);
  expect(await position(hero)).toBe('2 of 7');
  await page.clock.runFor(400);
  expect(await position(hero)).toBe('3 of 7');
});

test('the hero needs no React to move', async ({ page }) => {
  await page.route(/\/assets\/(react|runtime|live)-/, (route) => route.abort());
  const hero = await openAt(page, heroBlock);
  await page.clock.runFor(8100);
  expect(await position(hero)).toBe('2 of 7');
});

test('the picture of the next slide is asked for before the hero moves to it', async ({ page }) => {
  const hero = await openAt(page, heroBlock);
  const second = hero.locator('[aria-roledescription=slide]').nth(1).locator('img');
  await page.clock.runFor(6400);
  await expect(second).toHaveCSS('display', 'none');
  await page.clock.runFor(200);
  await expect(second).not.toHaveCSS('display', 'none');
  expect(await position(hero)).toBe('1 of 7');
});

/** Waits until the strip of a carousel no longer scrolls, which takes time that cannot be turned. */
async function rest(block: Locator): Promise<void> {
  const place = () => block.locator('[data-strip]').evaluate((strip) => strip.scrollLeft);
  let before = -1;
  const isSame = async () => {
    const previous = before;
    before = await place();
    return before === previous;
  };
  // Far enough apart for a movement to begin.
  await expect.poll(isSame, { intervals: [400] }).toBe(true);
}

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
      const slides = await block.locator('[aria-roledescription=slide]').all();
      for (const slide of slides) if (await isWhole(slide)) seen.add(await slide.getAttribute('aria-label'));
      await page.clock.runFor(everyMs - 100);
      if (move < 3) expect(await position(block)).toBe(`${move} of ${count}`);
      await page.clock.runFor(100);
      if (move < 3) expect(await position(block)).toBe(`${move + 1} of ${count}`);
      await rest(block);
      if ((await position(block)) === `1 of ${count}`) break;
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
    await rest(hero);
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
    // The whole of the page is there only with the script that is held.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const hero = page.locator(heroBlock);
    // Longer than until its first move, which is overdue when the scripts come.
    await page.clock.runFor(9000);
    await page.locator('#enquiry').evaluate((panel: HTMLElement) => panel.hidePopover());
    const pause = hero.getByRole('button', { name: 'Pause' });
    await (byKeyboard ? pause.press('Enter') : pause.click());
    release();
    await waitForBehaviours(page);
    await noticeView(page);
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

  test('nothing wakes to move', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    await waitForBehaviours(page);
    // Up to where the enquiry panel opens by itself, which has needs of its own.
    await page.clock.runFor(4900);
    await expect(page.locator('html')).not.toHaveAttribute('data-shell');
    await page.clock.runFor(40_000);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [data-island][data-live]')).toHaveCount(0);
  });

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
