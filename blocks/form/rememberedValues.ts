import { type Group, isGroup, maxOf } from '#rules/groups.ts';
import { secretInputs } from '#rules/inputKinds.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import { isEqualJson, isObject, type Json } from '#shared/json.ts';
import { fieldOptionsOf } from './fieldOptions.ts';
import type { FieldDefinition } from './formTypes.ts';
import { initialValues, valuesOfShownFields } from './formValues.ts';

/** Place in a browser where what was filled in stays: as long as the tab is open, or for some days. */
export interface FormMemory {
  form: HTMLFormElement;
  /** Id of the form, unique on its page. */
  id: string;
  days: number | undefined;
}

/** Entry of a form in the browser. JSON. */
interface StoredForm {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: Record<string, unknown>;
  /** Name of the step that was shown. */
  step?: string;
  /** Secret of the link by which the visitor has come. */
  token?: string;
}

const dayMs = 86_400_000;

const storageOf = ({ days }: FormMemory) => (days === undefined ? sessionStorage : localStorage);

/** Key of a form: forms of the page belong to its address, those around it to all pages. */
const keyOf = ({ form, id }: FormMemory) => `lintel-form:${form.closest('main') ? location.pathname : ''}#${id}`;

/** Storage may be full or forbidden: a form works without it. */
function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Deletes what was stored of a form. */
export const forgetForm = (memory: FormMemory): unknown => attempt(() => storageOf(memory).removeItem(keyOf(memory)));

function readStored(memory: FormMemory): StoredForm | undefined {
  const stored: unknown = attempt(() => JSON.parse(storageOf(memory).getItem(keyOf(memory)) ?? 'null'));
  if (!isObject(stored) || typeof stored.savedAt !== 'number' || !isObject(stored.values)) return undefined;
  const isOver = memory.days !== undefined && Date.now() - stored.savedAt > memory.days * dayMs;
  if (isOver) forgetForm(memory);
  return isOver ? undefined : (stored as unknown as StoredForm);
}

/** @returns true for equal values; files are none, as they are not stored */
export const isEqualValue = (value: FieldValue, other: FieldValue): boolean =>
  isEqualJson(value as Json | undefined, other as Json | undefined);

/** Fields that a visitor has filled in, without those that are hidden or never stored, and their values. */
export function filledIn(fields: readonly FieldDefinition[], all: FormValues) {
  const initial = initialValues(fields);
  const shown = valuesOfShownFields(fields, all);
  const changed = fields.flatMap(({ name, input }) =>
    name in shown && !secretInputs.includes(input) && !isEqualValue(shown[name], initial[name])
      ? [{ name, input }]
      : [],
  );
  return { changed, values: Object.fromEntries(changed.map(({ name }) => [name, shown[name]])) };
}

/**
 * Stores what a visitor has filled in. Fields that are hidden or unchanged are left out.
 * @param place step that is shown, undefined for a form without steps, and the link by which the visitor has come
 */
export function storeValues(
  memory: FormMemory,
  fields: readonly FieldDefinition[],
  all: FormValues,
  { step, token }: Pick<StoredForm, 'token'> & { step?: string | undefined } = {},
): void {
  const { changed, values } = filledIn(fields, all);
  const stored: StoredForm = { savedAt: Date.now(), values, ...(step && { step }), ...(token && { token }) };
  // An address fills in hidden values: they are worth storing only beside what a visitor filled in.
  if (changed.every(({ input }) => input === 'hidden')) forgetForm(memory);
  else attempt(() => storageOf(memory).setItem(keyOf(memory), JSON.stringify(stored)));
}

/** Parts of a form that a visitor finds again. */
export interface RestoredForm {
  /** Stored values that still fit the fields. */
  values: FormValues;
  /** Milliseconds since 1970; undefined if nothing was stored. */
  savedAt?: number;
  step?: string | undefined;
  /** Secret of the link by which the visitor has come. */
  token?: string;
}

export const restoreForm = (memory: FormMemory, fields: readonly FieldDefinition[]): RestoredForm =>
  fittingForm(readStored(memory) ?? {}, fields);

/** Parts of a stored form that still fit its fields. */
export function fittingForm(
  { values: stored = {}, ...others }: Partial<StoredForm>,
  fields: readonly FieldDefinition[],
): RestoredForm {
  const initial = initialValues(fields);
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      const value = stored[field.name];
      const fits = !secretInputs.includes(field.input) && isPossibleValue(field, value, initial[field.name]);
      return fits ? [[field.name, value as FieldValue]] : [];
    }),
  );
  return { ...others, values };
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
