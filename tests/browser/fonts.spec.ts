import type { Page } from '@playwright/test';
import { everyNth } from '../longRun.ts';
import { expect, giveSign, holdRequests, test } from './site.ts';

/*
 * The font of headings arrives after the first paint: nothing may move then. A page that is loaded again has it.
 */

const fontFile = /\/media\/[^/]+\.woff2$/;

/**
 * Delays the font.
 * @returns a function that releases it
 */
const holdFont = (page: Page): Promise<() => void> => holdRequests(page, fontFile);

/** Heights and positions of all visible headings, in px. */
const headingBoxes = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h4)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const { top, height } = heading.getBoundingClientRect();
      return height > 1 ? [{ text: heading.textContent, top: top + scrollY, height }] : [];
    }),
  );

/** Records layout shifts from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = [];
    const since = performance.now();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= since) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts });
  });

/** Total layout shift, two frames later. */
const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0);
  });

const states = (page: Page) =>
  page.evaluate(() => [...document.fonts].map(({ family, status }) => ({ family, status })));

const isLoaded = async (page: Page) =>
  (await states(page)).some(({ family, status }) => /bitter"?$/.test(family) && status === 'loaded');

for (const width of [360, 1440])
  for (const path of everyNth(
    ['/', '/about/location', '/courses', '/why-indo-global/infrastructure', '/about/leadership'],
    2,
  ))
    test(`headings of ${path} stay where they are when their font comes, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdFont(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await isLoaded(page)).toBe(false);
      const before = await headingBoxes(page);
      expect(before.length).toBeGreaterThan(1);
      await watchShifts(page);
      release();
      await expect.poll(() => isLoaded(page), { timeout: 30_000 }).toBe(true);
      const after = await headingBoxes(page);
      const grown = after.filter(({ height }, index) => Math.abs(height - (before[index]?.height ?? 0)) > 1);
      expect(grown.filter(({ top }) => top < 900)).toEqual([]);
      // The widths of two typefaces agree on average, not in every word: sometimes a line breaks elsewhere.
      expect(grown.length).toBeLessThanOrEqual(after.length * 0.1);
      expect(await layoutShift(page)).toBeLessThan(0.01);
    });

test('a page that is loaded again writes its headings in the font, and takes up the same room', async ({ page }) => {
  const release = await holdFont(page);
  await page.goto('/about/location', { waitUntil: 'domcontentloaded' });
  const headingWidth = () =>
    page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
  const inFallback = await headingWidth();
  release();
  await expect.poll(() => isLoaded(page)).toBe(true);
  expect(await headingWidth()).toBe(inFallback);
  const before = await headingBoxes(page);
  await page.unrouteAll();
  await page.goto('/about/accreditation');
  await page.goto('/about/location');
  await expect.poll(headingWidth).not.toBe(inFallback);
  expect((await headingBoxes(page)).map(({ height }) => height)).toEqual(before.map(({ height }) => height));
});

test('the font is fetched once, with the page, and stays when all styles have come', async ({ page, complaints }) => {
  let fontRequests = 0;
  page.on('request', (request) => {
    if (fontFile.test(request.url())) fontRequests += 1;
  });
  await page.goto('/about/location');
  await expect.poll(() => isLoaded(page)).toBe(true);
  await giveSign(page);
  const before = await headingBoxes(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await headingBoxes(page)).toEqual(before);
  expect(fontRequests).toBe(1);
  expect(complaints).toEqual([]);
});

for (const path of everyNth(['/', '/about/accreditation', '/placements/industry-speaks', '/about/leadership'], 2))
  test(`all that ${path} writes in the typeface of headings has the weight that was sent`, async ({ page }) => {
    await page.goto(path);
    const weights = await page.locator('body *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { fontFamily, fontWeight } = getComputedStyle(element);
        return fontFamily.includes('bitter"') ? fontWeight : [];
      }),
    );
    expect(weights.length).toBeGreaterThan(1);
    expect([...new Set(weights)]).toEqual(['750']);
  });
