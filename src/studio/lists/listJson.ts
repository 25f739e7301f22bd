import { isObject, type Json, type JsonObject } from '#shared/json.ts';

export interface ListJson {
  fields: JsonObject;
  items: readonly Json[];
}

/** Reads a data list; undefined if the file is none. */
export function readList(json: Json | undefined): ListJson | undefined {
  if (!isObject(json) || !Array.isArray(json.items)) return undefined;
  return { fields: isObject(json.fields) ? json.fields : {}, items: json.items };
}

/** @returns true if no two items may have the same value in a field */
export function isUnique(fields: JsonObject, key: string): boolean {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return isObject(field) && (field.unique ?? key === 'id') === true;
}

export const pointerOfItem = (index: number): string => `/items/${index}`;
