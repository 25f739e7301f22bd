import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { inAddress, readPath } from './text/tokens.ts';

/** An item's field in a text of `as`: `{item.id}`. */
const itemPattern = /\{\s*item\.([\w-]+(?:\.[\w-]+)*)\s*\}/g;

const readField = (item: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(item, name) ? item[name] : readPath(item, name.split('.'));

/** Texts at any depth of a value. */
export function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The fields of an item that an entry of `as` takes: the field it names, or those in its texts. */
export function fieldsOf(entry: Json | undefined): string[] {
  const inText = textsIn(entry).flatMap((text) => [...text.matchAll(itemPattern)].map(([, name = '']) => name));
  return inText.length || typeof entry !== 'string' ? inText : [entry];
}

/**
 * Hears of an object or list that was made of an item.
 * @param by `as`, or an object or list inside it
 * @param namesFields a text in `by` may be the name of a field: so it is in `as` itself
 */
export type Made = (made: JsonObject | Json[], by: JsonObject | Json[], item: JsonObject, namesFields: boolean) => void;

/**
 * Chooses among items and gives them the names that a block knows; the items given are left as they are.
 * @param query `where`, `sort`, `first` and `as`; anything that is not of the right type is passed over
 */
export function selectItems(query: JsonObject, items: JsonObject[], made?: Made): JsonObject[] {
  let chosen = isObject(query.where) ? items.filter((item) => fits(item, query.where as JsonObject)) : items;
  if (typeof query.sort === 'string') chosen = sorted(chosen, query.sort);
  if (typeof query.first === 'number') chosen = chosen.slice(0, Math.max(0, query.first));
  return isObject(query.as) ? chosen.map((item) => mapItem(item, query.as as JsonObject, made)) : [...chosen];
}

/** Every condition holds. A list of values means any of them; a field that is a list holds when one of its values does. */
function fits(item: JsonObject, where: JsonObject): boolean {
  return Object.entries(where).every(([name, expected]) => {
    const found = asList(readField(item, name));
    return asList(expected).some((value) => found.includes(value));
  });
}

const asList = (value: Json | undefined): (Json | undefined)[] => (Array.isArray(value) ? value : [value]);

/** By one field, `-field` downwards. Equal items stay in their order; items without the field come last both ways. */
function sorted(items: JsonObject[], sort: string): JsonObject[] {
  const downwards = sort.startsWith('-');
  const name = downwards ? sort.slice(1) : sort;
  return items.toSorted((a, b) => {
    const [first, second] = [readField(a, name), readField(b, name)];
    const absent = Number(isAbsent(first)) - Number(isAbsent(second));
    if (absent || isAbsent(first)) return absent;
    return downwards ? compare(second, first) : compare(first, second);
  });
}

const isAbsent = (value: Json | undefined) => value === undefined || value === null;

/** Making one takes as long as checking a small site. */
let collator: Intl.Collator | undefined;

function compare(a: Json | undefined, b: Json | undefined): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(String(a), String(b));
}

/** Whether an entry of `as` is the name of a field, and no text with fields in it. */
export const isFieldName = (entry: Json | undefined): entry is string =>
  typeof entry === 'string' && entry.search(itemPattern) < 0;

/** Adds the names of `as` to an item's own. A property whose field the item lacks is left out, though it has one. */
function mapItem(item: JsonObject, as: JsonObject, made: Made | undefined): JsonObject {
  const mapped = { ...item };
  for (const [property, entry] of Object.entries(as)) {
    const value = isFieldName(entry) ? readField(item, entry) : fill(entry, item, made);
    if (isAbsent(value)) delete mapped[property];
    else mapped[property] = value;
  }
  made?.(mapped, as, item, true);
  return mapped;
}

/** Puts an item's fields into the texts of a value. What needs a field that the item lacks is left out. */
function fill(value: Json | undefined, item: JsonObject, made: Made | undefined): Json | undefined {
  if (Array.isArray(value)) {
    const filled = value.map((part) => fill(part, item, made)).filter((part) => part !== undefined);
    made?.(filled, value, item, false);
    return filled;
  }
  if (isObject(value)) {
    const parts = Object.entries(value).map(([key, part]) => [key, fill(part, item, made)] as const);
    if (parts.some(([, part]) => part === undefined)) return undefined;
    const filled = Object.fromEntries(parts);
    made?.(filled, value, item, false);
    return filled;
  }
  return typeof value === 'string' ? fillText(value, (name) => readField(item, name)) : value;
}

/**
 * Puts fields into a text of `as`; undefined where one of them is absent.
 * @param read gives the field of a name
 */
export function fillText(value: string, read: (name: string) => Json | undefined): string | undefined {
  if (value.search(itemPattern) < 0) return value;
  const values = fieldsOf(value).map(read);
  // Replacing from left to right meets the fields in the order in which they were read.
  if (values.some(isAbsent)) return undefined;
  return value.replaceAll(itemPattern, (_, __, start: number) =>
    inAddress(value.slice(0, start), String(values.shift())),
  );
}
