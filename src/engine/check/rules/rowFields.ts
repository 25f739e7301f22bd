import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { escapePointerKey, formatPointer, valueAt } from '#shared/pointer.ts';
import type { CrossFileContext } from '../crossFile/crossFileContext.ts';
import { itemsOfQuery } from '../crossFile/queries.ts';
import type { SiteQuery } from '../crossFile/siteGraph.ts';
import type { TextPosition } from '../facts/factGatherer.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';
import { defineRule } from './rule.ts';

/** Checks that columns of a table name fields of its rows, written there or selected by a query. */
export const rowFields = defineRule<RowFieldFact>({
  name: 'rowFields',
  text(written, { fieldOf }, position) {
    const { currentBlock, path, location, file, reports } = position;
    if (!fieldOf || !currentBlock || !written.trim()) return undefined;
    const entries = currentBlock.value[fieldOf];
    const list = formatPointer([...path.slice(0, currentBlock.depth), fieldOf]);
    if (!Array.isArray(entries)) return { name: written, pointer: location.pointer, list };
    checkRowField(written, fieldOf, entries, location, reports);
    checkRowKeys(written, entries, { file, pointer: list }, reports);
    reportShortRow(written, labelOfColumn(position), entries, { file, pointer: list }, reports);
    return undefined;
  },
  check(facts, context) {
    if (facts.length === 0) return;
    const queries = new Map(
      context.graph.queries.map((query) => [valueKeyOf(query.container.file, query.pointer), query]),
    );
    for (const { container, fact } of facts) {
      const query = queries.get(valueKeyOf(container.file, fact.list));
      const entries = query && rowsOf(query, context);
      if (!entries) continue;
      const key = fact.list.slice(fact.list.lastIndexOf('/') + 1);
      checkRowField(fact.name, key, entries, { file: container.file, pointer: fact.pointer }, context.reports);
    }
  },
});

/** Column of a table whose rows come from a query. */
type RowFieldFact = {
  name: string;
  pointer: string;
  list: string;
};

const valueKeyOf = (file: SourceFile, pointer: string) => `${file.path}\n${pointer}`;

/** All rows of a list; undefined while they are unknown. */
function rowsOf({ query, ...position }: SiteQuery, context: CrossFileContext): Json[] | undefined {
  // An unknown key of the query may be a misspelt one that would add the field.
  if (!Object.keys(query).every((key) => getOwnValue(position.list.properties, key))) return undefined;
  const items: JsonObject[] | undefined = itemsOfQuery({ query, ...position }, context);
  return items && [...items, ...(Array.isArray(query.also) ? query.also : [])];
}

/**
 * Reports the name of a field that no row has.
 * @param list key of the list of rows
 */
function checkRowField(
  name: string,
  list: string,
  entries: Json[],
  location: ValueLocation,
  reports: ProblemCollector,
): void {
  if (entries.some((entry) => isObject(entry) && Object.hasOwn(entry, name))) return;
  const known = new Set(entries.filter(isObject).flatMap((entry) => Object.keys(entry)));
  if (known.size === 0) return;
  reports.add(
    'row-field-unknown',
    { field: name, list, known: [...known], suggestion: findNearestName(name, known) },
    location,
  );
}

/** Heading of the column whose field is the current text. */
function labelOfColumn({ file, path }: TextPosition): string {
  const column = valueAt(file.json, formatPointer(path.slice(0, -1)));
  return isObject(column) && typeof column.label === 'string' ? column.label : String(path.at(-1));
}

/** Number of rows that must agree before one that is shorter is reported. */
const minAgreeingRows = 3;

/** Reports the only row without a value for a column, unless a misspelt field of it is reported. */
function reportShortRow(
  field: string,
  label: string,
  entries: Json[],
  { file, pointer }: ValueLocation,
  reports: ProblemCollector,
): void {
  const short = entries.flatMap((entry, index) => (isObject(entry) && !Object.hasOwn(entry, field) ? [index] : []));
  const [index] = short;
  const others = entries.length - 1;
  if (index === undefined || short.length > 1 || others < minAgreeingRows) return;
  const row = `${pointer}/${index}`;
  if (reports.problems.some((problem) => problem.file === file.path && problem.pointer.startsWith(`${row}/`))) return;
  reports.add('row-field-missing', { field, label, others }, { file, pointer: row });
}

/** Reports rows in which a field that a column shows is misspelt. */
function checkRowKeys(
  name: string,
  entries: Json[],
  { file, pointer }: ValueLocation,
  reports: ProblemCollector,
): void {
  const rowsWithoutField = entries.flatMap((entry, index) =>
    isObject(entry) && !Object.hasOwn(entry, name) ? [{ entry, index }] : [],
  );
  const others = entries.length - rowsWithoutField.length;
  if (others === 0) return;
  for (const { entry, index } of rowsWithoutField) {
    const isOnlyHere = (key: string) =>
      entries.every((other) => other === entry || !isObject(other) || !Object.hasOwn(other, key));
    const field = findNearestName(name, Object.keys(entry).filter(isOnlyHere));
    if (field === undefined) continue;
    const location = { file, pointer: `${pointer}/${index}/${escapePointerKey(field)}`, at: 'key' as const };
    reports.add('field-name-odd', { field, missing: name, others, suggestion: name }, location);
  }
}
