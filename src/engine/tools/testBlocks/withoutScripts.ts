import type { Page } from 'playwright-core';
import { readTexts } from '#inPage/readTexts.ts';
import { wakeIslands } from './visit.ts';

/** What of a page a visitor without scripts misses. */
export interface MissedTexts {
  /** It is in the document, and nothing without scripts shows it. */
  hidden: string[];
  /** Scripts show it, and it is not in the document. */
  onlyWithScripts: string[];
}

/** What shows other texts of a block when it is pressed. */
const openers = '[role=tab], [aria-expanded=false][aria-controls]:not(a)';

const plain = (text: string) => text.replace(/\s+/g, '');

/**
 * Compares a page with scripts and without.
 * @param open opens it in a tab that it is given
 */
export async function findMissedTexts(
  { page, scriptlessPage }: { page: Page; scriptlessPage: Page },
  open: (page: Page) => Promise<unknown>,
): Promise<MissedTexts> {
  await Promise.all([open(page), open(scriptlessPage)]);
  const { readable, unreadable } = await scriptlessPage.evaluate(readTexts, undefined);
  // Scripts may divide a sentence otherwise than the document does.
  const all = plain(readable.join(''));
  await wakeIslands(page);
  const shown = await page.evaluate(readTexts, openers);
  return {
    hidden: unreadable,
    onlyWithScripts: [...new Set(shown.readable)].filter(
      (text) => !all.includes(plain(text)) && !unreadable.includes(text),
    ),
  };
}
