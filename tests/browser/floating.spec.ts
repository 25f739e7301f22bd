import type { Page } from '@playwright/test';
import { everyNth } from '../longRun.ts';
import { expect, giveSign, stopClock, test } from './site.ts';

/*
 * Parts that stay in view while a page is scrolled: they lie on no control, cover nothing that has the focus, and stay
 * no longer where the window is low (WCAG 2.4.11).
 */

const floating = {
  tab: '[data-part="enquiry-button"]',
  top: '[data-back-to-top]',
  panel: '#enquiry:popover-open',
};

/**
 * Controls that lie below what floats, wherever one has scrolled to.
 * @param steps number of places that are looked at, a window apart
 */
const coveredControls = (page: Page, selectors: string[], steps = 1) =>
  page.evaluate(
    async ({ selectors: all, steps: count }) => {
      const found: string[] = [];
      const parts = (from: number, to: number) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => from + part * (to - from));
      const controlAt = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest('a, button, input, select, textarea, summary');
      for (let step = 0; step < count; step++) {
        scrollTo({ top: step * innerHeight * 0.4, behavior: 'instant' });
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        for (const element of document.querySelectorAll<HTMLElement>(all.join())) {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          element.style.pointerEvents = 'none';
          for (const x of parts(left, right))
            for (const y of parts(top, bottom)) {
              const control = controlAt(x, y);
              if (control && !element.contains(control))
                found.push(`${element.textContent} on ${control.textContent || control.outerHTML} at ${scrollY}`);
            }
          element.style.pointerEvents = '';
        }
      }
      return [...new Set(found)];
    },
    { selectors, steps },
  );

const pages = ['/courses/btech-computer-science-engineering', '/', '/admissions', '/contact-us', '/gallery'];

const views = [360, 390, 768, 1024, 1440].flatMap((width) => pages.map((path) => ({ path, width })));

for (const { path, width } of everyNth(views, 6)) {
  test(`tab and way back lie on no control of ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.goto(path);
    await giveSign(page);
    expect(await coveredControls(page, [floating.tab, floating.top], 24)).toEqual([]);
  });
}

test.describe('a panel that opens by itself', () => {
  for (const [width, height] of [
    [360, 720],
    [390, 844],
    [412, 915],
  ] as const) {
    test(`covers no control of the first view at ${width} × ${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await stopClock(page);
      await page.goto('/');
      await page.clock.runFor(5100);
      await expect(page.locator(floating.panel)).toBeVisible();
      await expect(page.locator(floating.panel).getByRole('heading', { name: 'Quick Enquiry' })).toBeInViewport();
      await page.clock.resume();
      expect(await coveredControls(page, [floating.panel])).toEqual([]);
    });
  }

  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1440, 900],
    [900, 400],
  ] as const) {
    test(`never hides what has the focus, at ${width} × ${height}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await stopClock(page);
      await page.goto('/');
      await page.keyboard.press('Tab');
      await page.clock.runFor(5100);
      await expect(page.locator(floating.panel)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-shell');
      const hidden: string[] = [];
      for (let stop = 0; stop < 90; stop++) {
        await page.keyboard.press('Tab');
        const covered = await page.evaluate((selector) => {
          const { activeElement } = document;
          const panel = document.querySelector(selector);
          if (!panel || !activeElement || panel.contains(activeElement) || activeElement === document.body) return '';
          const [a, b] = [activeElement.getBoundingClientRect(), panel.getBoundingClientRect()];
          const isApart = a.right <= b.left || a.left >= b.right || a.bottom <= b.top + 1 || a.top >= b.bottom;
          return isApart ? '' : activeElement.outerHTML.slice(0, 120);
        }, floating.panel);
        if (covered) hidden.push(covered);
      }
      expect(hidden).toEqual([]);
    });
  }

  test('leaves the tab at the end of a low window uncovered while that has the focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 900, height: 400 });
    await stopClock(page);
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.clock.runFor(5100);
    await expect(page.locator(floating.panel)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-shell');
    await page.locator(floating.tab).focus();
    const bottom = async () =>
      (await page
        .locator(floating.tab)
        .boundingBox()
        .then((box) => box && box.y + box.height)) ?? 0;
    const top = (await page.locator(floating.panel).boundingBox())?.y ?? 0;
    await expect.poll(bottom).toBeLessThanOrEqual(top + 1);
  });

  test('shows all of it to who turns to it, and no more than its title again afterwards', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(5100);
    const panel = page.locator(floating.panel);
    const height = async () => (await panel.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan(300);
    await expect(page.locator('html')).toHaveAttribute('data-shell');
    await page.keyboard.press('Tab');
    await expect.poll(height).toBeLessThan(60);
    await panel.getByLabel('Name').focus();
    await expect.poll(height).toBeGreaterThan(300);
    await page.locator('body > header').getByRole('link', { name: 'Admissions' }).first().focus();
    await expect.poll(height).toBeLessThan(60);
  });
});

for (const [width, height] of [
  [740, 360],
  [1280, 400],
  [320, 256],
] as const) {
  test(`nothing stays in view in a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about/location');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await expect(page.locator('body > header')).not.toBeInViewport();
    await expect(page.locator(floating.tab)).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator(floating.tab)).toBeInViewport({ ratio: 1 });
    await page.locator(floating.tab).click();
    await expect(page.locator('#enquiry')).toBeVisible();
    await expect(page.locator('#enquiry').getByRole('button', { name: 'Close' }).first()).toBeInViewport({ ratio: 1 });
  });
}
