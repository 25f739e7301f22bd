import type { Page } from '@playwright/test';
import { expect, stopClock, test, wakeBlock } from './site.ts';

/*
 * Following links without loading a document, once the runtime is there; and everything that is left to the browser.
 */

test.use({ viewport: { width: 1280, height: 900 } });

declare global {
  interface Window {
    /** Set by a test: lives as long as the document. */
    mark?: Element | null;
  }
}

/** Opens a page, has its runtime loaded by waking a block, and marks the document. */
async function openAwake(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await wakeBlock(page, page.locator('main [data-island]').first());
  await page.evaluate(() => {
    window.mark = document.querySelector('main [data-island]');
  });
}

/** The same, with the router, which the first pointer on a link has loaded. */
async function openLive(page: Page, path = '/'): Promise<void> {
  await openAwake(page, path);
  const answered = page.waitForResponse(/\/assets\/router-/);
  await inMenu(page, 'Admissions').hover();
  // Settles after the page's own import of it.
  await page.evaluate((address) => import(address), (await answered).url());
}

/** Tells whether the document is still the one that was marked. */
const isSameDocument = (page: Page) => page.evaluate(() => window.mark !== undefined);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const inMenu = (page: Page, name: string) =>
  page.locator('[data-navigation] > ul > li > a').filter({ hasText: new RegExp(`^${name}`) });

/** Adds a link to the page, as content may have one, and follows it. */
async function follow(page: Page, href: string, attributes: Record<string, string> = {}): Promise<void> {
  await page.evaluate(
    ([address, others]) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Test link' });
      for (const [name, value] of Object.entries(others as object)) link.setAttribute(name, value);
      link.style.cssText = 'position:fixed;inset:8rem auto auto 1rem;z-index:99;background:#fff;padding:1rem';
      document.querySelector('main')?.append(link);
    },
    [href, attributes] as const,
  );
  await page.getByRole('link', { name: 'Test link' }).hover();
  await page.getByRole('link', { name: 'Test link' }).click();
}

test.describe('a link to another page', () => {
  test('is followed in the same document', async ({ page }) => {
    await openLive(page);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await inMenu(page, 'Admissions').hover();
    await inMenu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    await expect(page.locator('h1')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    await expect(page).toHaveTitle(/Admission/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(inMenu(page, 'Admissions')).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('body > [role=status]')).toHaveText(await page.title());
    expect(complaints).toEqual([]);
  });

  test('brings the head of its page', async ({ page }) => {
    await openLive(page);
    await inMenu(page, 'Contact').click();
    await expect(page.locator('h1')).toBeFocused();
    const html = await (await page.request.get('/contact-us')).text();
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact-us$/);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
  });

  test('leaves no block of the page before alive', async ({ page }) => {
    await openLive(page);
    await inMenu(page, 'Admissions').click();
    await expect(page.locator('h1')).toBeFocused();
    expect(await page.evaluate(() => [window.mark?.isConnected, window.mark?.textContent])).toEqual([false, '']);
  });

  test('shows a page whose blocks work', async ({ page, complaints }) => {
    await openLive(page);
    await inMenu(page, 'Contact').click();
    await expect(page.locator('h1')).toBeFocused();
    const form = page.locator('#contact');
    await form.locator('button[type=submit]').click();
    await expect(form.getByText('Name is required').first()).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page.locator('[data-block=hero]')).toBeVisible();
    await page.locator('#programs').getByRole('tab', { name: 'Diploma' }).click();
    await expect(page.locator('#programs').getByRole('heading', { name: 'Start right after class 10' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('leaves the shell working', async ({ page }) => {
    await openLive(page);
    await inMenu(page, 'Admissions').click();
    await expect(page.locator('h1')).toBeFocused();
    await inMenu(page, 'About').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'About submenu' })).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quick Enquiry' }).click();
    await expect(page.locator('#enquiry')).toBeVisible();
  });
});

test('Back and Forward go to where one was', async ({ page }) => {
  await openLive(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  // Playwright may scroll a sticky header before it clicks.
  await page.evaluate(() => {
    document.addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), { once: true, capture: true });
  });
  await inMenu(page, 'Admissions').click();
  await expect(page.locator('h1')).toBeFocused();
  const leftAt = await page.evaluate(() => Reflect.get(window, 'leftAt'));
  expect(leftAt).toBeGreaterThan(500);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Indo Global Colleges')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
  await page.goForward();
  await expect(page).toHaveURL('/admissions');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);
});

