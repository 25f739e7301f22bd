import type { BlockCheck } from '#shared/blockCheck.ts';

/** What blocks of the site's own check of themselves, by type; undefined for one that checks nothing. */
export const own: Record<string, BlockCheck | undefined> = {};
