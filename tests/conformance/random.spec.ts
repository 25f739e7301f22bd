import { expect } from '@playwright/test';
import { seed } from '#engine/tools/testBlocks/instances.ts';
import { listen, wakeIslands } from '#engine/tools/testBlocks/visit.ts';
import { findOverflow } from '#inPage/findOverflow.ts';
import { visit } from './visit.ts';
import { test } from './visitors.ts';

/** Routes of the pages of several random blocks; the kit's global setup puts them there. */
const composedRoutes = (): string[] => JSON.parse(process.env.CONFORMANCE_COMPOSED ?? '[]');

/** Chance repeats words. Where content does so too, nothing but React's bookkeeping in development is affected. */
const isAboutEqualKeys = (complaint: string) => complaint.includes('two children with the same key');

/** Tests that share the pages, so that several workers have something to do. */
const parts = 10;

for (let part = 0; part < parts; part++) {
  test(`random pages, part ${part + 1}: what schemas allow becomes interactive and fits 320 px (CONFORMANCE_SEED=${seed})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const complaints = listen(page);
    const routes = composedRoutes().filter((_, index) => index % parts === part);
    // The blocks of one type fill fewer pages.
    test.skip(part > 0 && routes.length === 0);
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
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
