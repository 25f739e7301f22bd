import { LRUCache } from 'lru-cache';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { asList, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { readPath } from '#shared/pointer.ts';
import { encodeForAddress, notEscaped } from './text/tokens.ts';

/** Placeholder for an item's field in a text of `as`: `{item.id}`. */
const itemFieldPattern = new RegExp(String.raw`\{${notEscaped}\s*item\.([\w-]+(?:\.[\w-]+)*)\s*\}`, 'g');

/** Value of an item's field; a name with dots that is no field leads into one. */
export const readItemField = (item: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(item, name) ? item[name] : readPath(item, name.split('.'));

export function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Item fields that an entry of `as` reads: the field it names, or those in its texts. */
export function fieldsUsedIn(entry: Json | undefined): string[] {
  const inText = fieldsInTexts(entry);
  return inText.length || typeof entry !== 'string' ? inText : [entry];
}

/** Item fields in the texts of a value, as `{item.title}`. */
const fieldsInTexts = (value: Json | undefined): string[] => textsIn(value).flatMap(fieldsInText);

/** Fields by text: the same few texts are filled for every item of a list. */
const knownTexts = new LRUCache<string, readonly string[]>({ max: 1000 });

/** Item fields in a text, in their order. */
export const fieldsInText = (text: string): readonly string[] =>
  getOrInsert(knownTexts, text, () => [...text.matchAll(itemFieldPattern)].map(([, name = '']) => name));

/**
 * Callback for each object or list that was made from an item.
 * @param by `as`, or an object or list inside it
 * @param namesFields true if a text in `by` may be the name of a field: only in `as` itself
 */
export type MappedItemListener = (
  result: JsonObject | Json[],
  by: JsonObject | Json[],
  item: JsonObject,
  namesFields: boolean,
) => void;

/**
 * Filters and sorts items and maps their fields to the properties of a block. The input is not modified.
 * @param query `where`, `sort`, `first` and `as`; values of a wrong type are ignored
 */
export function selectItems(query: JsonObject, items: JsonObject[], onMapped?: MappedItemListener): JsonObject[] {
  let chosen = isObject(query.where)
    ? items.filter((item) => matchesConditions(item, query.where as JsonObject))
    : items;
  if (typeof query.sort === 'string') chosen = sortItems(chosen, query.sort);
  if (typeof query.first === 'number') chosen = chosen.slice(0, Math.max(0, query.first));
  return isObject(query.as) ? chosen.map((item) => mapItem(item, query.as as JsonObject, onMapped)) : [...chosen];
}

/**
 * @returns true if every condition holds. A list of values means any of them; a list field matches if one of its values
 * does
 */
function matchesConditions(item: JsonObject, where: JsonObject): boolean {
  return Object.entries(where).every(([name, expected]) => {
    const found = asList(readItemField(item, name));
    return asList(expected).some((value) => found.includes(value));
  });
}

/** Stable sort by one field; `-field` is descending. Items without the field come last in both orders. */
function sortItems(items: JsonObject[], sort: string): JsonObject[] {
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  return items.toSorted((a, b) => {
    const [first, second] = [readItemField(a, name), readItemField(b, name)];
    const absent = Number(isAbsent(first)) - Number(isAbsent(second));
    if (absent || isAbsent(first)) return absent;
    return descending ? compare(second, first) : compare(first, second);
  });
}

const isAbsent = (value: Json | undefined) => value === undefined || value === null;

/** Created when first needed: it takes as long as checking a small site. */
let collator: Intl.Collator | undefined;

function compare(a: Json | undefined, b: Json | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(String(a), String(b));
}

/** @returns true if an entry of `as` is a field name and not a text with placeholders */
export const isFieldName = (entry: Json | undefined): entry is string =>
  typeof entry === 'string' && fieldsInText(entry).length === 0;

/** Adds the properties of `as` to an item's own. A property is removed if its field is missing. */
function mapItem(item: JsonObject, as: JsonObject, onMapped: MappedItemListener | undefined): JsonObject {
  const mapped = { ...item };
  for (const [property, entry] of Object.entries(as)) {
    const value = isFieldName(entry) ? readItemField(item, entry) : fillTemplate(entry, item, onMapped);
    if (isAbsent(value)) delete mapped[property];
    else mapped[property] = value;
  }
  onMapped?.(mapped, as, item, true);
  return mapped;
}

/**
 * Replaces the placeholders in the texts of a value; undefined if a field is missing. In a list, only the items
 * concerned are left out.
 */
function fillTemplate(
  value: Json | undefined,
  item: JsonObject,
  onMapped: MappedItemListener | undefined,
): Json | undefined {
  if (Array.isArray(value)) {
    const filled = value.map((part) => fillTemplate(part, item, onMapped)).filter((part) => part !== undefined);
    onMapped?.(filled, value, item, false);
    return filled;
  }
  if (isObject(value)) {
    const parts = Object.entries(value).map(([key, part]) => [key, fillTemplate(part, item, onMapped)] as const);
    if (parts.some(([, part]) => part === undefined)) return undefined;
    const filled = Object.fromEntries(parts);
    onMapped?.(filled, value, item, false);
    return filled;
  }
  return typeof value === 'string' ? fillTemplateText(value, (name) => readItemField(item, name)) : value;
}

/** Replaces the placeholders in a text; undefined if one of the fields is absent. */
export function fillTemplateText(value: string, read: (name: string) => Json | undefined): string | undefined {
  const fields = fieldsInText(value);
  if (fields.length === 0) return value;
  const values = fields.map(read);
  // `replaceAll` visits the placeholders in the order in which their fields were read.
  if (values.some(isAbsent)) return undefined;
  return value.replaceAll(itemFieldPattern, (_, __, start: number) =>
    encodeForAddress(value.slice(0, start), String(values.shift())),
  );
}
