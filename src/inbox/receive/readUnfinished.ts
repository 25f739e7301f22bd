import { isGroup, itemsOf, maxOf } from '#rules/groups.ts';
import { secretInputs } from '#rules/inputKinds.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import type { InboxForm } from '#shared/inboxForm.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { type FormField, fieldsOf, longestText } from './checkInputs.ts';
import { readValues } from './readValues.ts';

/** Most characters of the name of a step. */
const longestName = 200;

/** @returns true for a value that is not larger than one that can be sent */
function isBounded(field: FormField, value: FieldValue): boolean {
  if (isGroup<FormField>(field)) {
    const items = itemsOf(value);
    return (
      items.length <= maxOf(field) &&
      items.every((item) => field.fields.every((inner) => isBounded(inner, item[inner.name])))
    );
  }
  if (Array.isArray(value)) return value.length <= (field.options?.length ?? 0);
  return typeof value !== 'string' || value.length <= longestText;
}

/**
 * Values of an unfinished form and its step, as a script has sent them. Rules are not asked: it is unfinished. What is no
 * field of the form is left out, and so are files and passwords.
 * @returns undefined if something in it is too large
 */
export function readUnfinished(form: InboxForm, sent: JsonObject): { values: JsonObject; step: string } | undefined {
  const given = isObject(sent.values) ? sent.values : {};
  const fields = fieldsOf(form).filter(
    ({ name, input }) => Object.hasOwn(given, name) && !secretInputs.includes(input),
  );
  const values: FormValues = readValues(fields, { kind: 'json', values: given });
  if (!fields.every((field) => isBounded(field, values[field.name]))) return undefined;
  const step = typeof sent.step === 'string' && sent.step.length <= longestName ? sent.step : '';
  return { values: values as JsonObject, step };
}
