import type { Page } from 'playwright-core';
import { findOverflow } from '#inPage/findOverflow.ts';
import { findUnstyledClasses } from '#inPage/findUnstyledClasses.ts';
import { startFocusWalk } from '#inPage/startFocusWalk.ts';
import { findMissedTexts } from './findMissedTexts.ts';
import {
  collectComplaints,
  examineWithComplaints,
  findViolations,
  hydrateIslands,
  prefixFindings,
  type VisitorTabs,
  visitPage,
} from './visitPage.ts';

/** Examines a hydrated page: console complaints, styles, accessibility, the keyboard. */
export const examineInteractivePage = (page: Page, address: string): Promise<string[]> =>
  examineWithComplaints(page, async () => {
    await visitPage(page, address);
    await hydrateIslands(page);
    const unstyled = await page.evaluate(findUnstyledClasses);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const violations = await findViolations(page);
    const { unreached, ringless } = await walkByTab(page);
    return [
      ...prefixFindings('Component without styles', unstyled),
      ...prefixFindings('Accessibility', violations),
      ...prefixFindings('Not reached by Tab', unreached),
      ...prefixFindings('Shows no ring when it has the focus', ringless),
    ];
  });

async function walkByTab(page: Page) {
  const presses = await page.evaluate(startFocusWalk);
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate('window.focusWalk.note()'))) break;
  }
  return page.evaluate<Record<'unreached' | 'ringless', string[]>>('window.focusWalk.findings()');
}

/**
 * Examines a page for overflow in a window of 320 px (WCAG 2.2, 1.4.10), before and after hydration, and for
 * complaints.
 */
export const examineNarrow = (page: Page, address: string): Promise<string[]> =>
  examineWithComplaints(page, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitPage(page, address);
    const before = await page.evaluate(findOverflow);
    await hydrateIslands(page);
    return [
      ...prefixFindings('At 320 px, without scripts', before),
      ...prefixFindings('At 320 px, with scripts', await page.evaluate(findOverflow)),
    ];
  });

/** Random values repeat. Equal keys affect only React's checks in development. */
const isAboutEqualKeys = (complaint: string) => complaint.includes('two children with the same key');

/** Examines random pages at 320 px: complaints during hydration, and overflow. */
export async function examineRandom(page: Page, addresses: readonly string[]): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const complaints = collectComplaints(page);
  const findings: string[] = [];
  for (const address of addresses) {
    await visitPage(page, address);
    await hydrateIslands(page);
    const relevant = complaints.splice(0).filter((complaint) => !isAboutEqualKeys(complaint));
    findings.push(...prefixFindings(new URL(address).pathname, [...relevant, ...(await page.evaluate(findOverflow))]));
  }
  return findings;
}

/**
 * Finds texts that visitors without scripts miss, and complaints while everything on the page is opened.
 * @param isOpen true if the page with scripts is already shown, as `examineInteractivePage` leaves it
 */
export const examineWithoutScripts = (pages: VisitorTabs, address: string, isOpen = false): Promise<string[]> =>
  examineWithComplaints(pages.page, async () => {
    const open = async (tab: Page) => {
      if (!isOpen || tab !== pages.page) await visitPage(tab, address);
    };
    const { hidden, onlyWithScripts } = await findMissedTexts(pages, open);
    return [
      ...prefixFindings('Hidden without scripts', hidden),
      ...prefixFindings('Only there with scripts', onlyWithScripts),
    ];
  });
