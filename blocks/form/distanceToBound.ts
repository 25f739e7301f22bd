import { boundOf, sumOf } from '#rules/bound.ts';
import type { FieldValue, FormValues, Rule } from '#rules/types.ts';
import { asNumber, asText, lengthOf } from '#rules/value.ts';
import { wordsOf } from '#rules/words.ts';
import { isTime } from '#shared/isDate.ts';

/**
 * Distance of a value from the bound of a rule, in the rule's unit; 0 for rules without a bound.
 * @param values of the full form
 */
export function distanceToBound(given: Rule, value: FieldValue, values: FormValues): number {
  const { rule, value: bound } = given;
  switch (rule) {
    case 'minLength':
    case 'maxLength':
    case 'length':
      return Math.abs(lengthOf(value) - asNumber(bound));
    case 'minWords':
    case 'maxWords':
      return Math.abs(wordsOf(value) - asNumber(bound));
    case 'digits':
      return bound === undefined ? 0 : Math.abs(lengthOf(value) - asNumber(bound));
    case 'min':
    case 'max':
      return finiteDistance(Math.abs(amountOf(sumOf(value, given, values)) - amountOf(boundOf(given, values))));
    default:
      return 0;
  }
}

/** Makes an unmeasurable distance infinite. */
const finiteDistance = (distance: number) => (Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance);

/** A number, a file's megabytes, or the milliseconds of a date or a time. */
function amountOf(value: unknown): number {
  const number = asNumber(value);
  const text = asText(value);
  return Number.isNaN(number) ? Date.parse(isTime(text) ? `1970-01-01T${text}Z` : text) : number;
}
