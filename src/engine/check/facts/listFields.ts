import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import type { Reports } from '../reports.ts';

/** How many items must have a field before it is the list that lacks it, and not the items that have too much. */
const enough = 2;

/**
 * Reports fields that several items have and the list does not declare: once each, and not in every item.
 * @returns the fields with those added that were meant, for judging the items
 */
export function completeFields(
  fields: JsonObject,
  items: Json | undefined,
  file: SourceFile,
  reports: Reports,
): JsonObject {
  const counts = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : [])
    if (isObject(item)) for (const key of Object.keys(item)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const undeclared = [...counts].filter(([key, count]) => !(key in fields) && count >= enough);
  if (undeclared.length === 0) return fields;
  const unused = Object.keys(fields).filter((field) => !counts.has(field));
  const meant: JsonObject = { ...fields };
  for (const [field, items] of undeclared) {
    const misspelt = nearest(field, unused);
    meant[field] = misspelt === undefined ? null : fields[misspelt];
    if (misspelt !== undefined) delete meant[misspelt];
    const place = misspelt === undefined ? '/fields' : `/fields/${misspelt}`;
    reports.add(
      'list-field-undeclared',
      { field, items, ...(misspelt !== undefined && { misspelt, suggestion: field }) },
      { file, pointer: place, at: 'key' },
    );
  }
  return meant;
}
