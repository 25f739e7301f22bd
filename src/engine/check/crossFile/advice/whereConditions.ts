import { describeValue } from '#shared/formatText.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import type { ProblemCollector, ValueLocation } from '../../problemCollector.ts';
import type { CrossFileContext } from '../crossFileContext.ts';
import type { LocatedItem } from '../pageItems.ts';
import type { SiteGraph, SiteQuery } from '../siteGraph.ts';

/** Items that lists select from by `where`, and the values that they request. */
interface RequestedValues {
  name: string;
  items: LocatedItem[];
  isOfPages: boolean;
  /** Requested values by field that at least one item has. */
  values: Map<string, Set<Json>>;
}

const asList = (value: Json | undefined): Json[] =>
  (Array.isArray(value) ? value : [value]).filter((entry) => entry !== undefined && entry !== null);

/** Number of items that must agree before one that differs is reported. */
const minAgreeing = 2;

/** Gathers the conditions of all lists of a site, and reports values and field names that look like misspelt ones. */
export class WhereConditions {
  readonly #requested = new Map<string, RequestedValues>();
  readonly #reports: ProblemCollector;
  readonly #graph: SiteGraph;

  constructor({ reports, graph }: CrossFileContext) {
    this.#reports = reports;
    this.#graph = graph;
  }

