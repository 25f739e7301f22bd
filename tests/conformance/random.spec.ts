import { expect } from '@playwright/test';
import { examineRandom } from '#engine/tools/testBlocks/examinePage.ts';
import { seed } from '#engine/tools/testBlocks/instances.ts';
import { isLongRun } from '../longRun.ts';
import { baseUrl } from './visit.ts';
import { test } from './visitors.ts';

/** Routes of the pages with several random blocks; set by the kit's global setup. */
const composedRoutes = (): string[] => JSON.parse(process.env.CONFORMANCE_COMPOSED ?? '[]');

/** Number of tests that share the pages, so that several workers have work. */
const parts = 10;

/** Random pages are tried in long runs, and in those of one block. */
const isTried = isLongRun || process.env.CONFORMANCE_ONLY !== undefined;

for (let part = 0; isTried && part < parts; part++) {
  test(`random pages, part ${part + 1}: what schemas allow becomes interactive and fits 320 px (CONFORMANCE_SEED=${seed})`, async ({
    page,
  }) => {
    const routes = composedRoutes().filter((_, index) => index % parts === part);
    // The blocks of one type fill fewer pages.
    test.skip(part > 0 && routes.length === 0);
    expect(routes.length).toBeGreaterThan(0);
    const addresses = routes.map((route) => baseUrl() + route);
    expect(await examineRandom(page, addresses)).toEqual([]);
  });
}
