import type { FieldValue, FormValues } from '#rules/types.ts';
import type { Field } from './formShape.ts';

function initialValue({ input, options, value }: Field): FieldValue {
  if (input !== 'checkbox') return typeof value === 'string' ? value : '';
  if (!options) return value === true;
  return Array.isArray(value) ? value : value ? [String(value)] : [];
}

/** What the form holds before anyone has touched it. */
export const initialValues = (fields: readonly Field[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, initialValue(field)]));