  /**
   * Adds a query, and reports the values in its `where` that no item has.
   * @returns true if it reported something
   */
  addQuery({ query, container, pointer }: SiteQuery, name: string, items: LocatedItem[]): boolean {
    const { from, pages, where } = query;
    const isOfPages = from === undefined;
    // Lists of certain pages leave other pages out on purpose.
    if (isOfPages && (typeof pages !== 'string' || !pages.startsWith('/'))) return false;
    const key = `${from ?? ''} ${pages ?? ''}`;
    const requested = getOrInsert(this.#requested, key, () => ({ name, items, isOfPages, values: new Map() }));
    let hasReported = false;
    for (const [field, expected] of Object.entries(isObject(where) ? where : {})) {
      const known = getOrInsert(requested.values, field, () => new Set());
      const present = new Set(items.flatMap(({ item }) => asList(getOwnValue(item, field))));
      // A condition may be written as null, which is never a value.
      (Array.isArray(expected) ? expected : [expected ?? null]).forEach((value, index) => {
        if (present.has(value)) {
          known.add(value);
          return;
        }
        const valuePointer = `${pointer}/where/${escapePointerKey(field)}${Array.isArray(expected) ? `/${index}` : ''}`;
        hasReported =
          this.#reportUnknownValue(field, value, [...present], requested, {
            file: container.file,
            pointer: valuePointer,
          }) || hasReported;
      });
    }
    return hasReported;
  }

  #reportUnknownValue(
    field: string,
    value: Json,
    present: Json[],
    { name, items }: RequestedValues,
    location: ValueLocation,
  ): boolean {
    // Without any known value, or with unreadable items, no value can be called wrong.
    if (present.length === 0 || items.some(({ isInvalid }) => isInvalid)) return false;
    const known = present.filter((candidate) => typeof candidate === 'string');
    const suggestion = typeof value === 'string' ? findNearestName(value, known) : undefined;
    const isOtherKind = known.includes(String(value)) || present.some((candidate) => String(candidate) === value);
    const shown = isOtherKind ? describeValue(value) : JSON.stringify(value);
    const args = { field, value: shown, list: name, known, suggestion };
    this.#reports.add('where-value-unknown', args, location);
    return true;
  }

  /** Reports items that no list shows because a value or a field name is misspelt. */
  reportMisspellings(): void {
    for (const requested of this.#requested.values()) {
      for (const [field, values] of requested.values) this.#reportMisspeltValues(field, values, requested);
      if (requested.isOfPages) this.#reportFieldNames(requested);
    }
  }

  #reportMisspeltValues(field: string, requested: Set<Json>, { items, isOfPages, name }: RequestedValues): void {
    const counts = new Map<Json, number>();
    for (const { item } of items)
      for (const value of asList(getOwnValue(item, field))) counts.set(value, (counts.get(value) ?? 0) + 1);
    const names = [...requested].filter((value) => typeof value === 'string');
    for (const { item, file, pointer, isInvalid } of items) {
      if (isInvalid) continue;
      asList(getOwnValue(item, field)).forEach((value, index) => {
        if (requested.has(value) || (counts.get(value) ?? 0) > 1) return;
        const suggestion = typeof value === 'string' ? guessSpelling(value, names) : undefined;
        const isOtherKind = typeof value !== 'string' && names.length > 0 && names.length === requested.size;
        if (suggestion === undefined && !isOtherKind) return;
        const path = `${pointer}${isOfPages ? '/fields' : ''}/${escapePointerKey(field)}${Array.isArray(getOwnValue(item, field)) ? `/${index}` : ''}`;
        const others = suggestion === undefined ? 0 : (counts.get(suggestion) ?? 0);
        const args = { field, value: JSON.stringify(value), others, list: `the lists of ${name}`, known: names };
        this.#reports.add('field-value-odd', { ...args, suggestion }, { file, pointer: path });
      });
    }
  }

  /** Reports pages whose `fields` lack a field that most others have. */
  #reportFieldNames({ items, values }: RequestedValues): void {
    const counts = new Map<string, number>();
    const pages = items.flatMap(({ item, file }) => {
      const { fields } = this.#graph.pages.get(String(item.route))?.page?.page ?? {};
      return isObject(fields) ? [{ file, fields }] : [];
    });
    for (const { fields } of pages)
      for (const name in fields) if (!isBlank(fields[name])) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const { fields, file } of pages) {
      const missingFields = [...counts].filter(
        ([name, count]) => count >= minAgreeing && isBlank(getOwnValue(fields, name)),
      );
      if (missingFields.length === 0) continue;
      const misspelt = this.#reportMisspelt(fields, missingFields, counts, file);
      for (const [field, others] of missingFields) {
        if (misspelt.has(field) || !values.has(field) || others < pages.length * 0.6) continue;
        if (!Object.keys(fields).some((name) => (counts.get(name) ?? 0) > 1)) continue;
        const examples = [...(values.get(field) ?? [])].map(String);
        const isEmpty = Object.hasOwn(fields, field);
        const position = isEmpty
          ? { pointer: `/fields/${escapePointerKey(field)}` }
          : { pointer: '/fields', at: 'key' as const };
        // A block that requires the field has reported it already.
        const isReported = this.#reports.problems.some(
          (problem) => problem.file === file.path && problem.pointer === position.pointer,
        );
        if (!isReported) this.#reports.add('field-missing', { field, others, values: examples }, { file, ...position });
      }
    }
  }

  #reportMisspelt(
    fields: JsonObject,
    missingFields: [string, number][],
    counts: Map<string, number>,
    file: LocatedItem['file'],
  ): Set<string> {
    const names = missingFields.map(([field]) => field);
    const misspelt = new Set<string>();
    for (const name of Object.keys(fields)) {
      const suggestion = counts.get(name) === 1 ? findNearestName(name, names) : undefined;
      if (suggestion === undefined) continue;
      misspelt.add(suggestion);
      const args = { field: name, missing: suggestion, others: counts.get(suggestion) ?? 0, suggestion };
      this.#reports.add('field-name-odd', args, { file, pointer: `/fields/${escapePointerKey(name)}`, at: 'key' });
    }
    return misspelt;
  }
}

const isBlank = (value: Json | undefined) => value === undefined || value === null || value === '';

/** Guesses the intended spelling of a word; numbers and codes are never guessed. */
function guessSpelling(value: string, names: string[]): string | undefined {
  const suggestion = findNearestName(value.trim(), names);
  if (suggestion === undefined || /\d/.test(value)) return undefined;
  const isSameButCase = suggestion.toLowerCase() === value.trim().toLowerCase();
  return isSameButCase || value.length >= 5 ? suggestion : undefined;
}
