import { plainTexts } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { asNumber } from './value.ts';
import { wordsOf } from './words.ts';

/** Allows at most `value` words. */
export const maxWords: RuleBehaviour = {
  takes: 'whole number',
  inputs: plainTexts,
  check: (value, rule) => (wordsOf(value) > asNumber(rule.value) ? rule.message : undefined),
};
