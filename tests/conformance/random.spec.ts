import { expect, test } from '@playwright/test';
import { blockTypes } from './blockFolders.ts';
import { findOverflow } from './inPage/findOverflow.ts';
import { listInstances, routeOf } from './instances.ts';
import { baseUrl, listen, visit, wakeIslands } from './visit.ts';

const instances = listInstances().filter(({ name }) => name.startsWith('random-'));

/** Chance repeats words. Where content does so too, nothing but React's bookkeeping in development is affected. */
const isAboutEqualKeys = (complaint: string) => complaint.includes('two children with the same key');

for (const type of blockTypes) {
  test(`${type}: whatever its schema allows becomes interactive and fits 320 px`, async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const complaints = listen(page);
    for (const instance of instances.filter((one) => one.type === type)) {
      const route = routeOf(instance);
      // What the engine refuses for a reason that no schema can tell has no page; build.test.ts looks at the reasons.
      if (!(await request.get(baseUrl() + route)).ok()) continue;
      await visit(page, route);
      await wakeIslands(page);
      expect(
        complaints.splice(0).filter((complaint) => !isAboutEqualKeys(complaint)),
        route,
      ).toEqual([]);
      expect(await page.evaluate(findOverflow), route).toEqual([]);
    }
  });
}
