import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

declare global {
  interface Window {
    looks?: string[];
  }
}

/*
 * What a page fetches when it is used has its styles in the page's own sheets, not in the site's whole one: all looks as it does with that.
 */

/**
 * Each property of everything on the page, as `3 p.intro color: red`. Custom ones nobody sees.
 * @returns how many there are, and some of those that were not so when it was last called
 */
const readLooks = (page: Page): Promise<{ count: number; changed: string[] }> =>
  page.evaluate(() => {
    // Laid out anew: of a margin that is `auto`, Chromium says 0px where it has reused what it knew.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const looks = [...document.querySelectorAll('body *:not(script, template, link)')].flatMap((element, place) => {
      const style = getComputedStyle(element);
      const name = `${place} ${element.localName}.${element.getAttribute('class')}`;
      const properties = [...style].filter((property) => !property.startsWith('--'));
      return properties.map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`);
    });
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

test('the enquiry panel and what its form says need no other styles than those of its page', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/about');
  await page.locator('[popovertarget=enquiry] >> visible=true').first().click();
  await page.locator('#enquiry [type=submit]').click();
  await expect(page.locator('#enquiry [role=region]')).toBeFocused();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/site-\w+\.css$/.test(url))).toEqual([]);
  const { count } = await readLooks(page);
  expect(count).toBeGreaterThan(1000);
  await addWholeSheet(page);
  expect(await readLooks(page)).toEqual({ count, changed: [] });
  expect(complaints).toEqual([]);
});
