import type { Locator, Page } from '@playwright/test';
import { hashRoute } from '#shared/routeTable.ts';
import {
  expect,
  giveSign,
  holdRequests,
  loadRouter,
  passLink,
  routerCode,
  stopClock,
  test,
  wakeBlock,
} from './site.ts';

/*
 * Client navigation, once React is loaded, and everything that is left to the browser.
 */

test.use({ viewport: { width: 1280, height: 900 } });

declare global {
  interface Window {
    /** Set by a test; exists as long as the document. */
    mark?: Element | null;
  }
}

/** Opens a page, loads its runtime by hydrating a block, and marks the document. */
async function openAwake(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await wakeBlock(page, page.locator('main [data-island]').first());
  await page.evaluate(() => {
    window.mark = document.querySelector('main [data-island]');
  });
}

/** The same with the router, which is loaded when a link is hovered. */
async function openLive(page: Page, path = '/'): Promise<void> {
  await openAwake(page, path);
  await loadRouter(page);
}

/** Title of the server's document at a path. */
async function titleOf(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return /<title>([^<]+)/.exec(html)?.[1] ?? '';
}

/** Counts the documents and fetched addresses that a page requests from now on. */
function listenForRequests(page: Page) {
  const requests: { documents: string[]; fetched: string[] } = { documents: [], fetched: [] };
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.isNavigationRequest()) requests.documents.push(path);
    else if (request.resourceType() === 'fetch') requests.fetched.push(path);
  });
  return requests;
}

/** @returns true if the document is still the marked one */
const isSameDocument = (page: Page) => page.evaluate(() => window.mark !== undefined);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const inMenu = (page: Page, name: string) =>
  page.locator('[data-navigation] > ul > li > a').filter({ hasText: new RegExp(`^${name}`) });

/** Adds a link to the page, as content may have one, and follows or hovers it. */
async function follow(
  page: Page,
  href: string,
  attributes: Record<string, string> = {},
  how: 'click' | 'hover' | 'tap' = 'click',
): Promise<void> {
  await page.evaluate(
    ([address, others]) => {
      const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Test link' });
      for (const [name, value] of Object.entries(others as object)) link.setAttribute(name, value);
      link.style.cssText = 'position:fixed;inset:8rem auto auto 1rem;z-index:99;background:#fff;padding:1rem';
      link.className = 'test-link';
      for (const before of document.querySelectorAll('.test-link')) before.remove();
      document.querySelector('main')?.append(link);
    },
    [href, attributes] as const,
  );
  await page.getByRole('link', { name: 'Test link' })[how]();
}

/**
 * Records the scroll position at the next click: Playwright may scroll before it.
 * @returns a function that reads it, px
 */
async function noteClick(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.addEventListener('click', () => Object.assign(window, { leftAt: scrollY }), { once: true, capture: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'leftAt'));
}

/**
 * Follows a link to a part of this page, and waits until the browser has scrolled to it: Chromium itself does not
 * restore the previous position during smooth scrolling.
 */
