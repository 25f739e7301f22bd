import type { Needs } from './selector.ts';

/** One rule, or one custom property of a rule on the root: what it says, and what it needs. */
export interface Piece {
  /** A rule's selectors; empty for an at-rule that stands for itself. */
  selectors: Needs[];
  /** Names of at-rules around it, outermost first, as `@media (min-width: 62em)`. */
  around: string[];
  /** Declarations without braces; of an at-rule, all of it. */
  text: string;
  /** The custom property that it defines, when it is one: it is needed where something reads it. */
  defines?: string;
  /** Custom properties that it reads. */
  reads: string[];
  animations: string[];
}
