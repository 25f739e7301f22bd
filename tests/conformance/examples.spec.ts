import { expect } from '@playwright/test';
import { examineInteractivePage, examineNarrow, examineWithoutScripts } from '#engine/tools/testBlocks/examinePage.ts';
import { instanceRouteOf, listExamples } from '#engine/tools/testBlocks/instances.ts';
import { isLongRun } from '../longRun.ts';
import { blockTypes } from './blockFolders.ts';
import { baseUrl } from './visit.ts';
import { test } from './visitors.ts';

/** In short runs of all blocks, only examples whose content is hard to fit are tried in a narrow window. */
const isTriedNarrow = (name: string) =>
  isLongRun || process.env.CONFORMANCE_ONLY !== undefined || ['longest', 'edge'].includes(name);

for (const example of blockTypes.flatMap(listExamples)) {
  const address = () => baseUrl() + instanceRouteOf(example);

  test.describe(`${example.type}, ${example.name}`, () => {
    test('becomes interactive without a complaint, is accessible, reached by keyboard, and can be read without scripts', async ({
      page,
      scriptlessPage,
    }) => {
      expect(await examineInteractivePage(page, address())).toEqual([]);
      expect(await examineWithoutScripts({ page, scriptlessPage }, address(), true)).toEqual([]);
    });

    if (isTriedNarrow(example.name))
      test('fits a window of 320 px, before and after it is interactive', async ({ page }) => {
        expect(await examineNarrow(page, address())).toEqual([]);
      });
  });
}
