import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { saveData, slowDown } from '../slowDown.ts';
import type { Measures } from './inPage/inPage.ts';

declare global {
  interface Window {
    measures: Measures;
  }
}

/** A phone of today's lower half: how many times as slow as this machine's its processor is. */
const processor = 6;

let script: string | undefined;

/** What runs in the page, as one script. */
function inPageScript(): string {
  const entry = join(import.meta.dirname, 'inPage/inPage.ts');
  script ??= buildSync({ entryPoints: [entry], bundle: true, write: false, format: 'iife' }).outputFiles[0]?.text ?? '';
  return script;
}

/** How a page is visited. */
export interface Visit {
  /** Round trip of every request, ms. */
  network: number;
  /** Whether the idle page fetches ahead what touches will need. */
  prefetch: boolean;
}

/** Makes a page a slow phone that measures itself, as `window.measures` from the next document on. */
export async function measurePage(page: Page, context: BrowserContext, { network, prefetch }: Visit): Promise<void> {
  await page.addInitScript({ content: inPageScript() });
  if (!prefetch) await saveData(page);
  await slowDown(page, context, { roundTripMs: network, processor });
}
