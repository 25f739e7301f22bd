import type { RuleDefinition } from './types.ts';

/** Requires a ticked box. */
export const accepted: RuleDefinition = {
  takes: 'nothing',
  inputs: ['tick'],
  judgesEmpty: true,
  check: (value, rule) => (value === true ? undefined : rule.message),
  schema: () => ({ const: true }),
};
