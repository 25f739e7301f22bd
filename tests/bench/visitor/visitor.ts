import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../browser/chromium.ts';

/** Lighthouse's phone: https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };

/** Starts the browser of all measurements except Lighthouse's. It can reach only this machine. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });

/** Runs a measurement with a new visitor who has an empty cache. */
export async function asVisitor<Result>(
  browser: Browser,
  measure: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    // The enquiry panel would open by itself, over the touched controls.
    await context.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('[data-open-after]')?.removeAttribute('data-open-after'),
      ),
    );
    // tsx wraps named functions into a call of this helper, which is missing in the page, where measurements run too.
    await context.addInitScript('globalThis.__name ??= (target) => target');
    return await measure(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
