import type { SiteCheck } from './siteCheck.ts';

/** Checks of the site's own, by their names. */
export const own: Record<string, SiteCheck> = {};
