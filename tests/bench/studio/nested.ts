import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Address of the page with many blocks. */
export const nestedRoute = '/nested';

/** Writes a page of ten blocks of tabs with seven panels of seven texts each: 500 blocks. */
export function writeNestedPage(pages: string): void {
  const texts = (tab: number, panel: number) =>
    Array.from({ length: 7 }, (_, index) => ({ type: 'rich-text', text: `Text ${tab}.${panel}.${index}` }));
  const blocks = Array.from({ length: 10 }, (_, tab) => ({
    type: 'tabs',
    heading: `Tabs ${tab}`,
    items: Array.from({ length: 7 }, (_, panel) => ({ label: `Panel ${panel}`, blocks: texts(tab, panel) })),
  }));
  const page = { title: 'Five hundred blocks', description: 'A page with five hundred blocks in each other.', blocks };
  writeFileSync(join(pages, `${nestedRoute}.json`), JSON.stringify(page, null, 2));
}

/** Operations on a block, by key. */
const operations = ['Control+d', 'Alt+ArrowDown', 'Alt+ArrowUp', 'Delete', 'Control+z'];

/**
 * Performs each operation on a block in the middle of the page.
 * @returns the longest task of the main thread after each, ms; 0 without one of 50 ms
 */
export async function blockedByOperations(page: Page): Promise<Map<string, number>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { longTasks: tasks });
  });
  const found = new Map<string, number>();
  for (const keys of operations) {
    await page.evaluate(() => {
      (window as unknown as { longTasks: number[] }).longTasks.length = 0;
    });
    const saved = page.waitForResponse(/\/api\/(change|undo)$/);
    await page.keyboard.press(keys);
    await saved;
    // The page, the outline and the check are updated.
    await page.waitForTimeout(1500);
    const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
    found.set(keys, longest);
  }
  return found;
}
