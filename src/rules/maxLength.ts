import { countable } from './inputKinds.ts';
import type { RuleDefinition } from './types.ts';
import { asNumber, lengthOf } from './value.ts';

/** Allows at most `value` characters or choices. */
export const maxLength: RuleDefinition = {
  takes: 'whole number',
  inputs: countable,
  check: (value, rule) => (lengthOf(value) > asNumber(rule.value) ? rule.message : undefined),
  schema: ({ value }, kind) => (kind === 'choices' ? { maxItems: value } : { maxLength: value }),
};
