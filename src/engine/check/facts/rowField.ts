import { nearest } from '#engine/problems/nearest.ts';
import { escapeKey } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { Reports } from '../reports.ts';

/**
 * Reports the name of a field that no entry of a list has, as in a column of a table.
 * @param list key of the list
 */
export function checkRowField(
  name: string,
  list: string,
  entries: Json[],
  place: { file: SourceFile; pointer: string },
  reports: Reports,
): void {
  if (entries.some((entry) => isObject(entry) && name in entry)) return;
  const known = new Set(entries.filter(isObject).flatMap((entry) => Object.keys(entry)));
  if (known.size === 0) return;
  const suggestion = nearest(name, known);
  const args = { field: name, list, known: [...known], ...(suggestion && { suggestion }) };
  reports.add('row-field-unknown', args, place);
}

/**
 * Reports entries in which the name of a field that a column shows is misspelt.
 * @param place of the list
 */
export function checkRowKeys(
  name: string,
  entries: Json[],
  { file, pointer }: { file: SourceFile; pointer: string },
  reports: Reports,
): void {
  const lacking = entries.flatMap((entry, index) => (isObject(entry) && !(name in entry) ? [{ entry, index }] : []));
  const others = entries.length - lacking.length;
  if (others === 0) return;
  for (const { entry, index } of lacking) {
    const isOwn = (key: string) => entries.every((one) => one === entry || !isObject(one) || !(key in one));
    const field = nearest(name, Object.keys(entry).filter(isOwn));
    if (field === undefined) continue;
    const place = { file, pointer: `${pointer}/${index}/${escapeKey(field)}`, at: 'key' as const };
    reports.add('field-name-odd', { field, others, suggestion: name }, place);
  }
}
