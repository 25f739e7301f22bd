import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { isGroup } from '#rules/groups.ts';
import { isStep, limitsOfSteps } from '#rules/steps.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import type { FieldDefinition } from './formTypes.ts';

function initialValue(field: FieldDefinition): FieldValue {
  const { input, options, value, min = 0 } = field;
  if (isGroup<FieldDefinition>(field)) return Array.from({ length: min }, () => initialValues(field.fields));
  // A slider always stands somewhere.
  if (input === 'range')
    return typeof value === 'string' && isStep(field, value) ? value : String(limitsOfSteps(field).from);
  if (input !== 'checkbox') return typeof value === 'string' ? value : '';
  if (!options) return value === true;
  return Array.isArray(value) ? value : value ? [String(value)] : [];
}

export const initialValues = (fields: readonly FieldDefinition[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, initialValue(field)]));

export function valuesOfShownFields(fields: readonly FieldDefinition[], values: FormValues): FormValues {
  const states = fieldStatesOf(fields, values);
  return Object.fromEntries(fields.flatMap(({ name }) => (states[name]?.isShown ? [[name, values[name]]] : [])));
}

/** @returns true for a form that is sent as multipart, whether a file is chosen or not */
export const hasFiles = (fields: readonly FieldDefinition[]): boolean => fields.some(({ input }) => input === 'file');
