import type { Schema } from '#engine/content/schema/schema.ts';
import type { SiteSchemas } from '#engine/content/schema/siteSchemas.ts';
import type { SchemaFault } from '#engine/content/schema/validators.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import { invisibleIn, withoutInvisible } from '#engine/problems/invisible.ts';
import { tokensOfPointer } from '#engine/problems/pointer.ts';
import { isObject, type Json } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reports, ValuePlace } from '../reports.ts';
import { schemaAt } from './faults.ts';

/** Whether a fault may be why an id is not found: the id, or what it stands in, is misspelt, missing or of a wrong type. */
export function hidesIds(
  { keyword, instancePath, params }: SchemaFault,
  value: Json | undefined,
  schema: Schema,
): boolean {
  const path = tokensOfPointer(instancePath);
  if (path.at(-1) === 'id') return true;
  if (keyword === 'required') return params.missingProperty === 'blocks';
  if (keyword === 'type' && schemaAt(schema, path).blocks) return true;
  if (keyword !== 'additionalProperties' && keyword !== 'type') return false;
  const key = String(params.additionalProperty);
  if (keyword === 'additionalProperties') path.push(key);
  if (keyword === 'additionalProperties' && nearest(key, ['id', 'blocks'])) return true;
  return JSON.stringify(readPath(value, path) ?? null).includes('"id":');
}

/** Keys of `_site.json` that are missing, most likely misspelt, or hold what they may not. */
export function brokenKeysOf(site: Json | undefined, { site: checked }: SiteSchemas): Set<string> {
  if (!isObject(site) || !checked) return new Set();
  const missing = Object.keys(checked.schema.properties ?? {}).filter((key) => !(key in site));
  const faulty = checked.validate(site).flatMap(({ keyword, instancePath, params }) => {
    const [key] = tokensOfPointer(instancePath);
    if (key !== undefined) return key;
    if (keyword === 'required') return String(params.missingProperty);
    return keyword === 'additionalProperties' ? (nearest(String(params.additionalProperty), missing) ?? []) : [];
  });
  return new Set([...faulty, ...Object.keys(site).filter((key) => isTornAddress(site[key]))]);
}

/** Whether a value of `_site.json` is an address with a character in it that nobody sees: links that name it are not judged. */
const isTornAddress = (value: Json | undefined): value is string =>
  typeof value === 'string' && /^\s*(?:https?:|mailto:|tel:|\/)/i.test(value) && invisibleIn(value) !== undefined;

/** Reports a value of `_site.json` that is such an address; links that name it are not judged. Gives whether it is one. */
export function checkAddress(written: string, place: ValuePlace, reports: Reports): boolean {
  if (!isTornAddress(written)) return false;
  const { name = '' } = invisibleIn(written) ?? {};
  reports.add('invisible-character', { name, suggestion: withoutInvisible(written) }, place);
  return true;
}
