import { expect } from '@playwright/test';
import { blockTypes } from './blockFolders.ts';
import { findOverflow } from './inPage/findOverflow.ts';
import { findUnstyled } from './inPage/findUnstyled.ts';
import { startFocusWalk } from './inPage/focusWalk.ts';
import { listExamples, routeOf } from './instances.ts';
import { findViolations, listen, visit, wakeIslands } from './visit.ts';
import { test } from './visitors.ts';
import { findMissedTexts } from './withoutScripts.ts';

for (const example of blockTypes.flatMap(listExamples)) {
  const route = routeOf(example);

  test.describe(`${example.type}, ${example.name}`, () => {
    test('becomes interactive without a complaint, is accessible and reached by keyboard', async ({ page }) => {
      const complaints = listen(page);
      await visit(page, route);
      await wakeIslands(page);
      expect.soft(complaints, 'console').toEqual([]);
      expect.soft(await page.evaluate(findUnstyled), 'components without styles').toEqual([]);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect.soft(await findViolations(page), 'accessibility').toEqual([]);

      const presses = await page.evaluate(startFocusWalk);
      for (let press = 0; press < presses; press++) {
        await page.keyboard.press('Tab');
        if (!(await page.evaluate(() => window.focusWalk.note()))) break;
      }
      const findings = await page.evaluate(() => window.focusWalk.findings());
      expect.soft(findings, 'keyboard').toEqual({ unreached: [], ringless: [] });
    });

    test('fits a window of 320 px, before and after it is interactive', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, route);
      expect.soft(await page.evaluate(findOverflow), 'before').toEqual([]);
      await wakeIslands(page);
      expect.soft(await page.evaluate(findOverflow), 'after').toEqual([]);
    });

    test('can be read without scripts', async ({ page, scriptlessPage }) => {
      const missed = await findMissedTexts({ page, scriptlessPage }, (tab) => visit(tab, route));
      expect(missed).toEqual({ hidden: [], onlyWithScripts: [] });
    });
  });
}
