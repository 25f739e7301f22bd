import { escapeKey, pointerOf } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import type { SiteQuery } from '../judge/graph.ts';
import type { JudgeContext } from '../judge/judgeContext.ts';
import { itemsOf } from '../judge/queries.ts';
import type { Reports, ValuePlace } from '../reports.ts';
import { defineRule } from './rule.ts';

/** A column of a table names a field of the rows beside it, wherever these come from. */
export const rowFields = defineRule<RowField>({
  name: 'rowFields',
  text(written, { fieldOf }, walk) {
    const { blockAtHand, path, place, file, draft } = walk;
    if (!fieldOf || !blockAtHand || !written.trim()) return undefined;
    const entries = blockAtHand.value[fieldOf];
    const list = pointerOf([...path.slice(0, blockAtHand.depth), fieldOf]);
    if (!Array.isArray(entries)) return { name: written, pointer: place.pointer, list };
    checkRowField(written, fieldOf, entries, place, draft.reports);
    checkRowKeys(written, entries, { file, pointer: list }, draft.reports);
    return undefined;
  },
  judge(facts, context) {
    if (facts.length === 0) return;
    const queries = new Map(context.graph.queries.map((query) => [keyOf(query.container.file, query.pointer), query]));
    for (const { container, fact } of facts) {
      const query = queries.get(keyOf(container.file, fact.list));
      const entries = query && rowsOf(query, context);
      if (!entries) continue;
      const key = fact.list.slice(fact.list.lastIndexOf('/') + 1);
      checkRowField(fact.name, key, entries, { file: container.file, pointer: fact.pointer }, context.reports);
    }
  },
});

/** The name of a field of a list that comes from elsewhere. */
type RowField = {
  name: string;
  pointer: string;
  /** Pointer of the list. */
  list: string;
};

const keyOf = (file: SourceFile, pointer: string) => `${file.path}\n${pointer}`;

/** All rows that a list gives; undefined while they are unknown. */
function rowsOf({ query, ...rest }: SiteQuery, context: JudgeContext): Json[] | undefined {
  // A key of the query that means nothing may be what would bring the field.
  if (!Object.keys(query).every((key) => ownValue(rest.list.properties, key))) return undefined;
  const items: JsonObject[] | undefined = itemsOf({ query, ...rest }, context);
  return items && [...items, ...(Array.isArray(query.also) ? query.also : [])];
}

/** Reports the name of a field that no entry of a list has, as in a column of a table; `list` is the list's key. */
function checkRowField(name: string, list: string, entries: Json[], place: ValuePlace, reports: Reports): void {
  if (entries.some((entry) => isObject(entry) && Object.hasOwn(entry, name))) return;
  const known = new Set(entries.filter(isObject).flatMap((entry) => Object.keys(entry)));
  if (known.size === 0) return;
  reports.add('row-field-unknown', { field: name, list, known: [...known], suggestion: nearest(name, known) }, place);
}

/** Reports entries of the list at a place in which the name of a field that a column shows is misspelt. */
function checkRowKeys(name: string, entries: Json[], { file, pointer }: ValuePlace, reports: Reports): void {
  const lacking = entries.flatMap((entry, index) =>
    isObject(entry) && !Object.hasOwn(entry, name) ? [{ entry, index }] : [],
  );
  const others = entries.length - lacking.length;
  if (others === 0) return;
  for (const { entry, index } of lacking) {
    const isOwn = (key: string) => entries.every((one) => one === entry || !isObject(one) || !Object.hasOwn(one, key));
    const field = nearest(name, Object.keys(entry).filter(isOwn));
    if (field === undefined) continue;
    const place = { file, pointer: `${pointer}/${index}/${escapeKey(field)}`, at: 'key' as const };
    reports.add('field-name-odd', { field, others, suggestion: name }, place);
  }
}
