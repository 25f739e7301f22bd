import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { RunningServer } from '#engine/serve/static/staticServer.ts';
import { test as base } from '../browser/site.ts';
import { serveInstalled } from '../package/installedPackage.ts';

const systemFirefox = '/usr/bin/firefox-esr';

/** Path of a Firefox: `FIREFOX_PATH` (set by `npm test`), else the system's. */
export const firefoxPath = process.env.FIREFOX_PATH || (existsSync(systemFirefox) ? systemFirefox : undefined);

export interface FirefoxPage {
  page: Page;
  /** Errors and warnings of its console, and uncaught errors. */
  complaints: string[];
  open: (route: string) => Promise<void>;
}

/** A test of the built site in Firefox, over WebDriver BiDi: Playwright supports only its own Firefox. */
export const test = base.extend<{ firefox: FirefoxPage }, { browserProcess: Browser }>({
  browserProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: firefoxPath ?? '',
        headless: true,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  firefox: async ({ browserProcess, site }, use) => {
    const context = await browserProcess.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String((error as Error).stack ?? error)));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
    });
    const open = async (route: string) => {
      await page.goto(site.url + route, { waitUntil: 'load' });
    };
    await use({ page, complaints, open });
    await context.close();
  },
});

/** The same for a site that the installed package builds. @param site as of `serveInstalled` */
export const firefoxFor = (...site: Parameters<typeof serveInstalled>) =>
  test.extend<object, { site: RunningServer }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
      async ({}, use) => {
        const server = await serveInstalled(...site);
        await use(server);
        await server.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });
