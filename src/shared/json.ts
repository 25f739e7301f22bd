/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** Tells objects from arrays, null and scalars. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a key that may be any text: what every object has by itself, as `constructor`, is none. */
export const ownValue = <Value>(group: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  group !== undefined && Object.hasOwn(group, key) ? group[key] : undefined;
