import type { FieldValue, FormValues, Rule } from '#rules/types.ts';
import { asNumber } from '#rules/value.ts';
import { candidateValues } from './candidateValues.ts';
import type { FieldDefinition } from './formTypes.ts';
import { momentsAround } from './momentsAround.ts';

/** A value, and the days, times or numbers next to it. */
function around(value: FieldValue): FieldValue[] {
  const text = typeof value === 'string' ? value : '';
  const moments = momentsAround(text);
  if (moments) return [text, ...moments];
  const number = asNumber(text);
  return Number.isNaN(number) ? [value] : [text, String(number - 1), String(number + 1)];
}

/** Values at which a rule that compares with another field changes its judgement. */
export const valuesNearOthers = ({ field }: Rule, values: FormValues): FieldValue[] =>
  field === undefined ? [] : around(values[field]);

/** Values of a form, and the same with other values in the fields with which a rule compares. */
export function* varyCompared(
  { field, plus = [] }: Rule,
  fields: readonly FieldDefinition[],
  values: FormValues,
): Generator<FormValues> {
  yield values;
  for (const name of [field, ...plus]) {
    const other = fields.find((each) => each.name === name);
    for (const value of other ? candidateValues(other) : []) yield { ...values, [other?.name ?? '']: value };
  }
}
