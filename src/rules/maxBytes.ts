import { filesOf } from './files.ts';
import type { RuleBehaviour } from './types.ts';
import { asNumber } from './value.ts';

/** Allows files of at most `value` bytes each. */
export const maxBytes: RuleBehaviour = {
  takes: 'whole number',
  inputs: ['file'],
  check: (value, rule) => (filesOf(value).every(({ size }) => size <= asNumber(rule.value)) ? undefined : rule.message),
};
