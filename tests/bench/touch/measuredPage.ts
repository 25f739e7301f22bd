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

/** A phone of today's lower half: factor by which its processor is slower than this machine's. */
const processor = 6;

let script: string | undefined;

/** The code that runs in the page, as one script. */
function inPageScript(): string {
  const entry = join(import.meta.dirname, 'inPage/inPage.ts');
  script ??= buildSync({ entryPoints: [entry], bundle: true, write: false, format: 'iife' }).outputFiles[0]?.text ?? '';
  return script;
}

/**
 * Kinds of visits: the time between a control's coming into view and its touch, ms, and whether the visitor saves data.
 */
export const visits = {
  /** At once: idle fetching and hydration may not have happened. */
  cold: { waitMs: 0, savesData: false },
  /** At once, without prefetching. */
  saving: { waitMs: 0, savesData: true },
  /** After three seconds. */
  settled: { waitMs: size(3000, 600), savesData: false },
} as const;

export type VisitName = keyof typeof visits;

/** Conditions of a visit. */
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
