import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../browser/chromium.ts';

/** A phone as Lighthouse has it: https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true };

/** Starts the browser of all measurements but Lighthouse's. Nothing but this machine can be reached. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });

/** Gives a new visitor with an empty cache to a measurement, and sends them away afterwards. */
export async function asVisitor<Result>(
  browser: Browser,
  measure: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    // The enquiry panel would open by itself, over what is to be touched.
    await context.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('[data-open-after]')?.removeAttribute('data-open-after'),
      ),
    );
    // tsx wraps named functions into a call of this; in the page, where measurements run too, it is missing.
    await context.addInitScript('globalThis.__name ??= (target) => target');
    return await measure(await context.newPage(), context);
  } finally {
    await context.close();
  }
}
