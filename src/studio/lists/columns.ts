import { isObject, type Json } from '#shared/json.ts';
import { type FieldKind, type FieldSchema, fieldKindOf } from '../properties/fieldSchema.ts';
import { labelOfKey } from '../properties/form/FormContext.ts';
import { isUnique, type ListJson } from './listJson.ts';

export interface ListColumn {
  key: string;
  title: string;
  schema: FieldSchema;
  kind: FieldKind;
  isRequired: boolean;
  /** True if no two items may have the same value. */
  isUnique: boolean;
  /** True if the list defines it; false for a key that only items have. */
  isDeclared: boolean;
  /** True if every item may have it without a definition in the list. */
  isUsual: boolean;
}

/** Columns of a list: the defined fields, then keys that only items have, then those that every item may have. */
export function columnsOf({ fields, items }: ListJson, schema: FieldSchema | undefined): ListColumn[] {
  const known = schema?.properties ?? {};
  const declared = Object.keys(fields);
  const usual = Object.keys(known).filter((key) => !declared.includes(key) && isForEveryItem(known[key]));
  const named = new Set([...declared, ...usual]);
  const undeclared = new Set<string>();
  for (const item of items)
    if (isObject(item)) for (const key of Object.keys(item)) if (!named.has(key)) undeclared.add(key);
  return [...declared, ...undeclared, ...usual].map((key): ListColumn => {
    const fieldSchema = Object.hasOwn(known, key) ? (known[key] as FieldSchema) : {};
    return {
      key,
      title: titleOf(key, fieldSchema, usual.includes(key)),
      schema: fieldSchema,
      kind: fieldKindOf(fieldSchema),
      isRequired: schema?.required?.includes(key) === true,
      isUnique: isUnique(fields, key),
      isDeclared: declared.includes(key),
      isUsual: usual.includes(key),
    };
  });
}

/** Schemas mark the keys that every item may have with this group. */
const isForEveryItem = (schema: FieldSchema | undefined) => schema?.group === 'more';

/** A field's title is made from its key, because its schema's title only names its kind ("Picture"). */
const titleOf = (key: string, schema: FieldSchema, isUsual: boolean) =>
  (isUsual ? schema.title : undefined) ?? labelOfKey(key);

export const cellValueOf = (item: Json | undefined, key: string): Json | undefined =>
  isObject(item) && Object.hasOwn(item, key) ? item[key] : undefined;

/** Kinds of values that are edited in the form beside the table, because a cell has no room for them. */
const formKinds: readonly FieldKind[] = [
  'blocks',
  'free',
  'list',
  'markdown',
  'mixed',
  'object',
  'textOrObject',
  'variant',
];

/** @returns true if the value is edited in its cell, false if in the form of the item */
export function isEditedInPlace({ kind }: ListColumn, value: Json | undefined): boolean {
  if (kind === 'free') return typeof value !== 'object' || value === null;
  if (kind === 'media') return true;
  // A value of a wrong kind can be seen and corrected in the form.
  return !formKinds.includes(kind) && (typeof value !== 'object' || value === null);
}

/** Kinds for which a key pressed on the cell begins a new text. */
const typedKinds: readonly FieldKind[] = ['text', 'number', 'link', 'icon', 'name', 'free'];

export const isEditedByTyping = ({ kind }: ListColumn): boolean => typedKinds.includes(kind);
