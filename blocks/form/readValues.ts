import type { FieldValue, FormValues } from '#rules/types.ts';
import type { DefinedField } from './formShape.ts';

const untrimmed = ['password', 'textarea'];

function readField(data: FormData, field: DefinedField): FieldValue {
  if (field.input === 'checkbox') return field.options ? data.getAll(field.name).map(String) : data.has(field.name);
  const value = data.get(field.name);
  if (value instanceof File) return value.name ? value : '';
  return untrimmed.includes(field.input) ? (value ?? '') : (value ?? '').trim();
}

/** What stands in the form now, however it came there: typed, chosen, filled in or restored by the browser. */
export function readValues(form: HTMLFormElement, fields: readonly DefinedField[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field.name, readField(data, field)]));
}
