import type { InputKind } from '#rules/types.ts';
import { pointerTo } from '#shared/applyChange.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Change } from '#shared/studio.ts';
import { fieldsOf, nameOfField } from './readFields.ts';
import { kindNames } from './words.ts';

/** What one action changes in a form, and which of its fields is chosen then. */
export interface FieldStep {
  changes: Change[];
  /** For the list of what can be undone: `Field Phone moved`. */
  label: string;
  /** Place of the field that is chosen then; undefined where that stays as it is. */
  chosen: number | undefined;
  /** It is new: its label is typed next. */
  isNew?: true;
}

/** A form, and where it is in its file. */
export interface PlacedForm {
  form: Json | undefined;
  pointer: string;
}

/** Something of a field that names another field. */
export interface Mention {
  /** Place of the field in the form. */
  index: number;
  /** Its condition, or the place of its rule. */
  by: 'when' | 'requiredWhen' | number;
}

const listOf = ({ pointer }: PlacedForm) => pointerTo(pointer, 'fields');

/** Pointer of a field in the file. */
export const pointerOfField = (placed: PlacedForm, index: number): string => pointerTo(listOf(placed), index);

const rulesOf = ({ rules }: JsonObject): Json[] => (Array.isArray(rules) ? rules : []);

/** Everything in a form that names a field. */
export function mentionsOf(form: Json | undefined, name: Json | undefined): Mention[] {
  const isNamed = (value: Json | undefined) => typeof name === 'string' && isObject(value) && value.field === name;
  return fieldsOf(form).flatMap((field, index) => [
    ...(['when', 'requiredWhen'] as const).flatMap((by) => (isNamed(field[by]) ? [{ index, by }] : [])),
    ...rulesOf(field).flatMap((rule, by) => (isNamed(rule) ? [{ index, by }] : [])),
  ]);
}

function pointerOfMention(placed: PlacedForm, { index, by }: Mention): string {
  const field = pointerOfField(placed, index);
  return typeof by === 'number' ? pointerTo(pointerTo(field, 'rules'), by) : pointerTo(field, by);
}

/** @param to its place once it has been moved @returns undefined where it stays */
export function moveField(placed: PlacedForm, from: number, to: number): FieldStep | undefined {
  const fields = fieldsOf(placed.form);
  const field = fields[from];
  if (!field || from === to || to < 0 || to >= fields.length) return undefined;
  // Where it goes is told as the list was before.
  const goal = pointerOfField(placed, to > from ? to + 1 : to);
  return {
    changes: [{ kind: 'move', pointer: pointerOfField(placed, from), to: goal }],
    label: `Field ${nameOfField(field)} moved`,
    chosen: to,
  };
}

/** A field of a kind as it begins: with a name of its own, and all that it needs. */
function newField(form: Json | undefined, kind: InputKind): JsonObject {
  const isChosen = kind === 'select' || kind === 'radio' || kind === 'choices';
  const isKnown = kind === 'email' || kind === 'tel';
  return {
    name: freeName(form, beginnings[kind]),
    label: kindNames[kind],
    input: kind === 'tick' || kind === 'choices' ? 'checkbox' : kind,
    ...(isChosen && { options: ['First choice', 'Second choice'] }),
    ...(isKnown && { autocomplete: kind }),
  };
}

const beginnings: Record<InputKind, string> = {
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
  file: 'file',
};

/** A name that no field of the form has. @param beginning as it is where that is free, else with a number behind it */
export function freeName(form: Json | undefined, beginning: string): string {
  const taken = new Set(fieldsOf(form).map(({ name }) => name));
  const stem = beginning.replace(/\d+$/, '');
  let name = beginning;
  for (let count = 2; taken.has(name); count++) name = `${stem}${count}`;
  return name;
}

/** Puts a field behind another one, or at the end. */
export function addField(placed: PlacedForm, kind: InputKind, behind: number | undefined): FieldStep {
  return insertField(placed, newField(placed.form, kind), behind, `${kindNames[kind]} added`);
}

