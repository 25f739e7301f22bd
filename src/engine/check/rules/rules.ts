import { feeds } from './feeds.ts';
import { rowFields } from './rowFields.ts';
import type { Rule } from './rule.ts';

/** Rules that bring facts of their own. */
export const rules: Rule[] = [feeds, rowFields];