test('of two links followed in a row the last one counts', async ({ page }) => {
  await openLive(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/admissions', async (route) => {
    await released;
    await route.continue();
  });
  await inMenu(page, 'Admissions').click();
  await inMenu(page, 'Contact').click();
  await expect(page).toHaveURL('/contact-us');
  release();
  await expect(heading(page, 'Contact Us')).toBeFocused();
  await expect(page).toHaveURL('/contact-us');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('parts of a page', () => {
  test('a link to a part of another page goes there', async ({ page }) => {
    await openLive(page);
    await follow(page, '/contact-us#contact');
    await expect(page).toHaveURL('/contact-us#contact');
    await expect(page.locator('#contact')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a link to a part of this page is the browser’s, before and after', async ({ page }) => {
    await openLive(page);
    await follow(page, '#testimonials');
    await expect(page).toHaveURL('/#testimonials');
    await expect(page.locator('#testimonials')).toBeInViewport();
    await inMenu(page, 'Contact').click();
    await expect(page.locator('h1')).toBeFocused();
    await follow(page, '#contact');
    await expect(page).toHaveURL('/contact-us#contact');
    await expect(page.locator('#contact')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');
    await page.goBack();
    await expect(page).toHaveURL('/#testimonials');
    await expect(page.locator('#testimonials')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('what cannot be shown in place is loaded by the browser', () => {
  const failures: Record<string, (page: Page) => Promise<unknown>> = {
    'when the network fails': (page) =>
      page.route('**/admissions', (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      ),
    'when the server fails': (page) =>
      page.route('**/admissions', (route) =>
        route.request().resourceType() === 'fetch' ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
      ),
    'when something else is there': (page) =>
      page.route('**/admissions', (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the hotel network</h1>' })
          : route.continue(),
      ),
  };
  for (const [name, fail] of Object.entries(failures)) {
    test(name, async ({ page }) => {
      await openLive(page);
      await fail(page);
      await inMenu(page, 'Admissions').click();
      await expect(page).toHaveURL('/admissions');
      await expect(page.locator('main h1')).toBeVisible();
      await expect.poll(() => isSameDocument(page)).toBe(false);
    });
  }

  test('when the router is gone', async ({ page }) => {
    await page.route('**/assets/router-*.js', (route) => route.abort());
    await openAwake(page);
    await inMenu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });

  test('when it is an alias', async ({ page }) => {
    await openLive(page);
    await follow(page, '/sports-arena');
    await expect(page).toHaveURL('/why-indo-global/sports-arena');
    await expect(page.locator('main h1')).toBeVisible();
  });

  test('when it does not exist', async ({ page }) => {
    await openLive(page);
    await follow(page, '/no-such-page');
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    await expect(page).toHaveURL('/no-such-page');
  });
});

test.describe('links that are left alone', () => {
  for (const modifier of ['Control', 'Shift'] as const) {
    test(`pressed with ${modifier}`, async ({ page, context }) => {
      await openLive(page);
      const opened = context.waitForEvent('page');
      await inMenu(page, 'Admissions').click({ modifiers: [modifier] });
      await expect(await opened).toHaveURL('/admissions');
      await expect(page).toHaveURL('/');
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test('that open in a new tab', async ({ page, context }) => {
    await openLive(page);
    const opened = context.waitForEvent('page');
    await follow(page, '/contact-us', { target: '_blank' });
    await expect(await opened).toHaveURL('/contact-us');
    await expect(page).toHaveURL('/');
  });

  test('that lead to another site', async ({ page }) => {
    await page.route('https://elsewhere.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
    );
    await openLive(page);
    await follow(page, 'https://elsewhere.example.org/');
    await expect(page).toHaveURL('https://elsewhere.example.org/');
  });

  test('that something on the page has answered', async ({ page }) => {
    await openLive(page);
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), true));
    await follow(page, '/contact-us');
    await expect(page).toHaveURL('/');
  });
});

test.describe('before the runtime is there', () => {
  test('a link is the browser’s', async ({ page }) => {
    await page.goto('/contact-us');
    await page.evaluate(() => {
      window.mark = document.body;
    });
    await inMenu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });
});

test('the enquiry panel does not open by itself on the page that one has gone on to', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await page.locator('#programs').dispatchEvent('pointerover');
  const isTaken = () =>
    page
      .locator('#programs')
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')));
  await expect.poll(isTaken).toBe(true);
  await page.clock.runFor(100);
  await inMenu(page, 'Admissions').click();
  await expect(page).toHaveURL('/admissions');
  await page.clock.runFor(10_000);
  await expect(page.locator('#enquiry')).toBeHidden();
});