/** Puts a copy behind a field, under a free name. */
export function duplicateField(placed: PlacedForm, index: number): FieldStep | undefined {
  const field = fieldsOf(placed.form)[index];
  if (!field) return undefined;
  const name = freeName(placed.form, typeof field.name === 'string' ? field.name : 'field');
  return insertField(placed, { ...field, name }, index, `Field ${nameOfField(field)} duplicated`);
}

function insertField(placed: PlacedForm, field: JsonObject, behind: number | undefined, label: string): FieldStep {
  const { form } = placed;
  const isMissing = !isObject(form) || !Array.isArray(form.fields);
  const index = Math.min((behind ?? Number.POSITIVE_INFINITY) + 1, fieldsOf(form).length);
  const change: Change = isMissing
    ? { kind: 'set', pointer: listOf(placed), value: [field] }
    : { kind: 'insert', pointer: pointerOfField(placed, index), value: field };
  return { changes: [change], label, chosen: index, isNew: true };
}

/** Takes a field away, and what names it along. @returns undefined where it is not there, or the only one */
export function removeField(placed: PlacedForm, index: number): FieldStep | undefined {
  const fields = fieldsOf(placed.form);
  const field = fields[index];
  if (!field || fields.length === 1) return undefined;
  const isOnlyOne = fields.filter(({ name }) => name === field.name).length === 1;
  const mentions = isOnlyOne ? mentionsOf(placed.form, field.name).filter((mention) => mention.index !== index) : [];
  return {
    changes: [
      ...mentions.toReversed().flatMap((mention) => letGo(placed, mention, mentions)),
      { kind: 'remove', pointer: pointerOfField(placed, index) },
    ],
    label: `Field ${nameOfField(field)} removed`,
    chosen: Math.min(index, fields.length - 2),
  };
}

/** A list of rules that nothing would be left in goes with the last of them. */
function letGo(placed: PlacedForm, mention: Mention, all: Mention[]): Change[] {
  const { index, by } = mention;
  const rules = rulesOf(fieldsOf(placed.form)[index] ?? {});
  const going = all.filter((other) => other.index === index && typeof other.by === 'number');
  const goesWhole = typeof by === 'number' && going.length === rules.length;
  if (!goesWhole) return [{ kind: 'remove', pointer: pointerOfMention(placed, mention) }];
  return by === going[0]?.by ? [{ kind: 'remove', pointer: pointerTo(pointerOfField(placed, index), 'rules') }] : [];
}

/** Gives a field another name, in everything that names it too. @returns undefined where it has it already */
export function renameField(placed: PlacedForm, index: number, name: string): FieldStep | undefined {
  const fields = fieldsOf(placed.form);
  const field = fields[index];
  if (!field || field.name === name) return undefined;
  const isOnlyOne = fields.filter((other) => other.name === field.name).length === 1;
  const mentions = isOnlyOne ? mentionsOf(placed.form, field.name) : [];
  const set = (pointer: string): Change => ({ kind: 'set', pointer, value: name });
  return {
    changes: [
      set(pointerTo(pointerOfField(placed, index), 'name')),
      ...mentions.map((mention) => set(pointerTo(pointerOfMention(placed, mention), 'field'))),
    ],
    label: `Name of the field ${nameOfField(field)}`,
    chosen: undefined,
  };
}

/** Why a field cannot have a name; undefined where it can. @param pattern that names keep, as its schema says */
export function whyNotNamed(form: Json | undefined, index: number, name: string, pattern?: string): string | undefined {
  if (name === '') return 'A field needs a name: under it the answer is sent.';
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(name))
    return 'Letters, digits, hyphens and underscores; it begins with a letter.';
  const isTaken = fieldsOf(form).some((field, other) => other !== index && field.name === name);
  return isTaken ? 'Another field has this name: one of the two answers would be lost.' : undefined;
}
