import { plainTexts } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { asNumber } from './value.ts';
import { wordsOf } from './words.ts';

/** Requires at least `value` words. */
export const minWords: RuleBehaviour = {
  takes: 'whole number',
  inputs: plainTexts,
  check: (value, rule) => (wordsOf(value) < asNumber(rule.value) ? rule.message : undefined),
};
