import type { BlockDefinition } from '#shared/block.ts';

/** Blocks of the site's own, by type. */
export const own: Record<string, BlockDefinition<never>> = {};
