import { anyInput } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { isEmpty } from './value.ts';

/** Requires a value that is filled in, ticked or chosen; spaces alone do not count. */
export const required: RuleBehaviour = {
  takes: 'nothing',
  inputs: anyInput,
  judgesEmpty: true,
  check: (value, rule) => (isEmpty(value) ? rule.message : undefined),
};
