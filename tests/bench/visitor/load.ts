import type { Browser } from '@playwright/test';
import { size } from '../smoke.ts';
import { type ExecutedCode, followCode } from './executedCode.ts';
import { followTraffic, type Traffic } from './traffic.ts';
import { useEverything } from './useEverything.ts';
import { asVisitor } from './visitor.ts';

/** Traffic and executed code of a page: untouched, and after everything on it was used. */
export interface Load {
  firstView: Traffic & { executed: ExecutedCode };
  used: Traffic & { executed: ExecutedCode };
}

/** Time for which the first view is watched after the load event, ms. */
const watchMs = size(3000, 300);

/** Visits a page as a phone with an empty cache. */
export function measureLoad(browser: Browser, url: string): Promise<Load> {
  return asVisitor(browser, async (page, context) => {
    const session = await context.newCDPSession(page);
    const traffic = await followTraffic(session);
    const executed = await followCode(session, url);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(watchMs);
    const firstView = { ...traffic.read(), executed: await executed() };
    await useEverything(page);
    return { firstView, used: { ...traffic.read(), executed: await executed() } };
  });
}
