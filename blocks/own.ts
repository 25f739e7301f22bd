import type { BlockDefinition } from '#shared/block.ts';

/** Custom blocks, by type. */
export const own: Record<string, BlockDefinition<never>> = {};
