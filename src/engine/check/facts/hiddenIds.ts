import type { Schema } from '#engine/content/schema/schema.ts';
import type { SchemaFault } from '#engine/content/schema/validators.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import { tokensOfPointer } from '#engine/problems/pointer.ts';
import type { Json } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { schemaAt } from './faults.ts';

/**
 * Tells that a fault may be why an id is not found: it is misspelt itself, or what it stands in is missing, of a wrong
 * kind or under a wrong key, where nothing is walked.
 */
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
