import { fieldStatesOf } from './fieldStatesOf.ts';
import type { CheckedField, FieldValue, FormValues } from './types.ts';
import { isEmpty, isFile } from './value.ts';

/** Most items that a repeated group may have: without scripts all of them stand on the page. */
const mostItems = 5;

/** Settings that only repeated groups have. */
export const groupSettings: readonly string[] = ['fields', 'min', 'max', 'itemLabel', 'addLabel'];

/** A field whose value is a list of items, each with the same fields. */
export type Group<Field extends CheckedField = CheckedField> = Field & { fields: Field[] };

/** @returns true for a repeated group */
export const isGroup = <Field extends CheckedField>(field: Field): field is Group<Field> =>
  field.input === 'group' && Array.isArray(field.fields);

/** Items of the value of a group; none if it is something else. */
export const itemsOf = (value: unknown): FormValues[] =>
  Array.isArray(value)
    ? value.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item) && !isFile(item))
    : [];

/** Most items of a group. */
export const maxOf = ({ max = mostItems }: Pick<CheckedField, 'max'>): number => Math.min(max, mostItems);

/** Heading of an item. @param index beginning at 0 */
export const itemName = (
  { label, itemLabel = `${label} {n}` }: { label: string; itemLabel?: string },
  index: number,
): string => itemLabel.replace('{n}', String(index + 1));

/** Path to a value within the values of a form: `schools.0.name`. Names of fields have no dot. */
export const pathOf = (group: string, index: number, name: string): string => `${group}.${index}.${name}`;

/** Name under which browsers send a value: `schools[0].name` for `schools.0.name`. */
export const inputNameOf = (path: string): string => path.replace(/\.(\d+)\./, '[$1].');

/** Name of the field of a form to which a path leads. */
export const fieldNameOf = (path: string): string => path.split('.')[0] ?? path;

/** @returns true if nothing that is shown is filled in */
function isEmptyItem({ fields }: Group, item: FormValues): boolean {
  const states = fieldStatesOf(fields, item);
  return fields.every(({ name }) => !states[name]?.isShown || isEmpty(item[name]));
}

/** An item with its place in the list. */
export interface PlacedItem {
  index: number;
  item: FormValues;
}

/**
 * Items that count: those in which something is filled in, and as many empty ones as there must be. The others are
 * neither checked nor sent.
 */
export function itemsThatCount(group: Group, value: FieldValue): PlacedItem[] {
  const all = itemsOf(value).map((item, index) => ({ index, item }));
  const isFilled = ({ item }: PlacedItem) => !isEmptyItem(group, item);
  const missing = Math.max(0, (group.min ?? 0) - all.filter(isFilled).length);
  const empty = all.filter((placed) => !isFilled(placed));
  const added = Array.from({ length: Math.max(0, missing - empty.length) }, (_, at) => ({
    index: all.length + at,
    item: {},
  }));
  const counted = new Set([...all.filter(isFilled), ...empty.slice(0, missing)]);
  return [...all.filter((placed) => counted.has(placed)), ...added];
}
