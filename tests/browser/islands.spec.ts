import type { Page } from '@playwright/test';
import { expect, giveSign, listen, stopClock, test, wakeBlock } from './site.ts';

/*
 * Blocks that come to life one by one, and only when they are needed.
 */

test.use({ viewport: { width: 1280, height: 900 } });

/** Addresses of the scripts and data that a page asks for from now on; what is only fetched ahead does not count. */
function listRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose']?.includes('prefetch');
    if (!isAhead && /\.(js|json)(\?|$)/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test.describe('before a sign of life', () => {
  for (const path of ['/', '/contact-us', '/about/notable-alumni']) {
    test(`${path} runs no script but the one in it`, async ({ page }) => {
      const requests = listRequests(page);
      await stopClock(page);
      await page.goto(path);
      await page.clock.runFor(3000);
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      await expect(page.locator('html')).not.toHaveAttribute('data-shell');
    });
  }

  test('nothing is fetched ahead for visitors who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });

  test('what its blocks will need is fetched ahead for everyone else', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('link[rel=prefetch][href*="Explorer"]')).toHaveCount(1);
    await expect(page.locator('link[rel=prefetch][href*="/islands-"]')).toHaveCount(1);
  });
});

test('a page without islands loads no React when it is used', async ({ page }) => {
  const requests = listRequests(page);
  await page.goto('/no/such/page');
  await giveSign(page);
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /react|runtime/.test(url) && !/rolldown-runtime/.test(url))).toEqual([]);
});

test('properties of the blocks are not in the HTML', async ({ page }) => {
  await page.goto('/');
  const html = await (await page.request.get('/')).text();
  expect(html).not.toContain('autoplayMs');
  expect(html).not.toContain('"groups"');
  const kinds = await page
    .locator('script')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('type')));
  expect(new Set(kinds)).toEqual(new Set([null, 'application/ld+json', 'speculationrules']));
  const file = (await page.locator('main').getAttribute('data-islands')) ?? '';
  const islands: { islands: Record<string, { at: string }> } = await (await page.request.get(file)).json();
  const inPage = await page
    .locator('main [data-island]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-island')));
  expect(Object.keys(islands.islands).sort()).toEqual(inPage.sort());
});

test('a block is woken alone', async ({ page }) => {
  await page.goto('/');
  await page.locator('#programs').dispatchEvent('pointerover');
  await expect(page.locator('#programs')).toHaveAttribute('data-live');
  await expect(page.locator('#testimonials')).not.toHaveAttribute('data-live');
});

test.describe('a block that fails', () => {
  const programs = (page: Page) => page.locator('#programs');

  test('leaves its HTML and everything else alone, and says where it is', async ({ page, complaints }) => {
    await page.route('**/assets/Explorer-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Explorer() { throw new Error("broken on purpose"); }',
      }),
    );
    await page.goto('/');
    const before = await programs(page).textContent();
    await programs(page).dispatchEvent('pointerover');
    await expect.poll(() => complaints.join('\n')).toContain('broken on purpose');
    expect(complaints.find((text) => text.startsWith('A "explorer" block failed'))).toMatch(
      /failed on \/ \(index\.json#?\/blocks\/5\)/,
    );
    await expect.poll(() => programs(page).textContent()).toBe(before);
    const hero = page.locator('[data-block=hero]');
    await hero.getByRole('button', { name: 'Next' }).click();
    await expect(hero.locator('p[aria-live]')).toHaveText('2 of 7');
    await expect(page.locator('main > .block')).toHaveCount(10);
  });

  test('when it is used leaves what stood there', async ({ page, complaints }) => {
    await page.route('**/assets/Testimonials-*.js', async (route) => {
      const { react } = await importedNames(page);
      await route.fulfill({
        contentType: 'text/javascript',
        body: `import * as module from '${react}';
          const React = Object.values(module).map((get) => { try { const made = typeof get === 'function' && get.length === 0 ? get() : get; return made?.useState ? made : made?.default; } catch {} }).find((found) => found?.useState);
          export default function Testimonials() {
            const [isBroken, breakIt] = React.useState(false);
            if (isBroken) throw new Error('broken later');
            return React.createElement('button', { onClick: () => breakIt(true), suppressHydrationWarning: true }, 'Break');
          }`,
      });
    });
    await page.goto('/');
    const block = page.locator('#testimonials');
    const before = await block.textContent();
    await block.dispatchEvent('pointerover');
    await block.getByRole('button', { name: 'Break' }).click();
    await expect.poll(() => complaints.join('\n')).toContain('broken later');
    await expect.poll(() => block.textContent()).toBe(before);
  });

  test('because its code is gone stays as it is', async ({ page, complaints }) => {
    await page.route('**/assets/Explorer-*.js', (route) => route.abort());
    await page.goto('/');
    await programs(page).dispatchEvent('pointerover');
    await expect.poll(() => complaints.join('\n')).toContain('A "explorer" block could not be made interactive.');
    await expect(programs(page).getByRole('tab', { name: 'Diploma' })).toBeVisible();
    await expect(programs(page)).not.toHaveAttribute('data-live');
  });

  test('because React could not be fetched is tried again at the next touch', async ({ page, complaints }) => {
    let isGone = true;
    await page.route('**/assets/*.js', (route) => {
      const isLive = /\/(live|rolldown-runtime)-/.test(route.request().url());
      return isGone && !isLive ? route.abort() : route.continue();
    });
    await page.goto('/');
    await programs(page).dispatchEvent('pointerover');
    await expect.poll(() => complaints.join('\n')).toContain('A "explorer" block could not be made interactive.');
    isGone = false;
    const tab = programs(page).getByRole('tab', { name: 'Diploma' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('because its properties cannot be had is tried again at the next touch', async ({ page, complaints }) => {
    let isGone = true;
    await page.route('**/islands-*.json', (route) => (isGone ? route.fulfill({ status: 500 }) : route.continue()));
    await page.goto('/');
    await programs(page).dispatchEvent('pointerover');
    await expect.poll(() => complaints.join('\n')).toContain('A "explorer" block could not be made interactive.');
    isGone = false;
    const tab = programs(page).getByRole('tab', { name: 'Diploma' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
});

/** Address of the module that holds React. */
async function importedNames(page: Page): Promise<{ react: string }> {
  const prefetched = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return { react: prefetched.find((href) => href?.includes('/react-')) ?? '' };
}

test.describe('the policy of the page', () => {
  for (const path of ['/', '/contact-us', '/about/notable-alumni', '/admissions']) {
    test(`is violated nowhere on ${path}`, async ({ page }) => {
      const complaints = listen(page);
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`Policy violated: ${violatedDirective} by ${blockedURI}`),
        );
      });
      await page.goto(path);
      await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
      for (const block of await page.locator('main [data-island]').all()) await wakeBlock(page, block);
      await page.getByRole('button', { name: 'Quick Enquiry' }).click();
      await page.locator('#enquiry button[type=submit]').click();
      await expect(page.locator('#enquiry [data-island]')).toHaveAttribute('data-live');
      expect(complaints).toEqual([]);
    });
  }

  test('shows toasts all the same', async ({ page, complaints }) => {
    await page.goto('/contact-us');
    await page.locator('#contact button[type=submit]').click();
    await expect(page.getByText('Please fix the errors in the form')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
