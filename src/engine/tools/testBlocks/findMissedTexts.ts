import type { Page } from 'playwright-core';
import { readTexts } from '#inPage/readTexts.ts';
import { hydrateIslands, type VisitorTabs } from './visitPage.ts';

export interface MissedTexts {
  /** Texts of the document that are hidden without scripts. */
  hidden: string[];
  /** Texts that scripts show and the document lacks. */
  onlyWithScripts: string[];
}

/** Controls that show other texts of a block when pressed. */
const openerSelector = '[role=tab], [aria-expanded=false][aria-controls]:not(a)';

const removeWhitespace = (text: string) => text.replace(/\s+/g, '');

/** Compares a page with scripts and without. */
export async function findMissedTexts(
  { page, scriptlessPage }: VisitorTabs,
  open: (page: Page) => Promise<unknown>,
): Promise<MissedTexts> {
  await Promise.all([open(page), open(scriptlessPage)]);
  const { readable, unreadable } = await scriptlessPage.evaluate(readTexts, undefined);
  // Scripts may divide a sentence differently from the document.
  const all = removeWhitespace(readable.join(''));
  await hydrateIslands(page);
  const visibleTexts = await page.evaluate(readTexts, openerSelector);
  return {
    hidden: unreadable,
    onlyWithScripts: [...new Set(visibleTexts.readable)].filter(
      (text) => !all.includes(removeWhitespace(text)) && !unreadable.includes(text),
    ),
  };
}
