import type { Page } from '@playwright/test';
import { expect, giveSign } from '../browser/site.ts';
import { type Builds, test } from './twoBuilds.ts';

/*
 * Visitors have a page open while the site is built again, with different content, code and styles.
 */

/** All tests in one process: they replace each other's builds. */
test.describe.configure({ mode: 'default' });

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const tab = (page: Page, name: string) => page.locator('#kinds').getByRole('tab', { name });

const sendButton = (page: Page) => page.locator('#ask').getByRole('button', { name: 'Ask' });

/** Sends the form as it is; React handles it. */
async function expectAnswer(page: Page, message: string): Promise<void> {
  await sendButton(page).click();
  await expect(page.locator('#ask').getByText(message).first()).toBeVisible();
}

/** Follows a link once the router is loaded, which happens when the link is hovered. */
async function followByRouter(page: Page, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true });
  const answered = page.waitForResponse(/\/assets\/router-/);
  await link.hover();
  await page.evaluate((address) => import(address), (await answered).url());
  await link.click();
}

test('yesterday’s page hydrates its blocks with its own code and data, and goes on to today’s pages', async ({
  page,
  deploy,
  complaints,
}) => {
  await page.goto('/');
  deploy('second');
  const documents = countDocuments(page);
  await tab(page, 'Late').click();
  await expect(tab(page, 'Late')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Ripe at last.')).toBeVisible();
  await expectAnswer(page, 'Say your name.');
  expect(documents()).toBe(0);
  // With React loaded, the router follows links; this one leads to a page that does not fit its code.
  await followByRouter(page, 'the gate');
  await expect(page).toHaveURL(/\/visit#gate$/);
  await expect(tab(page, 'July')).toBeVisible();
  expect(documents()).toBe(1);
  await tab(page, 'October').click();
  await expect(page.locator('#kinds [data-version="2"]')).toBeVisible();
  await expect(page.getByText('Keep until spring.')).toBeVisible();
  // Among the pages of the new build, no further document is loaded.
  await expectAnswer(page, 'Your name, please.');
  await followByRouter(page, 'home');
  await expect(page.locator('h1')).toHaveText('Apples without hurry');
  await tab(page, 'Never').click();
  await expect(page.getByText('A pity.')).toBeVisible();
  expect(documents()).toBe(1);
  expect(complaints).toEqual([]);
});

test('going back from yesterday’s page shows today’s', async ({ page, deploy, complaints }) => {
  await page.goto('/');
  await expectAnswer(page, 'Say your name.');
  await followByRouter(page, 'the gate');
  await expect(page.locator('h1')).toHaveText('Visit');
  deploy('second');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Apples without hurry');
  await tab(page, 'October').click();
  await expect(page.getByText('Keep until spring.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a page whose code is gone is loaded anew, once, and works', async ({ page, deploy, complaints }) => {
  await saveData(page);
  await page.goto('/');
  deploy('secondAlone');
  const documents = countDocuments(page);
  await page.mouse.move(200, 200);
  await expect(tab(page, 'July')).toBeVisible();
  await tab(page, 'October').click();
  await expect(page.getByText('Keep until spring.')).toBeVisible();
  expect(documents()).toBe(1);
  expect(complaints.filter((text) => !/live-.*\.js|404/.test(text))).toEqual([]);
});

test('a page of which one block’s code is gone is loaded anew when the block is touched', async ({ page, deploy }) => {
  await saveData(page);
  await page.goto('/');
  await giveSign(page);
  deploy('secondAlone');
  await sendButton(page).click();
  await expect(tab(page, 'July')).toBeVisible();
});

test('where nothing newer is to be had, the page stays', async ({ page, deploy }) => {
  deploy('first');
  await page.route('**/assets/live-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const documents = countDocuments(page);
  for (const y of [100, 200, 300]) await page.mouse.move(200, y);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  // As without scripts, all panels are shown.
  await expect(page.getByText('Ripe at last.')).toBeVisible();
  expect(documents()).toBe(0);
});

test('offline, the page stays', async ({ page, context, deploy }) => {
  deploy('first');
  await saveData(page);
  await page.goto('/');
  const documents = countDocuments(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === page.url());
  await sendButton(page).click();
  await failed;
  await expect(page.getByText('Ripe at last.')).toBeVisible();
  expect(documents()).toBe(0);
  await context.setOffline(false);
  await expectAnswer(page, 'Say your name.');
});

test('a host that goes from one build to the other and back does not keep a page loading', async ({ page, deploy }) => {
  await page.route('**/assets/live-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  const documents = countDocuments(page);
  const builds: (keyof Builds)[] = ['second', 'first', 'second', 'first', 'second', 'first'];
  for (const build of builds) {
    deploy(build);
    const before = documents();
    const fetched = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
    // The next build must not be deployed during the request for the page.
    const loaded = before < 2 ? page.waitForEvent('load') : undefined;
    await sendButton(page).click();
    await fetched;
    if (before < 2) await expect.poll(documents).toBe(before + 1);
    await loaded;
  }
  expect(documents()).toBe(2);
});

test('a browser that has no storage for the site keeps the page, and does not complain', async ({
  page,
  deploy,
  complaints,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await saveData(page);
  await page.goto('/');
  deploy('secondAlone');
  const documents = countDocuments(page);
  const fetched = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await sendButton(page).click();
  await (await fetched).finished();
  await expect(sendButton(page)).not.toHaveAttribute('aria-busy');
  expect(documents()).toBe(0);
  expect(complaints.filter((text) => text.includes('denied'))).toEqual([]);
});

/** Nothing is prefetched for visitors who save data: later files of a page are requested later. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
