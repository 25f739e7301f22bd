import type { SiteCheck } from './siteCheck.ts';

/** Checks of the site itself, by name. */
export const custom: Record<string, SiteCheck> = {};
