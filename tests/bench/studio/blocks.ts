import type { Page } from '@playwright/test';
import { inTime } from './inTime.ts';
import { middleBlock } from './largeSite.ts';
import { typeWords } from './paints.ts';

/** Time in which page, outline and check follow a change, ms. */
const settleMs = 1500;

async function openBlock(page: Page, address: string, index: number, pointer: string): Promise<void> {
  await page.goto(`${address}?at=/blocks/${index}${pointer}`);
  await page.locator(`[data-outline$="/blocks/${index}"]`).first().waitFor();
  const frame = await (await page.waitForSelector('iframe[title^="The page"]')).contentFrame();
  if (!frame) throw new Error('The canvas shows no page.');
  await frame.locator(`[data-at$="/blocks/${index}"]`).first().waitFor();
  await page.waitForTimeout(settleMs);
}

/** Types into the heading's field of a block in the middle of a page. @returns ms from each key to its paint */
export async function typeInField(page: Page, address: string, blocks: number, words: number): Promise<number[]> {
  await openBlock(page, address, middleBlock(blocks), '/heading');
  const properties = page.getByRole('tabpanel', { name: 'Properties' });
  await properties.getByRole('textbox', { name: 'Heading', exact: true }).click();
  return typeWords(page, words);
}

/** Duplicates a block in the middle of a page in the outline. @returns ms from the key until its row is drawn */
export async function duplicateBlock(page: Page, address: string, blocks: number, times: number): Promise<number[]> {
  const index = middleBlock(blocks);
  await openBlock(page, address, index, '');
  const figures: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    // Nothing is selected after Undo.
    await page.locator(`[data-outline$="/blocks/${index}"]`).last().click();
    await page.locator(`[data-outline$="/blocks/${index}"][data-current]`).waitFor();
    // Keys overtake what is evaluated: the page has to listen before.
    await page.evaluate(() => {
      const wait = async () => {
        const start = await new Promise<number>((resolve) =>
          addEventListener('keydown', ({ timeStamp, key }) => key === 'd' && resolve(timeStamp), { capture: true }),
        );
        const count = () => document.querySelectorAll('[data-outline]').length;
        const before = count();
        while (count() === before) {
          await new Promise(requestAnimationFrame);
        }
        await new Promise(requestAnimationFrame);
        return performance.now() - start;
      };
      Object.assign(window, { shown: wait() });
    });
    await page.keyboard.press('Control+d');
    figures.push(
      await inTime(
        page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown),
        'A further block in the outline',
      ),
    );
    await page.waitForTimeout(settleMs);
    const undone = page.waitForResponse(/\/api\/undo$/);
    await page.keyboard.press('Control+z');
    await undone;
    await page.waitForTimeout(settleMs);
  }
  return figures;
}
