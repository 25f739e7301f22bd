import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { fieldsOf as fieldsOfForm } from '#rules/fieldsOf.ts';
import { filesOf, isOfTypes, readTypes } from '#rules/files.ts';
import { type Group, isGroup, itemsOf, maxOf, pathOf } from '#rules/groups.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import type { EntryField } from '#rules/normalEntry.ts';
import { valueOfOption } from '#rules/optionValue.ts';
import { isTypedName } from '#rules/signature.ts';
import { isStep, type StepField } from '#rules/steps.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import { asNumber } from '#rules/value.ts';
import type { InboxForm } from '#shared/inboxForm.ts';
import { isDate, isTime } from '#shared/isDate.ts';
import { readDrawing } from './drawing.ts';

/** Field as a page has it: with what the browser itself checks. */
export interface FormField extends EntryField, Omit<StepField, 'input'> {
  label: string;
  options?: (string | { label: string; value?: string })[];
  accept?: string;
  itemLabel?: string;
  fields?: FormField[];
}

/** Entries of a form, as the page has them: fields, and what begins sections and steps. */
export const entriesOf = (form: InboxForm): FormField[] => form.fields as unknown as FormField[];

/** Fields of a form, with the conditions of the sections and steps that they belong to. */
export const fieldsOf = (form: InboxForm): FormField[] => fieldsOfForm({ fields: entriesOf(form) });

/** Most characters of one text; a page of print has about 3,000. */
export const longestText = 100_000;

function isOption({ options = [] }: FormField, value: string): boolean {
  return options.some((option) => valueOfOption(option) === value);
}

type Labels = Record<string, string>;

/** Message about a value that the input of a field could not have in a browser; undefined if it could. */
function checkInput(field: FormField, value: FieldValue, labels: Labels): string | undefined {
  const kind = inputKindOf(field);
  const files = filesOf(value);
  if (files.some(({ size }) => size === 0)) return labels.emptyFile;
  const types = readTypes(field.accept);
  if (types.length > 0 && !files.every((file) => isOfTypes(file, types)))
    return labels.wrongFileType?.replace('{types}', types.join(', '));
  if (kind === 'choices')
    return [value].flat().every((one) => isOption(field, String(one))) ? undefined : labels.notOffered;
  if (typeof value !== 'string' || value === '') return undefined;
  if (value.length > longestText) return labels.tooLong;
  if (kind === 'number' && Number.isNaN(asNumber(value))) return labels.unreadableNumber;
  if ((kind === 'select' || kind === 'radio' || kind === 'country') && !isOption(field, value))
    return labels.notOffered;
  if (kind === 'date' && !isDate(value)) return labels.unreadableDate;
  if (kind === 'signature' && !isTypedName(value) && !readDrawing(value)) return labels.unreadableSignature;
  if (kind === 'time' && !isTime(value)) return labels.unreadableTime;
  if ((kind === 'range' || kind === 'rating') && !isStep(field, value)) return labels.notOffered;
  return undefined;
}

/** Messages about a group and about the values of its items, by their paths. */
function checkItems(group: Group<FormField>, value: FieldValue, labels: Labels): [string, string | undefined][] {
  const items = itemsOf(value);
  const most = maxOf(group);
  if (items.length > most) return [[group.name, labels.tooManyItems?.replace('{max}', String(most))]];
  return items.flatMap((item, index) => {
    const states = fieldStatesOf(group.fields, item);
    const shown = group.fields.filter(({ name }) => states[name]?.isShown);
    return Object.entries(checkInputs(shown, item, labels)).map(([name, message]): [string, string] => [
      pathOf(group.name, index, name),
      message,
    ]);
  });
}

/**
 * Messages by field name about values that browsers do not let visitors enter, which rules therefore do not judge.
 * @param values of shown fields, in their normal form
 */
export function checkInputs(fields: readonly FormField[], values: FormValues, labels: Labels): Record<string, string> {
  const messages = fields.flatMap((field): (readonly [string, string | undefined])[] =>
    isGroup<FormField>(field)
      ? checkItems(field, values[field.name], labels)
      : [[field.name, checkInput(field, values[field.name], labels)]],
  );
  return Object.fromEntries(messages.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
