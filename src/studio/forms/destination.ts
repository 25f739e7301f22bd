import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { changesBetween } from '../properties/changesBetween.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { labelOfChoice } from '../properties/form/FormContext.ts';
import { fieldsOf, kindOfField } from './readFields.ts';

/** Value of `submit.kind` of forms that report success and send nothing. */
const pretendedKind = 'simulate';

/** Kinds of destinations by the properties of `submit` that mean something for them only. */
const kindsBySetting: Readonly<Record<string, readonly string[]>> = {
  url: ['http'],
  encoding: ['http'],
  csrf: ['http'],
  timeoutMs: ['http'],
  confirm: ['inbox'],
  subscription: ['inbox'],
  deleteAfterDays: ['inbox'],
  guards: ['inbox', 'http'],
  delayMs: [pretendedKind],
  demonstration: [pretendedKind],
  reference: [pretendedKind],
};

const submitOf = (form: Json | undefined): JsonObject => (isObject(form) && isObject(form.submit) ? form.submit : {});

/** Destination of a form as written; undefined as long as nothing is chosen. */
export function destinationOf(form: Json | undefined): string | undefined {
  const { kind } = submitOf(form);
  return typeof kind === 'string' ? kind : undefined;
}

/** Destinations to choose from: those that the schema of the form has, named for people. */
export function destinationChoices(form: FieldSchema): { value: string; label: string }[] {
  const { enum: kinds = [], choiceNames } = form.properties?.submit?.properties?.kind ?? {};
  return kinds.map((kind) => ({ value: String(kind), label: labelOfChoice(kind, choiceNames) }));
}

/**
 * Changes the destination of a form. A form that sends nothing says that it demonstrates, unless the site does.
 * @param pointer of the form
 */
export function changeDestination(
  form: JsonObject,
  pointer: string,
  kind: string,
  isDemonstration: boolean,
): JsonChange[] {
  const { kind: _, demonstration: __, ...others } = submitOf(form);
  const needsForm = kind === 'http' && fieldsOf(form).some((field) => kindOfField(field) === 'file');
  const next = {
    ...others,
    kind,
    ...(needsForm && { encoding: 'form' }),
    ...(kind === pretendedKind && !isDemonstration && { demonstration: true }),
  };
  return changesBetween(submitOf(form), next, childPointer(pointer, 'submit'));
}

/** Schema of what else is to say about sending, without what has no effect for the destination and is not written. */
export function sendingSchema(schema: FieldSchema, form: JsonObject): FieldSchema {
  const { submit, messages, note, remember, rememberDays, places, resumeDays } = schema.properties ?? {};
  const kind = destinationOf(form);
  const written = submitOf(form);
  const isShown = (key: string) => {
    if (key === 'kind' || key === 'url' || key === 'demonstration' || key === 'mail') return false;
    const kinds = kindsBySetting[key];
    return written[key] !== undefined || !kinds || (kind !== undefined && kinds.includes(kind));
  };
  const properties = Object.entries(submit?.properties ?? {}).filter(([key]) => isShown(key));
  return {
    required: ['submit'],
    properties: {
      submit: { ...submit, title: 'Button and more', properties: Object.fromEntries(properties) },
      ...(places && (kind === 'inbox' || form.places !== undefined) && { places }),
      ...(messages && { messages }),
      ...(note && { note }),
      ...(remember && { remember }),
      ...(rememberDays && (form.remember !== false || form.rememberDays !== undefined) && { rememberDays }),
      ...(resumeDays && (kind === 'inbox' || form.resumeDays !== undefined) && { resumeDays }),
    },
  };
}

/** Notice about a form of which nothing arrives anywhere. */
export interface SendingNotice {
  /** True if visitors may be misled, or cannot use the form. */
  isWrong: boolean;
  title: string;
  text: string;
}

/**
 * Describes a form that sends nothing.
 * @param isDemonstration true if the site only demonstrates
 * @returns undefined if it is sent somewhere
 */
export function describeSending(form: Json | undefined, isDemonstration: boolean): SendingNotice | undefined {
  const kind = destinationOf(form);
  if (kind === undefined)
    return {
      isWrong: true,
      title: 'This form has no destination yet',
      text: 'Nobody would receive what visitors fill in, so it is not published. It is saved and shown while you edit.',
    };
  if (kind === 'none')
    return {
      isWrong: false,
      title: 'This form sends nowhere',
      text: 'Visitors read at once what is said after success.',
    };
  if (kind !== pretendedKind) return undefined;
  const says = isDemonstration || submitOf(form).demonstration === true;
  return {
    isWrong: !says,
    title: 'This form sends nowhere',
    text: says
      ? 'It is a demonstration: visitors read that it was sent, and nobody receives it.'
      : 'Visitors read that it was sent, and nobody receives it. Choose where entries go, or say that it only demonstrates.',
  };
}
