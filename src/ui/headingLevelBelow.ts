import type { BlockContext } from '#shared/content.ts';

/** Heading level one deeper, 5 at most. */
export const headingLevelBelow = (level: BlockContext['level']): BlockContext['level'] =>
  Math.min(5, level + 1) as BlockContext['level'];
