import { boundSchema } from './boundSchema.ts';
import { measurable } from './inputKinds.ts';
import type { RuleDefinition } from './types.ts';
import { compare } from './value.ts';

/** A number, a date or a file's megabytes, `value` or more. */
export const min: RuleDefinition = {
  takes: 'number or date',
  inputs: measurable,
  check: (value, rule) => (compare(value, rule.value) >= 0 ? undefined : rule.message),
  schema: ({ value }, kind) => boundSchema('Minimum', value, kind),
};
