import { type Group, isGroup, maxOf } from '#rules/groups.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import { isEqualJson, isObject, type Json } from '#shared/json.ts';
import { fieldOptionsOf } from './fieldOptions.ts';
import type { FieldDefinition } from './formTypes.ts';
import { initialValues, valuesOfShownFields } from './formValues.ts';

/** Inputs whose values are never stored. */
const secretInputs = ['password', 'file'];

/** Entry of the session storage for a form: forms of the page belong to its address, those around it to all pages. */
const storageKeyOf = (form: HTMLFormElement, id: string) =>
  `lintel-form:${form.closest('main') ? location.pathname : ''}#${id}`;

/** @returns true for equal values; files are none, as they are not stored */
export const isEqualValue = (value: FieldValue, other: FieldValue): boolean =>
  isEqualJson(value as Json | undefined, other as Json | undefined);

/** Stores what a visitor has filled in, as long as the tab is open. Fields that are hidden or unchanged are left out. */
export function storeValues(
  form: HTMLFormElement,
  id: string,
  fields: readonly FieldDefinition[],
  values: FormValues,
): void {
  const initial = initialValues(fields);
  const shown = valuesOfShownFields(fields, values);
  const changed = fields.flatMap(({ name, input }) =>
    name in shown && !secretInputs.includes(input) && !isEqualValue(shown[name], initial[name])
      ? [[name, shown[name]]]
      : [],
  );
  try {
    const key = storageKeyOf(form, id);
    if (changed.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(changed)));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be full or forbidden: the form works without it.
  }
}

/** @returns stored values that still fit the fields, by field name */
export function readStoredValues(form: HTMLFormElement, id: string, fields: readonly FieldDefinition[]): FormValues {
  const initial = initialValues(fields);
  const stored = parseStored(form, id);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = stored[field.name];
      const fits = !secretInputs.includes(field.input) && isPossibleValue(field, value, initial[field.name]);
      return fits ? [[field.name, value as FieldValue]] : [];
    }),
  );
}

function parseStored(form: HTMLFormElement, id: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeyOf(form, id)) ?? '{}');
  } catch {
    return {};
  }
}

/** The page may have been changed since the value was stored. */
function isPossibleValue(field: FieldDefinition, value: unknown, initial: FieldValue): boolean {
  if (isGroup<FieldDefinition>(field)) return areItems(field, value);
  if (Array.isArray(initial)) return Array.isArray(value) && value.every((each) => isOption(field, each));
  return typeof value === typeof initial && (typeof value !== 'string' || isOption(field, value));
}

/** @returns true for items of a group, all of whose values fit its fields */
function areItems(group: Group<FieldDefinition>, value: unknown): boolean {
  const initial = initialValues(group.fields);
  const isRight = (item: unknown) =>
    isObject(item) && group.fields.every((field) => isPossibleValue(field, item[field.name], initial[field.name]));
  const { min = 0 } = group;
  return Array.isArray(value) && value.length >= min && value.length <= maxOf(group) && value.every(isRight);
}

const isOption = (field: FieldDefinition, value: unknown) =>
  !field.options || value === '' || fieldOptionsOf(field).some((option) => option.value === value);
