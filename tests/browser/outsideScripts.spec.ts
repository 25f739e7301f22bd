import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { RunningServer } from '#engine/serve/static/staticServer.ts';
import { buildWithEngine } from '../engine.ts';
import { listen, loadRouter, wakeBlock } from './site.ts';
import { copyOrchard, serveCopy } from './siteCopy.ts';

/* Analytics services: when they are loaded, for which pages, and what the policy allows. They are mocked. */

base.describe.configure({ mode: 'default', timeout: 120_000 });

const plausible = { service: 'plausible', site: 'orchard.example.org' };
const matomo = { service: 'matomo', from: 'https://matomo.example.org', site: '3' };
const google = { service: 'google', id: 'G-AB12CD34EF' };
const consent = { text: 'May we **count** which pages are read?', link: '/visit' };

/** Builds an orchard with these services in a folder of its origin, and serves it. */
async function serveOrchard(name: string, more: object): Promise<RunningServer> {
  const site = copyOrchard(name);
  site.edit('_site.json', (content) =>
    Object.assign(content, { url: 'https://orchard.example.org/lane', ...more, contactBar }),
  );
  // A form loads the router, with which links need no document.
  site.edit('index.json', ({ blocks }) => blocks.push(form));
  site.edit('visit.json', ({ blocks }) => blocks.push({ type: 'consent', heading: 'What is counted' }));
  return serveCopy(site);
}

const fields = [{ name: 'name', label: 'Name', input: 'text' }];
const form = {
  type: 'form',
  heading: 'Write',
  fields,
  submit: { label: 'Send', kind: 'simulate', goTo: '/varieties' },
};
const contactBar = { label: 'Contact us', items: [{ label: 'Call', link: 'tel:{site.phone}', icon: 'phone' }] };

interface Sites {
  /** A site that needs no consent. */
  cookieless: RunningServer;
  /** A site that asks for consent. */
  asking: RunningServer;
  /** The same with one more service. */
  later: RunningServer;
}

const siteOf = (name: string, more: object) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use: (server: RunningServer) => Promise<void>) => {
      const server = await serveOrchard(name, more);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ] as const;

const test = base.extend<{ requests: string[]; complaints: string[] }, Sites>({
  cookieless: [...siteOf('services-cookieless', { outsideScripts: [plausible, { ...matomo, needsConsent: false }] })],
  asking: [...siteOf('services-asking', { outsideScripts: [plausible, google], consent })],
  later: [...siteOf('services-later', { outsideScripts: [plausible, google, matomo], consent })],
  requests: async ({ page }, use) => use(await answerServices(page)),
  complaints: async ({ page }, use) => use(listen(page)),
});

/** Mocked scripts of services: each runs the queued commands and sends them to its server. */
const scripts: Record<string, string> = {
  'https://plausible.io/js/script.manual.js': `
    const { q } = window.plausible, { domain } = document.currentScript.dataset;
    const tell = (n, { u }) => fetch('https://plausible.io/api/event', { method: 'POST', body: [n, domain, u].join(' ') });
    window.plausible = tell;
    for (const command of q) tell(...command);`,
  'https://matomo.example.org/matomo.js': `
    const told = window._paq, state = {};
    const push = (...commands) => { for (const [name, value] of commands) {
      if (name === 'trackPageView') navigator.sendBeacon('https://matomo.example.org/matomo.php', JSON.stringify(state));
      else state[name] = value ?? true;
    } };
    window._paq = { push };
    push(...told);`,
  'https://www.googletagmanager.com/gtag/js': `
    const tell = ([name, what, more]) => name === 'event' &&
      fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', body: what + ' ' + more.page_location + ' ' + more.page_title });
    const { dataLayer } = window;
    dataLayer.forEach(tell);
    dataLayer.push = tell;`,
};

/** Answers all requests to other hosts, and records them: addresses of scripts, and data sent to servers. */
async function answerServices(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    requests.push(request.postData() ?? request.url());
    return route.fulfill({
      body: `{${scripts[origin + pathname] ?? ''}}`,
      headers: {
        'access-control-allow-origin': request.headers().origin ?? '*',
        'access-control-allow-credentials': 'true',
      },
      contentType: pathname.endsWith('js') ? 'text/javascript' : 'text/plain',
    });
  });
  return requests;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Your choice' });
const homeOf = ({ url }: RunningServer) => `${url}/lane/`;

