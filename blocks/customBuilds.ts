import type { BlockBuild } from '#shared/blockBuild.ts';

/** Build outputs of custom blocks other than HTML, by type; undefined for a block without any. */
export const custom: Record<string, BlockBuild | undefined> = {};
