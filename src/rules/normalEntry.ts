import { dateParts, normalDate, withDatePart } from './dateParts.ts';
import { fieldStatesOf } from './fieldStatesOf.ts';
import { filesOf } from './files.ts';
import { type Group, inputNameOf, isGroup, itemsOf, itemsThatCount, maxOf, pathOf } from './groups.ts';
import { inputKindOf } from './inputKinds.ts';
import { rules } from './rules.ts';
import type { CheckedField, FieldValue, FileValue, FormValues } from './types.ts';

/** Properties of a form's field by which its value is brought into the normal form. */
export interface EntryField extends CheckedField {
  input: string;
  options?: unknown;
  fields?: EntryField[];
}

/*
 * The normal form of an entry is the one that rules check, the JSON Schema of a form describes and a receiver stores,
 * however the entry was sent: by scripts as JSON, or by the browser itself, urlencoded or as multipart.
 */

/** A value in its normal form. */
export function normalValue(
  { input, rules: fieldRules = [], fields }: Pick<EntryField, 'input' | 'rules' | 'fields'>,
  value: FieldValue,
): FieldValue {
  if (fields) return itemsOf(value).map((item) => normalValues(fields, item));
  // Every character of a password counts.
  if (typeof value !== 'string' || input === 'password') return value;
  const text = value.replace(/\r\n?/g, '\n').normalize();
  const trimmed = input === 'textarea' ? text : text.trim();
  const plain = input === 'number' ? withoutExponent(trimmed) : input === 'date' ? normalDate(trimmed) : trimmed;
  return fieldRules.reduce((before, rule) => rules[rule.rule]?.normalize?.(before, rule) ?? before, plain);
}

/** @returns true for a field whose value is a list of files */
export const takesSeveralFiles = ({ rules: fieldRules = [] }: Pick<CheckedField, 'rules'>): boolean =>
  fieldRules.some(({ rule, value }) => rule === 'maxFiles' && Number(value) > 1);

/** Values of all fields in their normal form, hidden ones included. */
export const normalValues = (fields: readonly EntryField[], values: FormValues): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, normalValue(field, values[field.name])]));

/**
 * An entry in its normal form: without the values of hidden fields, of names that are no field, and without items of
 * groups in which nothing is filled in.
 */
export function normalEntry(fields: readonly EntryField[], values: FormValues): FormValues {
  const normal = normalValues(fields, values);
  const states = fieldStatesOf(fields, normal);
  const shown = fields.filter(({ name }) => states[name]?.isShown);
  return Object.fromEntries(shown.map((field) => [field.name, entryValue(field, normal[field.name])]));
}

const entryValue = (field: EntryField, value: FieldValue): FieldValue =>
  isGroup(field) ? itemsThatCount(field, value).map(({ item }) => normalEntry(field.fields, item)) : value;

/**
 * Values of a form from the names and values that a browser sends without scripts, urlencoded or as multipart.
 * @param pairs decoded, in the order in which they were sent
 */
export function valuesOfPairs(
  fields: readonly EntryField[],
  pairs: Iterable<readonly [string, string | FileValue]>,
): FormValues {
  const all = [...pairs];
  return Object.fromEntries(
    fields.map((field) => {
      if (isGroup(field)) return [field.name, itemsOfPairs(field, all)];
      const sent = all.flatMap(([name, value]) => (name === field.name ? [value] : []));
      const isInBoxes = field.input === 'date' && sent.length === 0;
      return [field.name, isInBoxes ? dateInBoxes(field.name, all) : valueOfSent(field, sent)];
    }),
  );
}

/** Items of a group, of which browsers send each value by itself: `schools[0].name`. */
function itemsOfPairs(group: Group<EntryField>, pairs: (readonly [string, string | FileValue])[]): FormValues[] {
  const starts = Array.from({ length: maxOf(group) }, (_, index) => inputNameOf(pathOf(group.name, index, '')));
  const sent = starts.map((start) =>
    pairs.flatMap(([name, value]) => (name.startsWith(start) ? [[name.slice(start.length), value] as const] : [])),
  );
  const last = sent.findLastIndex((own) => own.length > 0);
  return sent.slice(0, last + 1).map((own) => valuesOfPairs(group.fields, own));
}
/** Date of three boxes, which a browser sends as `born.day`, `born.month` and `born.year`. */
const dateInBoxes = (name: string, pairs: (readonly [string, string | FileValue])[]): string =>
  dateParts.reduce((date, part) => {
    const sent = pairs.find(([key]) => key === `${name}.${part}`)?.[1];
    return typeof sent === 'string' ? withDatePart(date, part, sent) : date;
  }, '');

function valueOfSent(field: EntryField, sent: (string | FileValue)[]): FieldValue {
  const texts = sent.filter((value) => typeof value === 'string');
  switch (inputKindOf(field)) {
    case 'tick':
      return texts.length > 0;
    case 'choices':
      return [...new Set(texts)];
    case 'file': {
      // Without a chosen file, browsers send one without a name.
      const files = sent.flatMap(filesOf).filter(({ name }) => name !== '');
      return takesSeveralFiles(field) ? files : (files[0] ?? '');
    }
    default:
      return texts[0] ?? '';
  }
}

/** Most digits by which an exponent may lengthen a number; no form asks for longer ones. */
const maxExponent = 30;

/** A number as browsers return it, such as `1e3` or `.5`, without an exponent and with a digit before the point. */
function withoutExponent(text: string): string {
  const [, sign = '', whole, fraction = '', exponent = '0'] =
    text.match(/^(-?)([0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/) ?? [];
  const shift = Number(exponent);
  if (whole === undefined || whole + fraction === '' || Math.abs(shift) > maxExponent) return text;
  const digits = `${'0'.repeat(Math.max(0, -shift))}${whole}${fraction}${'0'.repeat(Math.max(0, shift - fraction.length))}`;
  const pointAt = Math.max(0, -shift) + whole.length + shift;
  const end = digits.slice(pointAt);
  return `${sign}${digits.slice(0, pointAt) || '0'}${end && `.${end}`}`;
}