/** Goes to a different page without a document. */
async function follow(page: Page, name: string): Promise<void> {
  await wakeBlock(page, page.locator('main [data-island]').first());
  await loadRouter(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('navigation').getByRole('link', { name }).first().click();
  await expect(page).toHaveTitle(/^Visit/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

test('what needs no consent counts each page, also those shown without a document', async ({
  page,
  cookieless,
  requests,
  complaints,
}) => {
  const home = homeOf(cookieless);
  await page.goto(home);
  await expect.poll(() => requests).toHaveLength(4);
  expect(requests).toContain('https://plausible.io/js/script.manual.js');
  expect(requests).toContain(`pageview orchard.example.org ${home}`);
  await follow(page, 'Visit');
  await expect.poll(() => requests).toHaveLength(6);
  expect(requests).toContain(`pageview orchard.example.org ${home}visit`);
  const counted = requests.flatMap((text) => (text.startsWith('{') ? JSON.parse(text) : []));
  expect(counted).toMatchObject([
    { disableCookies: true, setSiteId: '3', setCustomUrl: home },
    { setReferrerUrl: home, setCustomUrl: `${home}visit`, setDocumentTitle: 'Visit | Hollow Lane Orchard' },
  ]);
  await expect(bar(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('what needs consent is not asked before, is asked after, and goes on', async ({
  page,
  asking,
  requests,
  complaints,
}) => {
  const home = homeOf(asking);
  await page.goto(home);
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => requests).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  expect(requests.join()).not.toContain('google');
  await bar(page).getByRole('button', { name: 'Allow' }).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => requests).toHaveLength(4);
  expect(requests[2]).toBe('https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF');
  expect(requests[3]).toBe(`page_view ${home} ${await page.title()}`);
  await follow(page, 'Visit');
  await expect.poll(() => requests).toContain(`page_view ${home}visit Visit | Hollow Lane Orchard`);
  await page.reload();
  await expect.poll(() => requests.filter((text) => text.startsWith('page_view'))).toHaveLength(3);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByText('You allow these services.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what was refused stays refused, until the visitor changes it on the page that says more', async ({
  page,
  asking,
  requests,
}) => {
  await page.goto(homeOf(asking));
  await bar(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(bar(page)).toBeHidden();
  await page.goto(`${homeOf(asking)}visit`);
  const block = page.getByRole('main');
  await expect(block.getByText('You refuse these services.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.join()).not.toContain('google');
  await expect(bar(page)).toBeHidden();
  await block.getByRole('button', { name: 'Allow' }).click();
  await expect(block.getByText('You allow these services.')).toBeVisible();
  await expect.poll(() => requests.join()).toContain('google');
  await page.context().addCookies([{ name: '_ga', value: '1', url: asking.url }]);
  const reloaded = page.waitForEvent('load');
  await block.getByRole('button', { name: 'Refuse' }).click();
  await reloaded;
  await expect(block.getByText('You refuse these services.')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => requests.join()).toContain('pageview');
  expect(requests.join()).not.toContain('google');
});

test('visitors are asked again when a service is new, and those they have allowed run meanwhile', async ({
  page,
  asking,
  later,
  requests,
}) => {
  await page.goto(homeOf(asking));
  await bar(page).getByRole('button', { name: 'Allow' }).click();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(kept)).toEqual(['lintel:consent:/lane']);
  requests.length = 0;
  await page.addInitScript((items) => Object.assign(localStorage, items), kept);
  await page.goto(homeOf(later));
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => requests.filter((text) => text.includes('gtag'))).toHaveLength(1);
  expect(requests.join()).not.toContain('matomo');
});

test('by keyboard: the question comes early, covers nothing that has focus, and gives the focus back', async ({
  page,
  asking,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(homeOf(asking));
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link')).toBeFocused();
  const covered = await page.evaluate(async () => {
    const found: string[] = [];
    const bar = document.querySelector('[data-consent-bar]') as HTMLElement;
    for (const element of document.querySelectorAll<HTMLElement>('a[href],button:not([hidden])')) {
      if (bar.contains(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      await new Promise((next) => requestAnimationFrame(next));
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom > bar.getBoundingClientRect().top && top < bar.getBoundingClientRect().bottom)
        found.push(element.outerHTML);
    }
    return found;
  });
  expect(covered).toEqual([]);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const edges = await page.evaluate(() =>
    ['footer', '[data-consent-bar]'].map((selector) => document.querySelector(selector)?.getBoundingClientRect()),
  );
  expect(edges[0]?.bottom).toBeLessThanOrEqual((edges[1]?.top ?? 0) + 1);
  await bar(page).getByRole('button', { name: 'Refuse' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('#top')).toBeFocused();
});

test('nothing moves when the question comes and goes', async ({ page, asking }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(homeOf(asking));
  await expect(bar(page)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nobody is asked, nothing is loaded, and the services are named', async ({ page, asking, requests }) => {
    await page.goto(`${homeOf(asking)}visit`);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByText('Google Analytics')).toBeVisible();
    await expect(page.locator('[data-consent]')).toHaveCount(4);
    await expect(page.locator('main [data-consent]').first()).toBeHidden();
    expect(requests).toEqual([]);
  });
});

test('a site without such services has nothing of it', async () => {
  const site = copyOrchard('services-none');
  const { ok } = await buildWithEngine({ pages: site.pages, out: site.out }, 'production');
  expect(ok).toBe(true);
  const html = readFileSync(join(site.out, 'index.html'), 'utf8');
  expect(html).not.toMatch(/outside|consent|plausible|matomo|google/i);
});
