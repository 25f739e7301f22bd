import type { Schema } from '#engine/content/schema/schema.ts';
import { isObject, type Json } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';

/**
 * Guesses the key that was meant: the nearest by its letters of those that may hold the value, else the only one that
 * a list or group of this form, or an address, can be meant for.
 * @param value the group that holds the key
 * @param unused keys of the schema that the group does not have
 */
export function guessKey(
  key: string,
  value: Json | undefined,
  schema: Schema,
  unused: readonly string[],
): string | undefined {
  const written = isObject(value) ? value[key] : undefined;
  const propertyOf = (name: string) => schema.properties?.[name];
  const nearest = findNearestName(
    key,
    unused.filter((name) => mayHold(propertyOf(name), written)),
  );
  if (nearest !== undefined) return nearest;
  const fitting = unused.filter((name) => fits(propertyOf(name) ?? {}, written));
  return fitting.length === 1 ? fitting[0] : undefined;
}

const typeOfValue = (value: Json | undefined) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/**
 * False if a value is so different from what a property holds that its key cannot be a misspelt one: a list or a group
 * in place of a text.
 */
export function mayHold(property: Schema | undefined, value: Json | undefined): boolean {
  const types = [property?.type ?? []].flat();
  if (types.length === 0 || value === undefined || value === null) return true;
  const isNested = (type: string) => type === 'array' || type === 'object';
  const type = typeOfValue(value);
  // A list of the schema may also be written as a query, and a single entry without brackets.
  return isNested(type) === types.some(isNested) || types.includes(type);
}

/** True if a property has the form of a value in all its parts, which few others have. */
function fits(property: Schema, value: Json | undefined): boolean {
  if (typeof value === 'string') return property.format === 'link' && /^(?:\/|#|https?:|mailto:|tel:)\S*$/.test(value);
  if (Array.isArray(value)) {
    const { items } = property;
    return value.length > 0 && items?.properties !== undefined && value.every((entry) => hasKeysOf(items, entry));
  }
  return isObject(value) && property.type === 'object' && hasKeysOf(property, value);
}

const hasKeysOf = ({ properties = {}, required = [] }: Schema, value: Json): boolean =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => Object.hasOwn(properties, key)) &&
  required.every((key) => Object.hasOwn(value, key));
