import type { Page } from '@playwright/test';
import { visitPage as visitAddress } from '#engine/tools/testBlocks/visitPage.ts';

/** Address of the conformance site; set by its global setup. */
export const baseUrl = () => process.env.CONFORMANCE_URL ?? '';

/**
 * Opens a page of the conformance site.
 * @param until event of the page to wait for
 */
export const visit = (page: Page, route: string, until?: 'load' | 'domcontentloaded'): Promise<void> =>
  visitAddress(page, baseUrl() + route, until);
