import { countable } from './inputKinds.ts';
import type { RuleDefinition } from './types.ts';
import { asNumber, lengthOf } from './value.ts';

/** Requires exactly `value` characters or choices. */
export const length: RuleDefinition = {
  takes: 'whole number',
  inputs: countable,
  check: (value, rule) => (lengthOf(value) === asNumber(rule.value) ? undefined : rule.message),
  schema: ({ value }, kind) =>
    kind === 'choices' ? { minItems: value, maxItems: value } : { minLength: value, maxLength: value },
};
