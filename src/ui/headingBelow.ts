import type { BlockContext } from '#shared/content.ts';

/** The heading level one deeper, as far as there is one. */
export const headingBelow = (level: BlockContext['level']): BlockContext['level'] =>
  Math.min(5, level + 1) as BlockContext['level'];
