import { isObject, type Json } from '#shared/json.ts';
import { type FieldKind, type FieldSchema, fieldKind } from '../properties/fieldSchema.ts';
import { wordsOf } from '../properties/form/FormContext.ts';
import { isUnique, type ListJson } from './listJson.ts';

/** A column of the table: a key of the items. */
export interface Column {
  key: string;
  title: string;
  schema: FieldSchema;
  kind: FieldKind;
  isRequired: boolean;
  /** No two items may have the same in it. */
  isUnique: boolean;
  /** The list says what it is, as opposed to a key that only items have. */
  isDeclared: boolean;
  /** Every item may have it without the list saying so. */
  isUsual: boolean;
}

/**
 * The columns of a list: what it says of its items, in that order, keys that only items have, and last what every item may
 * have.
 * @param schema of its items; undefined while it is being read
 */
export function columnsOf({ fields, items }: ListJson, schema: FieldSchema | undefined): Column[] {
  const known = schema?.properties ?? {};
  const declared = Object.keys(fields);
  const usual = Object.keys(known).filter((key) => !declared.includes(key) && hasGroup(known[key]));
  const named = new Set([...declared, ...usual]);
  const others = new Set<string>();
  for (const item of items)
    if (isObject(item)) for (const key of Object.keys(item)) if (!named.has(key)) others.add(key);
  return [...declared, ...others, ...usual].map((key): Column => {
    const own = Object.hasOwn(known, key) ? (known[key] as FieldSchema) : {};
    return {
      key,
      title: titleOf(key, own, usual.includes(key)),
      schema: own,
      kind: fieldKind(own),
      isRequired: schema?.required?.includes(key) === true,
      isUnique: isUnique(fields, key),
      isDeclared: declared.includes(key),
      isUsual: usual.includes(key),
    };
  });
}

/** What every item may have is marked so: it belongs to no list's content. */
const hasGroup = (schema: FieldSchema | undefined) => schema?.group === 'more';

/** A field that is a picture is called by its key: "Picture" is what all of them are. */
const titleOf = (key: string, schema: FieldSchema, isUsual: boolean) =>
  (isUsual ? schema.title : undefined) ?? wordsOf(key);

/** The value of an item in a column. */
export const valueIn = (item: Json | undefined, key: string): Json | undefined =>
  isObject(item) && Object.hasOwn(item, key) ? item[key] : undefined;

/** Kinds of values that are edited in the form beside the table: a cell has no room for them. */
const wide: readonly FieldKind[] = ['blocks', 'free', 'list', 'markdown', 'mixed', 'object', 'textOrObject'];

/** Whether a cell becomes its field; otherwise the form of the whole item opens. */
export function isEditedInPlace({ kind }: Column, value: Json | undefined): boolean {
  if (kind === 'free') return typeof value !== 'object' || value === null;
  if (kind === 'media') return true;
  // What is of another kind than its column can be seen and mended in the form.
  return !wide.includes(kind) && (typeof value !== 'object' || value === null);
}

/** Kinds that are typed: a key that is pressed on the cell begins its new text. */
const typed: readonly FieldKind[] = ['text', 'number', 'link', 'icon', 'name', 'free'];

/** Whether a key that is pressed on a cell begins its new text. */
export const isTyped = ({ kind }: Column): boolean => typed.includes(kind);
