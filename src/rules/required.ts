import { anyInput } from './inputKinds.ts';
import type { RuleDefinition } from './types.ts';
import { isEmpty } from './value.ts';

/** Requires a value that is filled in, ticked or chosen; spaces alone do not count. */
export const required: RuleDefinition = {
  takes: 'nothing',
  inputs: anyInput,
  judgesEmpty: true,
  check: (value, rule) => (isEmpty(value) ? rule.message : undefined),
  schema: (_, kind) => {
    if (kind === 'tick') return { const: true };
    if (kind === 'choices') return { minItems: 1 };
    return kind === 'file' ? { type: 'object' } : { pattern: '\\S' };
  },
};
