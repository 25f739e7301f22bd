import type { SchemaFault } from '#engine/content/schema/validators.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import { escapeKey, tokensOfPointer } from '#engine/problems/pointer.ts';
import { isObject } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { schemaAt } from '../facts/faults.ts';
import type { Reports } from '../reports.ts';
import type { SiteQuery } from './graph.ts';

/**
 * Reports keys that are too many or missing in a group that a query writes out under "as": the same for all items.
 * @returns whether the fault is of this kind
 */
export function reportTemplate(
  fault: SchemaFault,
  { query, list, owner, container, pointer }: SiteQuery,
  reports: Reports,
): boolean {
  const path = tokensOfPointer(fault.instancePath);
  const group = isObject(query.as) ? readPath(query.as, path) : undefined;
  if (path.length === 0 || !isObject(group)) return false;
  const place = { file: container.file, pointer: `${pointer}/as${fault.instancePath}` };
  const properties = Object.keys(schemaAt(list.items ?? {}, path).properties ?? {});
  const known = properties.filter((key) => !(key in group));
  if (fault.keyword === 'additionalProperties') {
    const key = String(fault.params.additionalProperty);
    const args = { key, owner, known, suggestion: nearest(key, known) };
    reports.add('mapped-key-unknown', args, { ...place, pointer: `${place.pointer}/${escapeKey(key)}`, at: 'key' });
    return true;
  }
  const missing = String(fault.params.missingProperty);
  // An item that lacks the field which the group takes is another matter.
  if (fault.keyword !== 'required' || missing in group) return false;
  const isMisspelt = Object.keys(group).some((key) => !properties.includes(key) && nearest(key, known) === missing);
  if (!isMisspelt) reports.add('key-missing', { keys: [missing], owner: `an item of ${owner}` }, place);
  return true;
}
