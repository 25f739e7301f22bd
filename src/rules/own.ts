import type { RuleDefinition } from './types.ts';

/** Custom rules of forms, by name. */
export const own: Record<string, RuleDefinition> = {};
