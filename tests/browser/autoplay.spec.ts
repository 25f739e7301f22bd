import type { Locator, Page } from '@playwright/test';
import { expect, giveSign, holdScripts, stopClock, test } from './site.ts';

/*
 * What moves by itself on the home page, on a clock that the tests turn. Delays: specification 000, sections 4 and 9.
 */

test.use({ viewport: { width: 1280, height: 900 } });

const heroBlock = '[data-block=hero]';

/** Number of the slide that a carousel is at. */
const position = (block: Locator) => block.locator('p[aria-live]').textContent();

/** Waits until React has taken the block over, then lets the frames pass in which it settles. */
async function settle(page: Page, block: Locator): Promise<void> {
  const isTaken = () =>
    block.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')));
  await expect.poll(isTaken).toBe(true);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return block.getAttribute('data-live');
    })
    .not.toBeNull();
}

/** The code and the properties of a block come from the network, whose time cannot be turned. */
async function openAt(page: Page, selector: string): Promise<Locator> {
  await stopClock(page);
  await page.goto('/');
  const block = page.locator(selector);
  await giveSign(page);
  await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await settle(page, block);
  return block;
}

test('the hero is there for its first move, 8 s after the visitor sees it, and moves every 8 s', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  const hero = page.locator(heroBlock);
  await expect(hero).toHaveAttribute('data-seen');
  await page.clock.runFor(6400);
  expect(await hero.getAttribute('data-live')).toBeNull();
  await page.clock.runFor(200);
  await settle(page, hero);
  const elapsed = await page.evaluate(
    () => performance.now() - Number(document.querySelector<HTMLElement>('[data-block=hero]')?.dataset.seen),
  );
  await page.clock.runFor(7900 - elapsed);
  expect(await position(hero)).toBe('1 of 7');
  await page.clock.runFor(200);
  await expect.poll(() => position(hero)).toBe('2 of 7');
  await page.clock.runFor(7700);
  expect(await position(hero)).toBe('2 of 7');
  await page.clock.runFor(400);
  await expect.poll(() => position(hero)).toBe('3 of 7');
});

for (const { id, everyMs, count } of [
  { id: 'placements', everyMs: 2000, count: 4 },
  { id: 'events', everyMs: 2000, count: 5 },
  { id: 'testimonials', everyMs: 3000, count: 5 },
]) {
  test(`${id} move every ${everyMs / 1000} s, round the end`, async ({ page }) => {
    const block = await openAt(page, `#${id}`);
    await expect(block.getByRole('button', { name: 'Pause' })).toBeVisible();
    const seen = new Set([await position(block)]);
    for (let move = 0; move < count; move++) {
      await page.clock.runFor(everyMs);
      await expect.poll(async () => seen.add(await position(block)).size).toBeGreaterThan(Math.min(move, count - 2));
    }
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
    await page.goto('/');
    const hero = page.locator(heroBlock);
    await expect(hero).toHaveAttribute('data-seen');
    // Longer than until its first move, which is overdue when the scripts come.
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

  test('nothing wakes to move', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    // Up to where the enquiry panel opens by itself, which has needs of its own.
    await page.clock.runFor(4900);
    await expect(page.locator('html')).not.toHaveAttribute('data-shell');
    await page.clock.runFor(40_000);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [data-island][data-live]')).toHaveCount(0);
  });

  for (const selector of [heroBlock, '#placements', '#events', '#testimonials']) {
    test(`${selector}: nothing moves once it is awake`, async ({ page }) => {
      const block = await openAt(page, selector);
      const before = await position(block);
      await page.clock.runFor(40_000);
      expect(await position(block)).toBe(before);
      await expect(block.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    });
  }
});
