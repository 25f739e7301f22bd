import type { RuleDefinition } from './types.ts';

/** Rules of forms of the site's own, by their names. */
export const own: Record<string, RuleDefinition> = {};
