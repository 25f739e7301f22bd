import type { BlockCheck } from '#shared/blockCheck.ts';

/** Checks of custom blocks, by type; undefined for a block without any. */
export const custom: Record<string, BlockCheck | undefined> = {};
