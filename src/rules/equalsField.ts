import { oneText } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';

/** Requires the same value as the field named `field`. */
export const equalsField: RuleBehaviour = {
  takes: 'nothing',
  inputs: [...oneText, 'tick'],
  check: (value, rule, values) => (Object.is(value, values[rule.field ?? '']) ? undefined : rule.message),
};
