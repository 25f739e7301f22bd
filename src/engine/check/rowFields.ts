import { escapeKey } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { allContainers, type Query } from './graph.ts';
import { PageItems } from './pageItems.ts';
import { itemsOf } from './queries.ts';
import type { Reports } from './reports.ts';
import type { WalkContext } from './walkContext.ts';

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

/** Reports such names where the list comes from elsewhere. */
export function checkRowFields(context: WalkContext): void {
  const { graph, reports } = context;
  const containers = allContainers(graph).filter(({ rowFields }) => rowFields.length > 0);
  if (containers.length === 0) return;
  const pageItems = new PageItems(context);
  const queries = new Map(graph.queries.map((query) => [keyOf(query.container.file, query.pointer), query]));
  for (const { rowFields, file } of containers) {
    for (const { name, list, pointer } of rowFields) {
      const query = queries.get(keyOf(file, list));
      // A key of the query that means nothing may be what would bring the field.
      const isWhole = query && Object.keys(query.query).every((key) => query.list.properties?.[key]);
      const items = isWhole ? itemsOf(query, pageItems, context) : undefined;
      if (!query || !items) continue;
      const entries = [...items, ...alsoOf(query)];
      checkRowField(name, list.slice(list.lastIndexOf('/') + 1), entries, { file, pointer }, reports);
    }
  }
}

const keyOf = (file: SourceFile, pointer: string) => `${file.path}\n${pointer}`;

const alsoOf = ({ query }: Query): Json[] => (Array.isArray(query.also) ? query.also : []);
