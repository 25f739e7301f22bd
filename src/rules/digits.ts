import { typed } from './inputKinds.ts';
import type { RuleBehaviour } from './types.ts';
import { asNumber, asText } from './value.ts';

/** Allows only the digits 0 to 9; exactly `value` of them if it is given. */
export const digits: RuleBehaviour = {
  takes: 'whole number or nothing',
  inputs: typed,
  check: (value, rule) => {
    const text = asText(value);
    const hasLength = rule.value === undefined || text.length === asNumber(rule.value);
    return hasLength && /^[0-9]+$/.test(text) ? undefined : rule.message;
  },
};
