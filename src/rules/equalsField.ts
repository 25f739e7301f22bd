import { oneText } from './inputKinds.ts';
import type { RuleDefinition } from './types.ts';

/** Requires the same value as the field named `field`. */
export const equalsField: RuleDefinition = {
  takes: 'nothing',
  inputs: [...oneText, 'tick'],
  check: (value, rule, values) => (Object.is(value, values[rule.field ?? '']) ? undefined : rule.message),
  schema: ({ field }) => ({ const: { $data: `1/${field}` } }),
};
