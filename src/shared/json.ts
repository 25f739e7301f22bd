/** JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

export interface JsonObject {
  [key: string]: Json | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Value of a key that may be any text. Inherited properties such as `constructor` are ignored. */
export const getOwnValue = <Value>(
  object: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => (object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined);
