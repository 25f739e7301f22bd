import { fieldStates } from '#rules/fieldStates.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import type { Field } from './formShape.ts';

const untrimmed = ['password', 'textarea'];

function initialValue({ input, options, value }: Field): FieldValue {
  if (input !== 'checkbox') return typeof value === 'string' ? value : '';
  if (!options) return value === true;
  return Array.isArray(value) ? value : value ? [String(value)] : [];
}

/** Values of the form before anyone has touched it. */
export const initialValues = (fields: readonly Field[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, initialValue(field)]));

/** Values as they are judged and sent: without the spaces around a line of text. */
export const trimmedValues = (fields: readonly Field[], values: FormValues): FormValues =>
  Object.fromEntries(
    fields.map(({ name, input }) => {
      const value = values[name];
      return [name, typeof value === 'string' && !untrimmed.includes(input) ? value.trim() : value];
    }),
  );

/** Values of the fields that are shown. */
export function shownValues(fields: readonly Field[], values: FormValues): FormValues {
  const states = fieldStates(fields, values);
  return Object.fromEntries(fields.flatMap(({ name }) => (states[name]?.isShown ? [[name, values[name]]] : [])));
}
