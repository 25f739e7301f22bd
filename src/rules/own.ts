import type { RuleDefinition } from './types.ts';

export const own: Record<string, RuleDefinition> = {};
