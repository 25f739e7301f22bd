import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

declare global {
  interface Window {
    looks?: string[];
  }
}

/*
 * What a list fetches when it is used brings its own styles, not the site's whole sheet: all looks as it does with that.
 */

/**
 * Each property of everything on the page but the panel, as `3 p.intro color: red`. Custom ones nobody sees.
 * @returns how many there are, and some of those that were not so when it was last called
 */
const readLooks = (page: Page): Promise<{ count: number; changed: string[] }> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const looks = [...document.querySelectorAll('body *:not(script, template, link, [data-enquiry] *)')].flatMap(
      (element, place) => {
        const style = getComputedStyle(element);
        const name = `${place} ${element.localName}.${element.getAttribute('class')}`;
        const properties = [...style].filter((property) => !property.startsWith('--'));
        return properties.map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`);
      },
    );
    // They stay in the page: there are hundreds of thousands.
    const before = window.looks ?? [];
    window.looks = looks;
    return { count: looks.length, changed: looks.filter((look, place) => look !== before[place]).slice(0, 20) };
  });

/** Has the whole sheet apply, and nothing else after it. */
const addWholeSheet = (page: Page) =>
  page.evaluate(async () => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: document.getElementById('loader')?.dataset.css,
    });
    const isThere = new Promise((done) => link.addEventListener('load', done));
    document.body.append(link);
    await isThere;
    document.adoptedStyleSheets = [];
  });

const opened = [
  { route: '/gallery', opener: '[data-act=enlarge]', width: 400 },
  { route: '/spotlights', opener: '[data-act=open]', width: 1280 },
];

for (const { route, opener, width } of opened)
  test(`a dialog of ${route}, ${width} px wide, needs no other styles than its own`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(route);
    await page.locator(opener).first().click();
    await expect(page.locator('dialog[open] figure img')).toBeVisible();
    expect(requests.filter((url) => /\/site-\w+\.css$/.test(url))).toEqual([]);
    await page.waitForLoadState('networkidle');
    const { count } = await readLooks(page);
    expect(count).toBeGreaterThan(1000);
    await addWholeSheet(page);
    expect(await readLooks(page)).toEqual({ count, changed: [] });
    expect(complaints).toEqual([]);
  });

test('the whole sheet takes the place of what came before it', async ({ page }) => {
  const countAdded = () => page.evaluate(() => document.adoptedStyleSheets.length);
  await page.goto('/gallery');
  await page.locator('[data-act=enlarge]').first().click();
  await expect(page.locator('dialog[open] figure img')).toBeVisible();
  expect(await countAdded()).toBe(1);
  await page.keyboard.press('Escape');
  await page.locator('[popovertarget=enquiry] >> visible=true').first().click();
  await expect.poll(countAdded).toBe(0);
});
