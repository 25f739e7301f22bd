import type { Page } from '@playwright/test';
import { codeOf, expect, giveSign, hideMouse, holdRequests, listen, stopClock, test, wakeBlock } from './site.ts';

/*
 * Blocks that are hydrated one by one, only when needed.
 */

test.use({ viewport: { width: 1280, height: 900 } });

/** Addresses of the scripts and data that a page requests from now on, prefetched ones included. */
function listRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|json)(\?|$)/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Sets the connection that a page sees. Must be called before the page is opened. */
const connect = (page: Page, connection: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);

test.describe('before a sign of life', () => {
  for (const path of [
    '/',
    '/courses/btech-computer-science-engineering',
    '/about/notable-alumni',
    '/about/location',
    '/contact-us',
    '/spotlights',
  ]) {
    test(`${path} loads no script beside the one in it before the browser rests`, async ({ page }) => {
      const requests = listRequests(page);
      await connect(page, { saveData: false, effectiveType: '4g' });
      await stopClock(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(requests).toEqual([]);
      await expect(page.locator('html')).not.toHaveAttribute('data-shell');
    });
  }

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    test(`nothing is fetched ahead for visitors with ${JSON.stringify(connection)}`, async ({ page }) => {
      const requests = listRequests(page);
      await connect(page, connection);
      await page.goto('/gallery');
      await page.locator('#pictures').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(requests.filter((url) => /islands/.test(url))).toEqual([]);
    });
  }

  for (const [connection, isFast] of [
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '2g' }, false],
    [{ saveData: false, effectiveType: '3g' }, true],
  ] as const) {
    test(`a form in view ${isFast ? 'is hydrated' : 'stays static'} for visitors with ${JSON.stringify(connection)}`, async ({
      page,
    }) => {
      await connect(page, connection);
      await page.goto('/contact-us');
      const form = page.locator('#contact');
      await form.scrollIntoViewIfNeeded();
      if (!isFast) {
        await page.waitForLoadState('networkidle');
        await expect(form).not.toHaveAttribute('data-live');
        await form.dispatchEvent('pointerover');
      }
      await expect(form).toHaveAttribute('data-live');
    });
  }
});

test('what is hydrated in view stays static just below it, until the page is used', async ({ page }) => {
  const requests = listRequests(page);
  await page.setViewportSize({ width: 412, height: 900 });
  await hideMouse(page);
  await stopClock(page);
  await page.goto('/contact-us');
  await expect(page.locator('#contact')).not.toBeInViewport();
  await page.clock.runFor(3000);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /\/(react|runtime|Form)-/.test(url))).toEqual([]);
  await page.clock.resume();
  await page.mouse.wheel(0, 1);
  await expect(page.locator('#contact')).not.toBeInViewport();
  await expect(page.locator('#contact')).toHaveAttribute('data-live');
});

test('the first touch of a form asks for all that it needs at once', async ({ page }) => {
  const requests = listRequests(page);
  const release = await holdRequests(page, /\/assets\/[^/]+\.(js|json|css)$/);
  // The load event waits for styles of closed parts.
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  const form = page.locator('#contact');
  const formCode = (await form.getAttribute('data-code'))?.split(' ') ?? [];
  const islands = await page.locator('main').getAttribute('data-islands');
  const needed = [...new Set([...(await codeOf(page)), ...formCode, islands])];
  // A mouse that lies on the page when it opens.
  await page.locator('header').first().dispatchEvent('pointerover');
  await form.locator('input').first().dispatchEvent('pointerover');
  const requestedPaths = () => [...new Set(requests.map((url) => new URL(url).pathname))].sort();
  await expect.poll(requestedPaths).toEqual([...needed].sort());
  release();
  await expect(form).toHaveAttribute('data-live');
  expect(requestedPaths(), 'asked for when the first had come').toEqual([...needed].sort());
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
  expect(html).not.toContain('imagePath');
  const kinds = await page
    .locator('script')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('type')));
  expect(new Set(kinds)).toEqual(new Set([null, 'application/ld+json', 'speculationrules']));
  const file = (await page.locator('main').getAttribute('data-islands')) ?? '';
  const { islands }: { islands: object } = await (await page.request.get(file)).json();
  const inPage = await page
    .locator('main [data-island]')
    .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-island')).sort());
  expect(Object.keys(islands).sort()).toEqual(inPage);
});

test('a block is hydrated alone', async ({ page }) => {
  await page.goto('/contact-us');
  await page.locator('#contact').dispatchEvent('pointerover');
  await expect(page.locator('#contact')).toHaveAttribute('data-live');
  await expect(page.locator('#newsletter')).not.toHaveAttribute('data-live');
});

test.describe('a block that fails', () => {
  const never = new Promise<never>(() => {});
  const failures: Record<string, (page: Page, isGone: () => boolean) => Promise<unknown>> = {
    'because React could not be fetched': (page, isGone) =>
      page.route('**/assets/*.js', (route) => {
        const isLive = /\/(live|preload-helper|rolldown-runtime)-/.test(route.request().url());
        return isGone() && !isLive ? route.abort() : route.continue();
      }),
    'because its properties cannot be had': (page, isGone) =>
      page.route('**/islands-*.json', (route) => (isGone() ? route.fulfill({ status: 500 }) : route.continue())),
    'because its properties do not arrive': async (page, isGone) => {
      await page.clock.install();
      await page.route('**/islands-*.json', async (route) => {
        if (!isGone()) return route.continue();
        // Only after React has arrived, which has a limit of its own, does the block ask for them itself.
        if (route.request().resourceType() !== 'fetch') return route.abort();
        await page.clock.fastForward(30_000);
        return never;
      });
    },
  };
  for (const [name, fail] of Object.entries(failures)) {
    test(`${name} is tried again at the next touch`, async ({ page, complaints }) => {
      let isGone = true;
      await fail(page, () => isGone);
      await page.goto('/contact-us');
      const form = page.locator('#contact');
      await form.dispatchEvent('pointerover');
      await expect.poll(() => complaints.join('\n')).toContain('A "form" block could not be made interactive.');
      await expect(form).toHaveAttribute('data-failed');
      isGone = false;
      await form.locator('button[type=submit]').click();
      await expect(form.getByText('Name is required').first()).toBeVisible();
      await expect(form).not.toHaveAttribute('data-failed');
    });
  }
});

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
      // On the home page it may have opened by itself meanwhile: its tab would close it again.
      await page
        .locator('#enquiry')
        .evaluate((panel: HTMLElement) => panel.matches(':popover-open') || panel.showPopover());
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
