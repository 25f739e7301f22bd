import type { Locator } from '@playwright/test';
import axe from 'axe-core';
import { everyNth } from '../longRun.ts';
import { expect, test } from './site.ts';

/*
 * Pages in print, in forced colours, and the sizes of their touch targets.
 */

const routes = ['/', '/about', '/courses', '/courses/btech-computer-science-engineering', '/contact-us', '/spotlights'];

test.describe('on paper', () => {
  for (const route of everyNth(routes, 3)) {
    test(`${route} has nothing to press, and nothing floats over its words`, async ({ page }) => {
      await page.goto(route);
      await page.emulateMedia({ media: 'print' });
      await expect(
        page.locator('button:not([type=submit]):visible, [popover]:visible, nav[data-navigation]:visible'),
      ).toHaveCount(0);
      const floating = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position) && part.checkVisibility())
          .map((part) => part.outerHTML.slice(0, 80)),
      );
      expect(floating).toEqual([]);
    });
  }

  for (const route of everyNth(routes, 3, 1))
    test(`${route} is dark ink on white paper`, async ({ page }) => {
      await page.goto(route);
      await page.emulateMedia({ media: 'print' });
      const dark = await page.evaluate(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        const lightness = (colour: string) => {
          if (!canvas) throw new Error('no canvas');
          canvas.fillStyle = '#fff';
          canvas.fillRect(0, 0, 1, 1);
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return (red + green + blue) / 3;
        };
        const isPlace = (element: Element) => element.getBoundingClientRect().width > 300 && element.checkVisibility();
        return [...document.querySelectorAll('body, header, header *, main *, footer, footer *')]
          .filter((element) => isPlace(element) && !element.closest('[data-tone=dark]:has(> :is(img, picture))'))
          .filter((element) => lightness(getComputedStyle(element).backgroundColor) < 128)
          .map((element) => element.outerHTML.slice(0, 80));
      });
      expect(dark).toEqual([]);
    });

  test('nothing stands over what is next to it', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const lowerEdges = await page.locator('main > .block').evaluateAll((blocks) =>
      blocks.map((block) => {
        const { top, bottom } = block.getBoundingClientRect();
        const parts = [...block.children].map((part) => part.getBoundingClientRect());
        return [top, bottom, Math.min(...parts.map((part) => part.top)), Math.max(...parts.map((part) => part.bottom))];
      }),
    );
    for (const [top = 0, bottom = 0, first = 0, last = 0] of lowerEdges) {
      expect(first).toBeGreaterThanOrEqual(top - 1);
      expect(last).toBeLessThanOrEqual(bottom + 1);
    }
  });

  test('what is folded away is there, and what has not been fetched leaves no empty places', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('The latest posts are on our blog.')).toBeVisible();
    await page.goto('/courses/btech-computer-science-engineering');
    const answer = page.locator('main details > :not(summary)').first();
    expect(await answer.evaluate((part) => part.getBoundingClientRect().height)).toBeGreaterThan(10);
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('borders and quiet words are as plain as the others', async ({ page }) => {
    await page.goto('/courses');
    const looks = await page
      .locator('main h1 ~ *, main [class] p')
      .evaluateAll((parts) =>
        parts.filter((part) => part.checkVisibility()).map((part) => getComputedStyle(part).color),
      );
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.filter((colour) => colour.startsWith('color('))).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineWidth)).toBe('4px');
  });
});

test.describe('in the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1280, height: 900 } });

  const coloursOf = (part: Locator) =>
    part.evaluate((element) => {
      const { color, backgroundColor, borderBlockEndColor } = getComputedStyle(element);
      return [color, backgroundColor, borderBlockEndColor].join();
    });

  test('the current page, a chosen tab and a pressed filter differ from their neighbours', async ({ page }) => {
    await page.goto('/contact-us');
    const menu = page.locator('[data-navigation]');
    const current = menu.getByRole('link', { name: 'Contact' });
    const other = menu.getByRole('link', { name: 'Admissions' });
    expect(await coloursOf(current)).not.toBe(await coloursOf(other));
    await page.goto('/');
    const tabs = page.locator('#programs').getByRole('tab');
    expect(await coloursOf(tabs.first())).not.toBe(await coloursOf(tabs.nth(1)));
    await page.goto('/courses');
    const chips = page.locator('main [aria-pressed]');
    await chips.nth(1).click();
    await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await coloursOf(chips.nth(1))).not.toBe(await coloursOf(chips.nth(2)));
  });
});

test('targets are 24 px apart or large (WCAG 2.2, 2.5.8)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const findings: string[] = [];
  for (const route of [
    ...routes,
    '/gallery',
    '/placements/our-recruiters',
    '/online-learning-resources',
    '/nothing-here',
  ]) {
    await page.goto(route);
    await page.evaluate(axe.source);
    // It floats, and hides while scrolling; on a page that is too short for that it must not cover anything.
    if (route !== '/nothing-here')
      await page.getByRole('button', { name: 'Quick Enquiry' }).evaluate((tab) => tab.remove());
    const small = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: ['target-size'],
        rules: { 'target-size': { enabled: true } },
      });
      return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 150)));
    });
    findings.push(...small.map((html) => `${route}: ${html}`));
  }
  expect(findings).toEqual([]);
});
