import { type DefinedForm, formMistakes } from '#rules/formMistakes.ts';
import type { SourceFile } from '../load/source.ts';
import { isObject, type JsonObject } from '../schema/json.ts';
import type { Reports } from './reports.ts';

/** Reports what no schema can see in a form that fits its schema: fields and rules that contradict each other. */
export function checkForm(form: JsonObject, place: { file: SourceFile; pointer: string }, reports: Reports): void {
  const fields = Array.isArray(form.fields) ? form.fields : [];
  // Options from a data list are there once they are resolved.
  const resolved = fields.map((field) =>
    isObject(field) && isObject(field.options) ? { ...field, options: [''] } : field,
  );
  for (const { pointer, message } of formMistakes({ ...form, fields: resolved } as unknown as DefinedForm)) {
    reports.add('form-contradiction', { mistake: message }, { file: place.file, pointer: place.pointer + pointer });
  }
}
