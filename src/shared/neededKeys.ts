import type { JsonObject } from './json.ts';

/** Part of a schema that says which keys an object needs. */
interface ObjectSchema {
  required?: string[];
  properties?: Record<string, { inPlaceOf?: string | string[] }>;
}

/** Names of the properties in whose place others may stand, each with the names of these. */
export function replacementsIn({ properties = {} }: ObjectSchema): Map<string, string[]> {
  const replacements = new Map<string, string[]>();
  for (const [name, { inPlaceOf = [] }] of Object.entries(properties))
    for (const replaced of [inPlaceOf].flat())
      replacements.set(replaced, [...(replacements.get(replaced) ?? []), name]);
  return replacements;
}

/** Keys that an object must have: those that are required, unless something in the object stands in their place. */
export function neededKeys(schema: ObjectSchema, value: JsonObject): string[] {
  const { required = [] } = schema;
  if (required.length === 0) return required;
  const replacements = replacementsIn(schema);
  if (replacements.size === 0) return required;
  return required.filter((key) => !replacements.get(key)?.some((name) => Object.hasOwn(value, name)));
}
