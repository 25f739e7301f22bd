import type { Page } from 'playwright-core';
import { findOverflow } from '#inPage/findOverflow.ts';
import { findUnstyled } from '#inPage/findUnstyled.ts';
import { startFocusWalk } from '#inPage/focusWalk.ts';
import { findViolations, listen, under, visit, wakeIslands, whileListening } from './visit.ts';
import { findMissedTexts } from './withoutScripts.ts';

/** Finds what is wrong with a page once it is interactive: complaints, styles, accessibility, the keyboard. */
export const examineUse = (page: Page, address: string): Promise<string[]> =>
  whileListening(page, async () => {
    await visit(page, address);
    await wakeIslands(page);
    const unstyled = await page.evaluate(findUnstyled);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const violations = await findViolations(page);
    const { unreached, ringless } = await walkByTab(page);
    return [
      ...under('Component without styles', unstyled),
      ...under('Accessibility', violations),
      ...under('Not reached by Tab', unreached),
      ...under('Shows no ring when it has the focus', ringless),
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

/** Finds what sticks out of a window of 320 px, before and after the page is interactive (WCAG 2.2, 1.4.10), and complaints. */
export const examineNarrow = (page: Page, address: string): Promise<string[]> =>
  whileListening(page, async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, address);
    const before = await page.evaluate(findOverflow);
    await wakeIslands(page);
    return [
      ...under('At 320 px, without scripts', before),
      ...under('At 320 px, with scripts', await page.evaluate(findOverflow)),
    ];
  });

/** Chance repeats words. Where content does so too, nothing but React's bookkeeping in development is affected. */
const isAboutEqualKeys = (complaint: string) => complaint.includes('two children with the same key');

/** What is wrong with pages that chance has made, at 320 px: complaints while they become interactive, and what sticks out. */
export async function examineRandom(page: Page, addresses: readonly string[]): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const complaints = listen(page);
  const findings: string[] = [];
  for (const address of addresses) {
    await visit(page, address);
    await wakeIslands(page);
    const said = complaints.splice(0).filter((complaint) => !isAboutEqualKeys(complaint));
    findings.push(...under(new URL(address).pathname, [...said, ...(await page.evaluate(findOverflow))]));
  }
  return findings;
}

/**
 * Finds what visitors without scripts miss of a page, and complaints while all that it holds is opened.
 * @param isOpen whether the page with scripts shows it already, as `examineUse` leaves it
 */
export const examineReading = (
  pages: Record<'page' | 'scriptlessPage', Page>,
  address: string,
  isOpen = false,
): Promise<string[]> =>
  whileListening(pages.page, async () => {
    const open = async (tab: Page) => {
      if (!isOpen || tab !== pages.page) await visit(tab, address);
    };
    const { hidden, onlyWithScripts } = await findMissedTexts(pages, open);
    return [...under('Hidden without scripts', hidden), ...under('Only there with scripts', onlyWithScripts)];
  });
