import type { BlockBuild } from '#shared/blockBuild.ts';

/** What follows from blocks of the site's own beside their HTML, by type; undefined for one of which nothing does. */
export const own: Record<string, BlockBuild | undefined> = {};
