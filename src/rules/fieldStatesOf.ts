import { isConditionMet } from './condition.ts';
import { judgesEmpty } from './rules.ts';
import type { CheckedField } from './types.ts';

export interface FieldState {
  /** True if it is displayed, checked and sent. */
  isShown: boolean;
  /** True if it must be filled in. */
  isRequired: boolean;
}

export function fieldStatesOf(
  fields: readonly CheckedField[],
  values: Record<string, unknown>,
): Record<string, FieldState> {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      {
        isShown: !field.when || isConditionMet(field.when, fields, values),
        isRequired:
          !!field.rules?.some(({ rule }) => judgesEmpty(rule)) ||
          (!!field.requiredWhen && isConditionMet(field.requiredWhen, fields, values)),
      },
    ]),
  );
}
