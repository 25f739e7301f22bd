import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/* Order of reading: what is seen first is read and reached first, and regions have names (WCAG 1.3.2, 2.4.3, 1.3.1). */

/** Names of the header's controls in the order of the document, and from left to right. */
const headerOrder = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-navigation]')?.closest('header > div');
    const controls = [...(bar?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(
      (control) => !control.closest('[popover]') && control.checkVisibility({ visibilityProperty: true }),
    );
    const name = (control: HTMLElement) => control.ariaLabel ?? control.textContent ?? '';
    const left = (control: HTMLElement) => control.getBoundingClientRect().left;
    return {
      read: controls.map(name),
      seen: controls.toSorted((one, other) => left(one) - left(other)).map(name),
    };
  });

for (const width of [360, 768, 1024, 1440]) {
  test(`search and menu are reached in the order of the header at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about/location');
    const { read, seen } = await headerOrder(page);
    expect(read).toContain('Search');
    expect(read).toEqual(seen);
  });
}

test('the menu of a section on the left is read before the content', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about/location');
  const menu = page.getByRole('complementary', { name: 'Overview' });
  const content = page.getByRole('heading', { level: 2, name: 'Before you come' });
  expect((await menu.boundingBox())?.x).toBeLessThan((await content.boundingBox())?.x ?? 0);
  const isFirst = await menu.evaluate(
    (aside, heading) => Boolean(heading && aside.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING),
    await content.elementHandle(),
  );
  expect(isFirst).toBe(true);
});

for (const path of ['/', '/courses/btech-civil-engineering', '/about/location', '/online-learning-resources', '/hi'])
  test(`complementary regions and panels of tabs of ${path} have names`, async ({ page }) => {
    await page.goto(path);
    const regions = page.locator('aside, [role="complementary"], [role="tabpanel"]');
    const names = await regions.evaluateAll((all) =>
      all.map((region) => {
        const ids = region.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        return { tag: region.outerHTML.slice(0, 80), name: (region.ariaLabel ?? words).trim() };
      }),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(({ name }) => name === '')).toEqual([]);
  });

test('logos stand on the ground that they are drawn for where the system chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/about/accreditation');
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((logo) => {
        for (let element: Element | null = logo; element; element = element.parentElement) {
          const { backgroundColor } = getComputedStyle(element);
          if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
        }
        return '';
      });
  expect(await groundOf('body > header img')).toBe('rgb(255, 255, 255)');
  expect(await groundOf('body > footer img')).toBe('rgb(35, 20, 26)');
  expect(await groundOf('main img[src*="logos"], main li img')).toBe('rgb(255, 255, 255)');
});
