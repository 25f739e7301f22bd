import type { RuleBehaviour } from './types.ts';

/** Requires a ticked box. */
export const accepted: RuleBehaviour = {
  takes: 'nothing',
  inputs: ['tick'],
  judgesEmpty: true,
  check: (value, rule) => (value === true ? undefined : rule.message),
};
