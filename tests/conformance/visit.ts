import type { Page } from '@playwright/test';
import { visit as visitAddress } from '#engine/tools/testBlocks/visit.ts';

/** Address of the conformance site; its global setup puts it there. */
export const baseUrl = () => process.env.CONFORMANCE_URL ?? '';

/**
 * Opens a page of the conformance site.
 * @param until which event of the page is waited for
 */
export const visit = (page: Page, route: string, until?: 'load' | 'domcontentloaded'): Promise<void> =>
  visitAddress(page, baseUrl() + route, until);
