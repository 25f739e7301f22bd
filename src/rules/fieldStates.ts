import { holds } from './condition.ts';
import { judgesEmpty } from './rules.ts';
import type { CheckedField } from './types.ts';

/** What the other fields make of a field. */
export interface FieldState {
  /** It is there for the visitor, is checked and is sent. */
  isShown: boolean;
  /** It must be filled in. */
  isRequired: boolean;
}

/** State of every field, by name, while the form holds these values. */
export function fieldStates(
  fields: readonly CheckedField[],
  values: Record<string, unknown>,
): Record<string, FieldState> {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      {
        isShown: !field.when || holds(field.when, fields, values),
        isRequired:
          !!field.rules?.some(({ rule }) => judgesEmpty(rule)) ||
          (!!field.requiredWhen && holds(field.requiredWhen, fields, values)),
      },
    ]),
  );
}
