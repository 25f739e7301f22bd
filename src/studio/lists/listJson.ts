import { isObject, type Json, type JsonObject } from '#shared/json.ts';

/** A data list as its file says it. */
export interface ListJson {
  /** What each field of an item is, by its key. */
  fields: JsonObject;
  items: readonly Json[];
}

/** Reads a data list; undefined where the file is none. */
export function readList(json: Json | undefined): ListJson | undefined {
  if (!isObject(json) || !Array.isArray(json.items)) return undefined;
  return { fields: isObject(json.fields) ? json.fields : {}, items: json.items };
}

/** Whether no two items may have the same in a field. */
export function isUnique(fields: JsonObject, key: string): boolean {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return isObject(field) && (field.unique ?? key === 'id') === true;
}

/** Pointer of an item, or of a value in it. */
export const pointerOfItem = (index: number, inside = ''): string => `/items/${index}${inside}`;

/** Index of the item that a pointer leads to or into; undefined where it leads elsewhere. */
export function itemAt(pointer: string | undefined): number | undefined {
  const found = /^\/items\/(\d+)(?:\/|$)/.exec(pointer ?? '');
  return found ? Number(found[1]) : undefined;
}
