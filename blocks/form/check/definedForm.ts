import { kindOfInput } from '#rules/inputKinds.ts';
import type { CheckedField, InputKind } from '#rules/types.ts';
import type { BlockSurroundings, ReportInBlock } from '#shared/blockCheck.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { problems } from './problems.ts';

/** A field as a page writes it, once its schema has found no fault. */
export interface DefinedField extends CheckedField {
  kind: InputKind;
  /** As it is written: a checkbox is one with and without options. */
  input: string;
  /** What each option sends, in order; undefined where there are none, or they are unknown. */
  choices: string[] | undefined;
  /** The options stand in the form itself, so that each has a place. */
  hasOwnOptions: boolean;
  hasOptions: boolean;
  value: Json | undefined;
  /** All that is written of the field. */
  settings: JsonObject;
  /** Of the field within the block. */
  pointer: string;
}

/** A form as a page writes it, once its schema has found no fault. */
export interface DefinedForm {
  fields: DefinedField[];
  submit: { kind: string; url?: string; encoding?: string };
  /** The steps at which something is said. */
  said: { success: boolean; failure: boolean };
}

/** What a form's check is given beside the form. */
export type FormSurroundings = BlockSurroundings<typeof problems>;

/** Reports a problem of a form at a pointer within the block. */
export type ReportForm = ReportInBlock<typeof problems>;

/** What an option sends: its value, else its label, or itself. */
function sentAs(option: Json): string | undefined {
  const value = isObject(option) ? (option.value ?? option.label) : option;
  return typeof value === 'string' ? value : undefined;
}

function choicesOf(options: Json | undefined, itemsOf: FormSurroundings['itemsOf']): string[] | undefined {
  const items = isObject(options) ? itemsOf(options) : Array.isArray(options) ? options : undefined;
  const values = items?.map(sentAs);
  return values?.every((value) => value !== undefined) ? values : undefined;
}

/** Reads a form that fits its schema. */
export function readForm(form: JsonObject, itemsOf: FormSurroundings['itemsOf']): DefinedForm {
  const fields = Array.isArray(form.fields) ? form.fields.filter(isObject) : [];
  const says = (step: string) => isObject(form.messages) && isObject(form.messages[step]);
  return {
    fields: fields.map((field, index) => ({
      ...(field as unknown as CheckedField),
      input: String(field.input),
      kind: kindOfInput({ input: String(field.input), options: field.options }),
      choices: choicesOf(field.options, itemsOf),
      hasOwnOptions: Array.isArray(field.options),
      hasOptions: Array.isArray(field.options) ? field.options.length > 0 : field.options !== undefined,
      value: field.value,
      settings: field,
      pointer: `/fields/${index}`,
    })),
    submit: form.submit as unknown as DefinedForm['submit'],
    said: { success: says('success'), failure: says('failure') },
  };
}
