import type { Schema } from '#engine/content/schema/schema.ts';
import type { SiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { ValidationError } from '#engine/content/schema/validators.ts';
import { findInvisibleCharacter, removeInvisible } from '#engine/problems/invisibleCharacters.ts';
import { isObject, type Json } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { parsePointer, readPath } from '#shared/pointer.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';
import { schemaAt } from './validationErrors.ts';

/**
 * True if a validation error may be why an id is not found: the id, or the value that holds it, is misspelt, missing or
 * of a wrong type.
 */
export function mayHideIds(
  { keyword, instancePath, params }: ValidationError,
  value: Json | undefined,
  schema: Schema,
): boolean {
  const path = parsePointer(instancePath);
  if (path.at(-1) === 'id') return true;
  if (keyword === 'required') return params.missingProperty === 'blocks';
  if (keyword === 'type' && schemaAt(schema, path).blocks) return true;
  if (keyword !== 'additionalProperties' && keyword !== 'type') return false;
  const key = String(params.additionalProperty);
  if (keyword === 'additionalProperties') path.push(key);
  if (keyword === 'additionalProperties' && findNearestName(key, ['id', 'blocks'])) return true;
  return JSON.stringify(readPath(value, path) ?? null).includes('"id":');
}

/** Keys of `_site.json` that are missing, most likely misspelt, or hold invalid values. */
export function findBrokenSiteKeys(site: Json | undefined, { site: compiled }: SiteSchemas): Set<string> {
  if (!isObject(site) || !compiled) return new Set();
  const missing = Object.keys(compiled.schema.properties ?? {}).filter((key) => !(key in site));
  const invalidKeys = compiled.validate(site).flatMap(({ keyword, instancePath, params }) => {
    const [key] = parsePointer(instancePath);
    if (key !== undefined) return key;
    if (keyword === 'required') return String(params.missingProperty);
    return keyword === 'additionalProperties'
      ? (findNearestName(String(params.additionalProperty), missing) ?? [])
      : [];
  });
  return new Set([...invalidKeys, ...Object.keys(site).filter((key) => isAddressWithInvisible(site[key]))]);
}

/**
 * True if a value of `_site.json` is an address with an invisible character in it. Links that use it are not checked.
 */
const isAddressWithInvisible = (value: Json | undefined): value is string =>
  typeof value === 'string' &&
  /^\s*(?:https?:|mailto:|tel:|\/)/i.test(value) &&
  findInvisibleCharacter(value) !== undefined;

/**
 * Reports a value of `_site.json` that is an address with an invisible character.
 * @returns true if it is one
 */
export function checkSiteAddress(written: string, location: ValueLocation, reports: ProblemCollector): boolean {
  if (!isAddressWithInvisible(written)) return false;
  const { name = '' } = findInvisibleCharacter(written) ?? {};
  reports.add('invisible-character', { name, suggestion: removeInvisible(written) }, location);
  return true;
}
