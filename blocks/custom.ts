import type { BlockDefinition } from '#shared/block.ts';

/** Custom blocks, by type. */
export const custom: Record<string, BlockDefinition<never>> = {};
