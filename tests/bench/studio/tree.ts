import type { Page } from '@playwright/test';
import { inTime } from './inTime.ts';

/** Least height of a row of the tree, px. */
const rowHeight = 20;

/**
 * Opens the whole tree of pages by a search that all of them match.
 * @returns ms from the last key until the tree is drawn, each time
 */
export async function expandTree(page: Page, address: string, count: number, times: number): Promise<number[]> {
  await page.goto(address);
  const search = page.getByRole('searchbox', { name: 'Find a page or a text' });
  const figures: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    await search.fill('');
    await page.waitForTimeout(600);
    await search.fill('/section');
    // Keys overtake what is evaluated: the page has to listen before.
    await page.evaluate((height) => {
      const wait = async () => {
        const start = await new Promise<number>((resolve) =>
          addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
        );
        const tree = document.querySelector('[role=tree][aria-label=Pages]');
        while (!tree || tree.scrollHeight < height) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - start;
      };
      Object.assign(window, { shown: wait() });
    }, count * rowHeight);
    await search.press('-');
    figures.push(
      await inTime(
        page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown),
        'The tree of pages',
      ),
    );
  }
  await search.fill('');
  return figures;
}
