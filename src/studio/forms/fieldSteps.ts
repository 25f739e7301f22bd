import { reservedNames } from '#blocks/form/reservedNames.ts';
import type { InputKind } from '#rules/types.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { insertItem, moveItem } from '#shared/listMove.ts';
import { childPointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { uniqueName } from '../composing/uniqueName.ts';
import { changesBetween } from '../properties/changesBetween.ts';
import { placesOfField, withoutField } from './conditionTree.ts';
import { inputKindNames } from './formatRule.ts';
import { type FormLocation, fieldsPointerOf, pointerOfField } from './formLocation.ts';
import { fieldsOf, nameOfField } from './readFields.ts';
import { removedFromRecipients, renamedInRecipients } from './recipients.ts';

/** Changes of one action on a form, and the field selected afterwards. */
export interface FieldStep {
  changes: JsonChange[];
  /** For the undo list: `Field Phone moved`. */
  label: string;
  /** Index of the field selected afterwards; undefined to leave the selection. */
  chosen: number | undefined;
  /** New field, whose label gets the focus. */
  isNew?: true;
}

export interface FieldReference {
  index: number;
  by: 'when' | 'requiredWhen' | number;
  /** Place in the rule's list of fields that are added up. */
  added?: number;
}

const rulesOf = ({ rules }: JsonObject): Json[] => (Array.isArray(rules) ? rules : []);

export function findFieldReferences(form: Json | undefined, name: Json | undefined): FieldReference[] {
  const isNamed = (value: Json | undefined) => typeof name === 'string' && isObject(value) && value.field === name;
  return fieldsOf(form).flatMap((field, index) => [
    ...(['when', 'requiredWhen'] as const).flatMap((by) =>
      placesOfField(field[by], name).length > 0 ? [{ index, by }] : [],
    ),
    ...rulesOf(field).flatMap((rule, by) => (isNamed(rule) ? [{ index, by }] : [])),
    ...rulesOf(field).flatMap((rule, by) => {
      const added = isObject(rule) && Array.isArray(rule.plus) ? rule.plus.indexOf(name ?? null) : -1;
      return added >= 0 ? [{ index, by, added }] : [];
    }),
  ]);
}

function pointerOfReference(placed: FormLocation, { index, by }: FieldReference): string {
  const field = pointerOfField(placed, index);
  return typeof by === 'number' ? childPointer(childPointer(field, 'rules'), by) : childPointer(field, by);
}

/** Pointer of the name in a condition or rule. */
const pointerOfName = (reference: string, { added }: FieldReference): string =>
  added === undefined ? childPointer(reference, 'field') : childPointer(childPointer(reference, 'plus'), added);

/** @param to index after the move */
export function moveField(placed: FormLocation, from: number, to: number): FieldStep | undefined {
  const fields = fieldsOf(placed.form);
  const field = fields[from];
  if (!field || from === to || to < 0 || to >= fields.length) return undefined;
  return {
    changes: [moveItem(fieldsPointerOf(placed), from, to)],
    label: `Field ${nameOfField(field)} moved`,
    chosen: to,
  };
}

/** @returns `input` of fields of a kind */
export const inputOfKind = (kind: InputKind): string => (kind === 'tick' || kind === 'choices' ? 'checkbox' : kind);

function createField(form: Json | undefined, kind: InputKind): JsonObject {
  const isChosen = kind === 'select' || kind === 'radio' || kind === 'choices';
  const isKnown = kind === 'email' || kind === 'tel';
  return {
    name: uniqueFieldName(form, defaultFieldNames[kind]),
    label: '',
    input: inputOfKind(kind),
    ...(isChosen && { options: [''] }),
    ...(isKnown && { autocomplete: kind }),
    ...(kind === 'group' && { fields: [{ name: 'name', label: '', input: 'text' }] }),
  };
}

const defaultFieldNames: Record<InputKind, string> = {
  text: 'text',
  email: 'email',
  tel: 'phone',
  number: 'number',
  password: 'password',
  textarea: 'message',
  select: 'choice',
  radio: 'choice',
  tick: 'agreed',
  choices: 'choices',
  date: 'date',
  time: 'time',
  range: 'amount',
  rating: 'rating',
  country: 'country',
  file: 'file',
  signature: 'signature',
  hidden: 'source',
  group: 'items',
  section: 'section',
  step: 'step',
};

export function uniqueFieldName(form: Json | undefined, beginning: string): string {
  const taken = new Set(fieldsOf(form).map(({ name }) => name));
  return uniqueName(beginning, taken, '');
}

/** Adds a field after another one, or at the end. */
export function addField(placed: FormLocation, kind: InputKind, behind: number | undefined): FieldStep {
  return insertFields(placed, [createField(placed.form, kind)], behind, `${inputKindNames[kind]} added`);
}

/** Fields of a postal address, which browsers fill in together. */
const addressFields: JsonObject[] = [
  { name: 'street', label: 'House and street', input: 'text', wide: true, autocomplete: 'address-line1' },
  { name: 'city', label: 'Town or city', input: 'text', autocomplete: 'address-level2' },
  { name: 'postalCode', label: 'Postal code', input: 'text', autocomplete: 'postal-code' },
  { name: 'country', label: 'Country', input: 'country', autocomplete: 'country' },
];

/** Adds the fields of a postal address after another one, or at the end. */
export function addAddress(placed: FormLocation, behind: number | undefined): FieldStep {
  const fields = addressFields.map((field) => ({ ...field, name: uniqueFieldName(placed.form, String(field.name)) }));
  return insertFields(placed, fields, behind, 'Address added');
}

export function duplicateField(placed: FormLocation, index: number): FieldStep | undefined {
  const field = fieldsOf(placed.form)[index];
  if (!field) return undefined;
  const name = uniqueFieldName(placed.form, typeof field.name === 'string' ? field.name : 'field');
  return insertFields(placed, [{ ...field, name }], index, `Field ${nameOfField(field)} duplicated`);
}

function insertFields(
  placed: FormLocation,
  fields: readonly JsonObject[],
  behind: number | undefined,
  label: string,
): FieldStep {
  const { form } = placed;
  const hasNone = !isObject(form) || !Array.isArray(form.fields);
  const start = Math.min((behind ?? Number.POSITIVE_INFINITY) + 1, fieldsOf(form).length);
  const list = fieldsPointerOf(placed);
  const changes = fields.flatMap(
    (field, at) => insertItem(field, { list, index: start + at, isMissing: hasNone && at === 0 }).changes,
  );
  return { changes, label, chosen: start, isNew: true };
}

/** Removes a field and all references to it; undefined if it does not exist or is the only one. */
export function removeField(placed: FormLocation, index: number): FieldStep | undefined {
  const fields = fieldsOf(placed.form);
  const field = fields[index];
  if (!field || fields.length === 1) return undefined;
  const isOnlyOne = fields.filter(({ name }) => name === field.name).length === 1;
  const mentions = isOnlyOne
    ? findFieldReferences(placed.form, field.name).filter((mention) => mention.index !== index)
    : [];
  return {
    changes: [
      ...mentions.toReversed().flatMap((mention) => removeReference(placed, mention, mentions, field.name)),
      ...(isOnlyOne ? removedFromRecipients(placed, field.name) : []),
      { kind: 'remove', pointer: pointerOfField(placed, index) },
    ],
    label: `Field ${nameOfField(field)} removed`,
    chosen: Math.min(index, fields.length - 2),
  };
}

const writtenCondition = (form: Json | undefined, { index, by }: FieldReference): Json =>
  (typeof by === 'number' ? undefined : fieldsOf(form)[index]?.[by]) ?? null;

/** Rest of a condition on several fields without one of them; undefined if nothing is. */
export const conditionLeft = (
  form: Json | undefined,
  mention: FieldReference,
  name: Json | undefined,
): JsonObject | undefined =>
  typeof mention.by === 'number' ? undefined : withoutField(writtenCondition(form, mention), String(name));

function removeReference(
  placed: FormLocation,
  mention: FieldReference,
  all: FieldReference[],
  nameOfReferred: Json | undefined,
): JsonChange[] {
  const { index, by } = mention;
  const left = conditionLeft(placed.form, mention, nameOfReferred);
  if (left) return changesBetween(writtenCondition(placed.form, mention), left, pointerOfReference(placed, mention));
  const rules = rulesOf(fieldsOf(placed.form)[index] ?? {});
  const removedRules = all.filter((other) => other.index === index && typeof other.by === 'number');
  const isListRemoved = typeof by === 'number' && removedRules.length === rules.length;
  if (!isListRemoved) return [{ kind: 'remove', pointer: pointerOfReference(placed, mention) }];
  return by === removedRules[0]?.by
    ? [{ kind: 'remove', pointer: childPointer(pointerOfField(placed, index), 'rules') }]
    : [];
}

/** Renames a field and all references to it; undefined if it has that name already. */
export function renameField(placed: FormLocation, index: number, name: string): FieldStep | undefined {
  const fields = fieldsOf(placed.form);
  const field = fields[index];
  if (!field || field.name === name) return undefined;
  const isOnlyOne = fields.filter((other) => other.name === field.name).length === 1;
  const mentions = isOnlyOne ? findFieldReferences(placed.form, field.name) : [];
  const set = (pointer: string): JsonChange => ({ kind: 'set', pointer, value: name });
  return {
    changes: [
      set(childPointer(pointerOfField(placed, index), 'name')),
      ...mentions.flatMap((mention) => {
        const pointer = pointerOfReference(placed, mention);
        const { by } = mention;
        if (typeof by === 'number') return [set(pointerOfName(pointer, mention))];
        const places = placesOfField(fields[mention.index]?.[by], field.name);
        return places.map((place) => set(`${pointer}${place}/field`));
      }),
      ...(isOnlyOne ? renamedInRecipients(placed, field.name, name) : []),
    ],
    label: `Name of the field ${nameOfField(field)}`,
    chosen: undefined,
  };
}

/** @returns the reason why the name is invalid; undefined if it is valid */
export function validateFieldName(
  form: Json | undefined,
  index: number,
  name: string,
  pattern?: string,
): string | undefined {
  if (name === '') return 'A field needs a name: under it the answer is sent.';
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(name))
    return 'Letters, digits, hyphens and underscores; it begins with a letter.';
  if (reservedNames.has(name)) return 'Every form has something of its own under this name: take another one.';
  const isTaken = fieldsOf(form).some((field, other) => other !== index && field.name === name);
  return isTaken ? 'Another field has this name: one of the two answers would be lost.' : undefined;
}
