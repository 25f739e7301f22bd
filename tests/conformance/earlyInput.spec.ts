import { expect } from '@playwright/test';
import { registry } from '#blocks/registry.ts';
import { examineEarlyInput } from '#engine/tools/testBlocks/examineEarlyInput.ts';
import { instanceRouteOf, listExamples } from '#engine/tools/testBlocks/instances.ts';
import { blockTypes } from './blockFolders.ts';
import { baseUrl } from './visit.ts';
import { test } from './visitors.ts';

for (const type of blockTypes) {
  if (registry[type as keyof typeof registry]?.hydrate === 'never') continue;

  test(`${type}: what is pressed, ticked, chosen and typed before hydration is done once`, async ({ page }) => {
    test.setTimeout(240_000);
    // Each control takes two visits: one example stands for all.
    for (const example of listExamples(type).filter(({ name }) => name === 'typical'))
      expect(await examineEarlyInput(page, baseUrl() + instanceRouteOf(example))).toEqual([]);
  });
}
