import type { MediaOutput } from '../images/convert.ts';

/** What was looked up while something was resolved: all that it follows from beside its own file. */
export interface Uses {
  /** Keys of `Dependencies`, also of what was looked for and is not there. */
  keys: Set<string>;
  /** Media that it asks for, by path below the output folder. */
  outputs: Map<string, MediaOutput>;
}

/** Nothing looked up yet. */
export const createUses = (): Uses => ({ keys: new Set(), outputs: new Map() });
