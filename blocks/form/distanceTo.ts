import type { FieldValue, Rule } from '#rules/types.ts';
import { asNumber, asText, lengthOf } from '#rules/value.ts';

/** How far a value is from what a rule names, in its own unit; 0 for rules that name no end. */
export function distanceTo({ rule, value: bound }: Rule, value: FieldValue): number {
  switch (rule) {
    case 'minLength':
    case 'maxLength':
    case 'length':
      return Math.abs(lengthOf(value) - asNumber(bound));
    case 'digits':
      return bound === undefined ? 0 : Math.abs(lengthOf(value) - asNumber(bound));
    case 'min':
    case 'max':
      return finite(Math.abs(amountOf(value) - amountOf(bound)));
    default:
      return 0;
  }
}

/** What cannot be measured is far away. */
const finite = (distance: number) => (Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance);

/** A number, a file's megabytes, or the milliseconds of a date. */
function amountOf(value: unknown): number {
  const number = asNumber(value);
  return Number.isNaN(number) ? Date.parse(asText(value)) : number;
}
