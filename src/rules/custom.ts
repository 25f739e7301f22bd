import type { RuleDefinition } from './types.ts';

export const custom: Record<string, RuleDefinition> = {};
