import { formParts } from '#rules/fieldsOf.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import type { CheckedField, Condition, InputKind } from '#rules/types.ts';
import type { BlockSurroundings, ReportInBlock } from '#shared/blockCheck.ts';
import type { FormGuards } from '#shared/formGuards.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { problems } from './problems.ts';

/** A field as written in a page, once it matches its schema. */
export interface DefinedField extends CheckedField {
  kind: InputKind;
  /** Input as written: `checkbox` both with and without options. */
  input: string;
  /** Submitted value of each option, in order; undefined if there are no options, or they are unknown. */
  choices: string[] | undefined;
  /** True if the options are written in the form itself, so that each has a location. */
  hasOwnOptions: boolean;
  hasOptions: boolean;
  value: Json | undefined;
  /** The full field as written. */
  settings: JsonObject;
  /** Conditions as they are written, those under which the field is shown first. */
  conditions: WrittenCondition[];
  /** Fields of each item of a repeated group; none for other fields. */
  inner: DefinedField[];
  /** Pointer of the field within the block. */
  pointer: string;
}

/** A condition where it is written. */
export interface WrittenCondition {
  key: 'when' | 'requiredWhen';
  condition: Condition;
  /** Pointer of the condition within the block. */
  pointer: string;
}

/** A form as written in a page, once it matches its schema. */
export interface DefinedForm {
  /** Fields, and what begins sections and steps, as they are written. */
  entries: DefinedField[];
  /** Fields with the conditions of what they belong to. */
  fields: DefinedField[];
  /** Those of the people who get entries by mail that get only some, each as a field that nothing can depend on. */
  recipients: DefinedField[];
  submit: {
    kind?: string;
    demonstration?: boolean;
    url?: string;
    encoding?: string;
    subscription?: string;
    mail?: unknown[];
    guards?: FormGuards;
  };
  /** True for a form with a number of places. */
  hasPlaces: boolean;
  /** True for a form that visitors finish later by a link. */
  hasLinks: boolean;
  /** Steps that have a message. */
  said: { success: boolean; failure: boolean };
}

export type FormSurroundings = BlockSurroundings<typeof problems>;

export type ReportForm = ReportInBlock<typeof problems>;

/** Submitted value of an option: its value, else its label, or itself. */
function submittedValueOf(option: Json): string | undefined {
  const value = isObject(option) ? (option.value ?? option.label) : option;
  return typeof value === 'string' ? value : undefined;
}

function choicesOf(options: Json | undefined, itemsOf: FormSurroundings['itemsOf']): string[] | undefined {
  const items = isObject(options) ? itemsOf(options) : Array.isArray(options) ? options : undefined;
  const values = items?.map(submittedValueOf);
  return values?.every((value) => value !== undefined) ? values : undefined;
}

function writtenCondition(owner: JsonObject, key: WrittenCondition['key'], pointer: string): WrittenCondition[] {
  if (!isObject(owner[key])) return [];
  const { message: _, summary: __, ...condition } = owner[key];
  return [{ key, condition: condition as unknown as Condition, pointer: `${pointer}/${key}` }];
}

const noField = {
  ...{ name: '', kind: 'text' as const, input: 'text', choices: undefined, value: undefined },
  ...{ hasOptions: false, hasOwnOptions: false, inner: [] },
};

function readRecipients(submit: Json | undefined): DefinedField[] {
  const mail = isObject(submit) && Array.isArray(submit.mail) ? submit.mail : [];
  return mail.flatMap((recipient, index) => {
    if (!isObject(recipient)) return [];
    const pointer = `/submit/mail/${index}`;
    const conditions = writtenCondition(recipient, 'when', pointer);
    const when = conditions[0]?.condition;
    return [{ ...noField, ...(when && { when }), settings: recipient, conditions, pointer }];
  });
}

/** Entries of a list of fields as written, with those inside of repeated groups. @param at pointer of the list */
function readEntries(list: Json | undefined, at: string, itemsOf: FormSurroundings['itemsOf']): DefinedField[] {
  const written = Array.isArray(list) ? list.filter(isObject) : [];
  return written.map((field, index) => ({
    ...(field as unknown as CheckedField),
    input: String(field.input),
    kind: inputKindOf({ input: String(field.input), options: field.options }),
    choices: choicesOf(field.options, itemsOf),
    hasOwnOptions: Array.isArray(field.options),
    hasOptions: Array.isArray(field.options) ? field.options.length > 0 : field.options !== undefined,
    value: field.value,
    settings: field,
    conditions: (['when', 'requiredWhen'] as const).flatMap((key) => writtenCondition(field, key, `${at}/${index}`)),
    inner: readEntries(field.fields, `${at}/${index}/fields`, itemsOf),
    pointer: `${at}/${index}`,
  }));
}

export function readForm(form: JsonObject, itemsOf: FormSurroundings['itemsOf']): DefinedForm {
  const hasMessage = (step: string) => isObject(form.messages) && isObject(form.messages[step]);
  const entries = readEntries(form.fields, '/fields', itemsOf);
  return {
    entries,
    fields: fieldsWithConditions(entries),
    recipients: readRecipients(form.submit),
    submit: form.submit as unknown as DefinedForm['submit'],
    hasPlaces: form.places !== undefined,
    hasLinks: form.resumeDays !== undefined,
    said: { success: hasMessage('success'), failure: hasMessage('failure') },
  };
}

/** Fields of a form with the conditions of the step and the section that they belong to, beside their own. */
const fieldsWithConditions = (entries: DefinedField[]): DefinedField[] =>
  formParts({ fields: entries }).flatMap((step) =>
    step.sections.flatMap((section) =>
      section.fields.map((field) => ({
        ...field,
        conditions: [step.entry, section.entry, field].flatMap((owner) => owner?.conditions ?? []),
      })),
    ),
  );