async function scrollToPart(page: Page, part: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('hashchange', () => {
      addEventListener('scrollend', () => Object.assign(window, { hasEnded: true }), { once: true });
    });
  });
  await follow(page, part);
  await expect(page.locator(part)).toBeInViewport({ ratio: 0.3 });
  await page.waitForFunction(() => Reflect.get(window, 'hasEnded'));
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

  test('shows a page whose blocks work', async ({ page, complaints }) => {
    await openLive(page);
    await inMenu(page, 'Contact').click();
    await expect(page.locator('h1')).toBeFocused();
    const form = page.locator('#contact');
    await form.locator('button[type=submit]').click();
    await expect(form.getByText('Name is required').first()).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.goBack();
    await expect(page.locator('main > .block:first-child')).toBeVisible();
    await page.locator('#programs').getByRole('tab', { name: 'Diploma' }).click();
    await expect(page.locator('#programs').getByRole('heading', { name: 'Start right after class 10' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('leaves the shell working', async ({ page }) => {
    await openLive(page);
    await inMenu(page, 'Admissions').click();
    await expect(page.locator('h1')).toBeFocused();
    await page.getByRole('button', { name: 'About submenu' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'About submenu' })).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quick Enquiry' }).click();
    await expect(page.locator('#enquiry')).toBeVisible();
  });
});

test('Back and Forward go to where one was', async ({ page }) => {
  await openLive(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const readLeftAt = await noteClick(page);
  await inMenu(page, 'Admissions').click();
  await expect(page.locator('h1')).toBeFocused();
  const leftAt = await readLeftAt();
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

test('Back goes to where one was, when a document of its own was between', async ({ page }) => {
  await openLive(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await follow(page, '/admissions');
  await expect(page.locator('h1')).toBeFocused();
  await openLive(page, '/about');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.goBack();
  await expect(page).toHaveURL('/admissions');
  await wakeBlock(page, page.locator('main [data-island]').first());
  await loadRouter(page);
  const { documents } = listenForRequests(page);
  await page.goBack();
  await expect(heading(page, 'Indo Global Colleges')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  expect(documents).toEqual([]);
});

test.describe('Back and Forward across entries from before the router', () => {
  test('go to parts of the page, without loading anything', async ({ page, complaints }) => {
    await openAwake(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const readLeftAt = await noteClick(page);
    await scrollToPart(page, '#testimonials');
    const leftAt = await readLeftAt();
    await loadRouter(page);
    const { documents, fetched } = listenForRequests(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
    await seenFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(leftAt);
    await page.goForward();
    await expect(page).toHaveURL('/#testimonials');
    await expect(page.locator('#testimonials')).toBeInViewport({ ratio: 0.3 });
    expect([...documents, ...fetched.filter((path) => !/^\/(media|assets)\//.test(path))]).toEqual([]);
    // And from a different page, whose entry is the router's.
    await inMenu(page, 'Admissions').click();
    await expect(heading(page, 'Admissions')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/#testimonials');
    await expect(page.locator('#testimonials')).toBeInViewport({ ratio: 0.3 });
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(leftAt);
    await page.goForward();
    await page.goForward();
    await expect(heading(page, 'Admissions')).toHaveCount(1);
    expect(await isSameDocument(page)).toBe(true);
    expect(documents).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('go to documents', async ({ page }) => {
    await page.goto('/contact-us');
    await openLive(page, '/admissions');
    await page.goBack();
    await expect(heading(page, 'Contact Us')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Admissions')).toBeVisible();
  });

  test('go to steps of a list', async ({ page }) => {
    await page.goto('/courses');
    await wakeBlock(page, page.locator('#newsletter'));
    const other = page
      .locator('#catalogue')
      .getByRole('link', { name: /M\.?Tech.*Civil/i })
      .first();
    await expect(other).toBeVisible();
    await page.locator('#catalogue').getByText('Architecture', { exact: true }).first().click();
    await expect(other).toBeHidden();
    await expect(page).toHaveURL(/\?/);
    const chosen = page.url();
    await page.evaluate(() => Object.assign(window, { mark: document.body }));
    await loadRouter(page);
    const { documents, fetched } = listenForRequests(page);
    await page.goBack();
    await expect(page).toHaveURL('/courses');
    await expect(other).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(chosen);
    await expect(other).toBeHidden();
    expect([...documents, ...fetched].filter((path) => path === '/courses')).toEqual([]);
    await inMenu(page, 'Admissions').click();
    await expect(heading(page, 'Admissions')).toBeFocused();
    await page.goBack();
    await expect(page.locator('#catalogue')).toHaveAttribute('data-live');
    await expect(other).toBeHidden();
    await page.goBack();
    await expect(other).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(documents).toEqual([]);
  });
});

test('a page that was on its way is not shown once one has gone back', async ({ page }) => {
  await openLive(page);
  await follow(page, '/admissions');
  await expect(page).toHaveURL('/admissions');
  const release = await holdRequests(page, '**/about');
  const pageRequest = page.waitForRequest('**/about');
  await follow(page, '/about');
  await pageRequest;
  await page.goBack();
  await expect(heading(page, 'Indo Global Colleges')).toHaveCount(1);
  const answered = page.waitForResponse('**/about');
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((seen) => setTimeout(() => requestAnimationFrame(seen), 100)));
  await expect(page).toHaveURL('/');
  await expect(heading(page, 'Indo Global Colleges')).toHaveCount(1);
});

test('of two links followed in a row the last one counts', async ({ page }) => {
  await openLive(page);
  const release = await holdRequests(page, '**/admissions');
  await inMenu(page, 'Admissions').click();
  await inMenu(page, 'Contact').click();
  await expect(page).toHaveURL('/contact-us');
  release();
  await expect(heading(page, 'Contact Us')).toBeFocused();
  await expect(page).toHaveURL('/contact-us');
  expect(await isSameDocument(page)).toBe(true);
});

/** Waits for frames in which a page could change. */
const seenFrames = (page: Page) =>
  page.evaluate(() => new Promise((seen) => setTimeout(() => requestAnimationFrame(seen), 300)));

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

  test('a link to a part of a page that one has come back to goes there, and back to the link', async ({ page }) => {
    await openLive(page);
    await follow(page, '/admissions');
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Indo Global Colleges')).toHaveCount(1);
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    const { fetched } = listenForRequests(page);
    const readLeftAt = await noteClick(page);
    await scrollToPart(page, '#testimonials');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(await readLeftAt());
    await page.goForward();
    await expect(page.locator('#testimonials')).toBeInViewport({ ratio: 0.3 });
    // Posts of the blog, and their files, may come into view meanwhile.
    expect(fetched.filter((path) => !/^\/(media|assets)\//.test(path))).toEqual([]);
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

  test('when the network fails on the way back', async ({ page }) => {
    await openLive(page);
    await inMenu(page, 'Admissions').click();
    await expect(heading(page, 'Admissions')).toBeFocused();
    await page.route(/:\d+\/$/, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await page.goBack();
    await expect(heading(page, 'Indo Global Colleges')).toHaveCount(1);
    await expect(page).toHaveURL('/');
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });

  test('when the router is gone', async ({ page }) => {
    await page.route('**/assets/router-*.js', (route) => route.abort());
    await openAwake(page);
    await inMenu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });

  test('when the router does not come', async ({ page }) => {
    await page.route('**/assets/router-*.js', () => {});
    await openAwake(page);
    await inMenu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions', { timeout: 20_000 });
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });

  test('when the page is of another build', async ({ page }) => {
    await openLive(page);
    await page.route('**/admissions', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/live-[\w-]+\.js/g, 'live-later.js') });
    });
    await inMenu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });

  test('when the visitor is offline', async ({ page, context }) => {
    await openLive(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await inMenu(page, 'Admissions').click();
    expect((await failed).url()).toMatch(/\/admissions$/);
  });

  test('when it is a file', async ({ page }) => {
    await openLive(page);
    const { documents } = listenForRequests(page);
    await follow(page, '/robots.txt');
    await expect(page).toHaveURL('/robots.txt');
    expect(documents).toEqual(['/robots.txt']);
  });
});

test.describe('the table of pages and aliases', () => {
  test('an alias leads to its page, with its query and part, and the server is not asked for it', async ({ page }) => {
    await openLive(page);
    const { documents, fetched } = listenForRequests(page);
    await follow(page, '/sports-arena?from=mail#main');
    await expect(page).toHaveURL('/why-indo-global/sports-arena?from=mail#main');
    await expect(page.locator('h1')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    expect(documents).toEqual([]);
    expect(fetched).not.toContain('/sports-arena');
    await page.goBack();
    await expect(page).toHaveURL('/');
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const [path, document] of [
    ['/no-such-page', '/404.html'],
    ['/courses/xyz', '/courses/404.html'],
    ['/courses/xyz/abc', '/courses/404.html'],
  ] as const) {
    test(`${path} shows the not-found page above it, and the server is not asked for it`, async ({ page }) => {
      await openLive(page);
      const title = await titleOf(page, path);
      const { documents, fetched } = listenForRequests(page);
      await follow(page, path);
      await expect(page.locator('h1')).toBeFocused();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
      expect(documents).toEqual([]);
      expect(fetched).toContain(document);
      expect(fetched).not.toContain(path);
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    });
  }

  test('a page that has come since it was read is found', async ({ page }) => {
    const html = async () => (await page.request.get('/admissions')).text();
    let isThere = false;
    await page.route('**/brand-new', async (route) => route.fulfill({ contentType: 'text/html', body: await html() }));
    await page.route('**/routes.json', async (route) => {
      const response = await route.fetch();
      const table = await response.json();
      if (isThere)
        table.pages += await route
          .request()
          .frame()
          .evaluate(() => Reflect.get(window, 'newCode'));
      await route.fulfill({ response, json: table });
    });
    await openLive(page);
    await page.evaluate((code) => Object.assign(window, { newCode: code }), hashRoute('/brand-new'));
    await follow(page, '/brand-new');
    await expect(page).toHaveURL('/brand-new');
    await expect(page).toHaveTitle(/Not Found/i);
    await page.goBack();
    // The address changes before the page does, and a link that is added too early is removed with the previous page.
    await expect(page).not.toHaveTitle(/Not Found/i);
    isThere = true;
    await follow(page, '/brand-new');
    await expect(page).toHaveTitle(/Admission/);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('without it, the server says what an address is', async ({ page }) => {
    await page.route('**/routes.json', (route) => route.fulfill({ status: 500 }));
    await openLive(page);
    await follow(page, '/courses/xyz');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page).toHaveTitle(await titleOf(page, '/courses/404.html'));
    await inMenu(page, 'Admissions').click();
    await expect(page).toHaveTitle(/Admission/);
    expect(await isSameDocument(page)).toBe(true);
  });
});

/** Searches the catalogue on a page with React, and marks the document. */
async function searchCourses(page: Page): Promise<Locator> {
  await page.goto('/courses');
  await wakeBlock(page, page.locator('#newsletter'));
  await page.locator('#catalogue input[type=search]').fill('civil');
  const course = page.locator('#catalogue').getByRole('link', { name: /M\.?Tech.*Civil/i });
  await expect(page.locator('#catalogue [role=status]')).toHaveText(/^3 /);
  await page.evaluate(() => {
    window.mark = document.body;
  });
  await loadRouter(page);
  return course.first();
}

test.describe('from a list that was searched, no document is loaded', () => {
  async function expectCourse(page: Page, requests: { documents: string[] }): Promise<void> {
    await expect(page).toHaveURL('/courses/mtech-civil-engineering');
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('body > [role=status]')).toHaveText(await page.title());
    expect(await isSameDocument(page)).toBe(true);
    expect(requests.documents).toEqual([]);
  }

  test('by mouse', async ({ page, complaints }) => {
    const course = await searchCourses(page);
    const requests = listenForRequests(page);
    await course.click();
    await expectCourse(page, requests);
    await page.goBack();
    await expect(page).toHaveURL(/\/courses\?.*civil/);
    await expect(page.locator('#catalogue [role=status]')).toHaveText(/^3 /);
    expect(requests.documents).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('by keyboard', async ({ page }) => {
    const course = await searchCourses(page);
    const requests = listenForRequests(page);
    await course.focus();
    await page.keyboard.press('Enter');
    await expectCourse(page, requests);
  });

  test('by code that presses the link', async ({ page }) => {
    const course = await searchCourses(page);
    const requests = listenForRequests(page);
    await course.evaluate((link: HTMLAnchorElement) => link.click());
    await expectCourse(page, requests);
  });

  test('by code of a block', async ({ page }) => {
    await searchCourses(page);
    const requests = listenForRequests(page);
    // The same as `navigateTo` of `src/ui`.
    const isLeft = await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('lintel:go-to', { detail: '/courses/mtech-civil-engineering', cancelable: true }),
      ),
    );
    expect(isLeft).toBe(false);
    await expectCourse(page, requests);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

    test('by touch, and the finger on the link fetches the page ahead', async ({ page }) => {
      const course = await searchCourses(page);
      const requests = listenForRequests(page);
      const { fetched } = requests;
      await course.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
      await expect.poll(() => fetched).toContain('/courses/mtech-civil-engineering');
      await course.tap();
      await expectCourse(page, requests);
      expect(fetched.filter((path) => path === '/courses/mtech-civil-engineering')).toHaveLength(1);
    });

    test('from the menu', async ({ page }) => {
      await searchCourses(page);
      const requests = listenForRequests(page);
      await page.getByRole('button', { name: /menu/i }).first().tap();
      await page.locator(':popover-open, dialog[open]').getByRole('link', { name: 'Admissions' }).first().tap();
      await expect(page).toHaveURL('/admissions');
      await expect(page.locator('h1')).toBeFocused();
      await expect(page.locator(':popover-open')).toHaveCount(0);
      expect(requests.documents).toEqual([]);
    });
  });
});

test('a page that a mouse rests on is fetched ahead, once', async ({ page }) => {
  await openLive(page);
  const { documents, fetched } = listenForRequests(page);
  await inMenu(page, 'Admissions').hover();
  await expect.poll(() => fetched).toContain('/admissions');
  await inMenu(page, 'Admissions').click();
  await expect(page.locator('h1')).toBeFocused();
  expect(fetched.filter((path) => path === '/admissions')).toHaveLength(1);
  expect(documents).toEqual([]);
});

test('an alias that a mouse rests on has its page fetched ahead; what is no page, nothing', async ({ page }) => {
  await openLive(page);
  const { fetched } = listenForRequests(page);
  await follow(page, '/blog', {}, 'hover');
  await follow(page, '/no-such-page', {}, 'hover');
  await follow(page, '/sports-arena', {}, 'hover');
  await expect.poll(() => fetched).toEqual(['/why-indo-global/sports-arena']);
});

test('a link that is pressed before the router has come loads a document', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/router-*.js');
  const routerRequest = page.waitForRequest(routerCode);
  await openAwake(page);
  await passLink(page);
  await routerRequest;
  const { documents } = listenForRequests(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-navigation] a[href="/admissions"]')?.click());
  await expect(page).toHaveURL('/admissions');
  expect(documents).toEqual(['/admissions']);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  release();
});

test.describe('the router comes', () => {
  test('when a link is reached by keyboard', async ({ page }) => {
    await openAwake(page);
    const routerRequest = page.waitForRequest(routerCode);
    await page.getByRole('link', { name: 'Privacy' }).or(inMenu(page, 'Contact')).first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await routerRequest;
  });

  test('and the page on screen stays as it is', async ({ page, complaints }) => {
    await openAwake(page);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await seenFrames(page);
    await page.evaluate(() => Object.assign(window, { main: document.querySelector('main'), moves: 0 }));
    await page.evaluate(() => addEventListener('scroll', () => Object.assign(window, { moves: 1 })));
    const { documents, fetched } = listenForRequests(page);
    await loadRouter(page);
    await seenFrames(page);
    const seen = await page.evaluate(() => ({
      isSameMain: document.querySelector('main') === Reflect.get(window, 'main'),
      moves: Reflect.get(window, 'moves'),
      top: scrollY,
    }));
    expect(seen).toEqual({ isSameMain: true, moves: 0, top: 1500 });
    expect([...documents, ...fetched.filter((path) => !/^\/(media|assets)\//.test(path))]).toEqual(['/routes.json']);
    expect(complaints).toEqual([]);
  });

  test('and one stays where one is on a page that was left at another place before', async ({ page }) => {
    await openLive(page, '/admissions');
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.goto('/about');
    await page.goBack();
    await wakeBlock(page, page.locator('main [data-island]').first());
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await loadRouter(page);
    await seenFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

    test('not by a touch, which loads a document', async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await openAwake(page);
      await follow(page, '/admissions', {}, 'tap');
      await expect(page).toHaveURL('/admissions');
      await expect.poll(() => isSameDocument(page)).toBe(false);
      expect(requests.filter((url) => routerCode.test(url))).toEqual([]);
    });
  });
});

test('a link to the very page shows it from the top, in the same document', async ({ page }) => {
  await openLive(page, '/contact-us');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await inMenu(page, 'Contact').click();
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('what is typed into the enquiry panel is there on every page that one goes on to', async ({ page }) => {
  await openLive(page);
  const panel = page.locator('#enquiry');
  const open = () => page.getByRole('button', { name: 'Quick Enquiry' }).click();
  await open();
  await panel.locator('input[name=name]').fill('Asha Verma');
  await page.keyboard.press('Escape');
  await inMenu(page, 'Admissions').click();
  await expect(page.locator('h1')).toBeFocused();
  await follow(page, '/courses/xyz');
  await expect(page).toHaveTitle(await titleOf(page, '/courses/404.html'));
  await page.goBack();
  await expect(page).toHaveTitle(/Admission/);
  await open();
  await expect(panel.locator('input[name=name]')).toHaveValue('Asha Verma');
  expect(await isSameDocument(page)).toBe(true);
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

test.describe('before a block has brought React', () => {
  test('a link is a document, and the router is not asked for', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await holdRequests(page, '**/assets/react-*.js');
    await page.goto('/contact-us');
    await giveSign(page);
    await page.evaluate(() => {
      window.mark = document.body;
    });
    await inMenu(page, 'Admissions').hover();
    await seenFrames(page);
    await inMenu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    await expect.poll(() => isSameDocument(page)).toBe(false);
    expect(requests.filter((url) => routerCode.test(url) || url.endsWith('/routes.json'))).toEqual([]);
  });

  test('on a page without interactive blocks, whatever is pressed', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/nothing-is-here');
    await expect(page.locator('main [data-island]')).toHaveCount(0);
    await giveSign(page);
    await page.mouse.wheel(0, 3000);
    await page.locator('main a').first().focus();
    await page.waitForLoadState('networkidle');
    await inMenu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    expect(requests.filter((url) => routerCode.test(url) || url.endsWith('/routes.json'))).toEqual([]);
  });
});

test('the enquiry panel does not open by itself on the page that one has gone on to', async ({ page }) => {
  await stopClock(page);
  await page.goto('/');
  await page.locator('#blogs').dispatchEvent('pointerover');
  const isTaken = async () => {
    // React is loaded in separate tasks, which a stopped clock never begins.
    await page.clock.runFor(10);
    return page.locator('#blogs').evaluate((element) => 'live' in element.dataset);
  };
  await expect.poll(isTaken).toBe(true);
  await page.clock.runFor(100);
  await inMenu(page, 'Admissions').click();
  await expect(page).toHaveURL('/admissions');
  await page.clock.runFor(10_000);
  await expect(page.locator('#enquiry')).toBeHidden();
});
