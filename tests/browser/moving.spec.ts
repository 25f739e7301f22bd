import type { Locator, Page } from '@playwright/test';
import { everyNth } from '../longRun.ts';
import { expect, test } from './site.ts';

/*
 * Moving lines: their pictures are loaded however the visitor came to them, and before that there is a tint.
 */

const windows = (page: Page): Locator => page.locator('[data-moves]');

/**
 * Missing pictures in the lines in view, also those beyond the edge of their lines, as they come into view later. Runs
 * in the browser.
 */
function blankPictures(): string | undefined {
  const overlap = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const inView = [...document.querySelectorAll('[data-moves]')].filter((lines) =>
    overlap(lines.getBoundingClientRect(), screen),
  );
  if (inView.length === 0) return 'no lines in view';
  const blank = inView.flatMap((lines) =>
    [...lines.querySelectorAll('img')]
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.alt || image.src),
  );
  return blank.length > 0 ? `blank: ${blank.join(', ')}` : undefined;
}

const noLines = 'no lines in view';

/** Loading time is not tested, as the machine may be busy. Without help the pictures are never loaded. */
const patient = { timeout: 20_000 };

const expectPictures = (page: Page, allowed: (string | undefined)[] = [undefined]) =>
  expect.poll(async () => allowed.includes(await page.evaluate(blankPictures)), patient).toBe(true);

/** Waits for the pictures of all moving lines, copies included, in view or not. */
const expectAll = (page: Page) =>
  expect
    .poll(
      () =>
        windows(page).evaluateAll((all) =>
          all
            .flatMap((lines) => [...lines.querySelectorAll('img')])
            .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        ),
      patient,
    )
    .toBe(true);

/** Waits until the page no longer scrolls. Runs in the browser. */
function scrollEnds(): Promise<void> {
  return new Promise((resolve) => {
    let before = Number.NaN;
    const check = () => {
      if (before === scrollY) return resolve();
      before = scrollY;
      setTimeout(check, 150);
    };
    check();
  });
}

const viewports = [
  { width: 390, height: 800 },
  { width: 1440, height: 900 },
];

for (const viewport of everyNth(viewports, 2)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const address of [
      '/why-indo-global/infrastructure#medical-facility',
      '/placements/industry-speaks#speakers',
      '/placements/our-recruiters#recruiters',
      '/about/accreditation#partners',
    ]) {
      test(`no picture is blank after a jump to ${address}`, async ({ page }) => {
        await page.goto(address);
        await expectPictures(page);
      });
    }

    test('none is blank while one pages down', async ({ page }) => {
      await page.goto('/why-indo-global/infrastructure');
      await expect(windows(page)).toHaveCount(7);
      const isAtEnd = () => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 1);
      while (!(await isAtEnd())) {
        await page.keyboard.press('PageDown');
        await page.evaluate(scrollEnds);
        await expectPictures(page, [noLines, undefined]);
      }
      await expectAll(page);
    });
  });
}

test('far below, no picture is fetched', async ({ page }) => {
  // Browsers differ in how far ahead they fetch, 3,000 px at most.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/why-indo-global/infrastructure');
  await page.waitForLoadState('networkidle');
  const distant = windows(page).last().locator('img');
  expect(await distant.evaluateAll((all) => all.some((image) => (image as HTMLImageElement).complete))).toBe(false);
});

test('a tint is there until a picture is', async ({ page }) => {
  await page.route(/\/media\/.*\.(avif|webp)$/, () => {});
  await page.goto('/why-indo-global/infrastructure#studios', { waitUntil: 'commit' });
  const images = windows(page).nth(1).locator('img');
  await expect(images.first()).toBeAttached();
  const tints = await images.evaluateAll((all) => [
    ...new Set(all.map((image) => getComputedStyle(image).backgroundColor)),
  ]);
  expect(tints).toHaveLength(1);
  expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).not.toContain(tints[0]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a browser fetches all pictures', async ({ page }) => {
    await page.goto('/placements/industry-speaks#speakers');
    await expectAll(page);
  });
});

test('with less motion every picture stands once in a grid, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/placements/our-recruiters#recruiters');
  await expect(windows(page).locator('img:visible')).toHaveCount(10);
  expect(await windows(page).evaluate((lines) => lines.getAnimations({ subtree: true }).length)).toBe(0);
});

test('neighbouring lines move in opposite directions, and rest when asked to', async ({ page }) => {
  await page.goto('/placements/our-recruiters#recruiters');
  const animations = () =>
    windows(page).evaluate((lines) =>
      lines.getAnimations({ subtree: true }).map((animation) => ({
        state: animation.playState,
        direction: animation.effect?.getTiming().direction,
      })),
    );
  const moving = await animations();
  expect(new Set(moving.map(({ direction }) => direction))).toEqual(new Set(['normal', 'reverse']));
  expect(new Set(moving.map(({ state }) => state))).toEqual(new Set(['running']));
  const states = async () => [...new Set((await animations()).map(({ state }) => state))];
  await page.getByRole('checkbox', { name: 'Pause' }).check();
  await expect.poll(states).toEqual(['paused']);
  await page.getByRole('checkbox', { name: 'Pause' }).uncheck();
  await page.mouse.move(1, 1);
  await windows(page).hover();
  await expect.poll(states).toEqual(['paused']);
});
