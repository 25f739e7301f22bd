import { filesOf } from './files.ts';
import type { RuleBehaviour } from './types.ts';
import { asNumber } from './value.ts';

/** Allows at most `value` files. */
export const maxFiles: RuleBehaviour = {
  takes: 'whole number',
  inputs: ['file'],
  check: (value, rule) => (filesOf(value).length > asNumber(rule.value) ? rule.message : undefined),
};
