import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { saveData, slowDown } from '../slowDown.ts';
import { size } from '../smoke.ts';
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

/** When a control is touched, counted from when it came into view, ms; and whether the visitor saves data. */
export const visits = {
  /** At once: what is fetched and hydrated when the browser rests may not be there. */
  cold: { waitMs: 0, savesData: false },
  /** At once, and nothing was fetched ahead. */
  saving: { waitMs: 0, savesData: true },
  /** After three seconds. */
  settled: { waitMs: size(3000, 600), savesData: false },
} as const;

/** Name of a kind of visit. */
export type VisitName = keyof typeof visits;

/** How a page is visited. */
export interface Visit {
  /** Round trip of every request, ms. */
  network: number;
  visit: VisitName;
}

/** Makes a page a slow phone that measures itself, as `window.measures` from the next document on. */
export async function measurePage(page: Page, context: BrowserContext, { network, visit }: Visit): Promise<void> {
  await page.addInitScript({ content: inPageScript() });
  if (visits[visit].savesData) await saveData(page);
  await slowDown(page, context, { roundTripMs: network, processor });
}
