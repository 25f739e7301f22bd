import { oneText } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';

/** Requires one of the texts in the list `value`; each of several choices must be one. */
export const oneOf: RuleBehaviour = {
  takes: 'list of texts',
  inputs: [...oneText, 'choices'],
  check: (value, rule) => {
    const allowed: unknown[] = Array.isArray(rule.value) ? rule.value : [rule.value];
    const chosen: unknown[] = Array.isArray(value) ? value : [value];
    return chosen.every((item) => allowed.includes(item)) ? undefined : rule.message;
  },
};
