import type { ValidationError } from '#engine/content/schema/validators.ts';
import { isObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { escapePointerKey, parsePointer, readPath } from '#shared/pointer.ts';
import { schemaAt } from '../facts/validationErrors.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import type { SiteQuery } from './siteGraph.ts';

/**
 * Reports unknown or missing keys in a group that a query maps under "as": the mistake is the same for all items.
 * @returns true if the error is of this kind
 */
export function reportMappingError(
  error: ValidationError,
  { query, list, owner, container, pointer }: SiteQuery,
  reports: ProblemCollector,
): boolean {
  const path = parsePointer(error.instancePath);
  const group = isObject(query.as) ? readPath(query.as, path) : undefined;
  if (path.length === 0 || !isObject(group)) return false;
  const location = { file: container.file, pointer: `${pointer}/as${error.instancePath}` };
  const properties = Object.keys(schemaAt(list.items ?? {}, path).properties ?? {});
  const known = properties.filter((key) => !(key in group));
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params.additionalProperty);
    const args = { key, owner, known, suggestion: findNearestName(key, known) };
    reports.add('mapped-key-unknown', args, {
      ...location,
      pointer: `${location.pointer}/${escapePointerKey(key)}`,
      at: 'key',
    });
    return true;
  }
  const missing = String(error.params.missingProperty);
  // An item that lacks the mapped field is reported elsewhere.
  if (error.keyword !== 'required' || missing in group) return false;
  const isMisspelt = Object.keys(group).some(
    (key) => !properties.includes(key) && findNearestName(key, known) === missing,
  );
  if (!isMisspelt) reports.add('key-missing', { keys: [missing], owner: `an item of ${owner}` }, location);
  return true;
}
