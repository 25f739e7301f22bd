import { escapeKey } from '#engine/problems/pointer.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { describeValue } from '#shared/words.ts';
import type { Reports, ValuePlace } from '../../reports.ts';
import type { SiteGraph, SiteQuery } from '../graph.ts';
import type { JudgeContext } from '../judgeContext.ts';
import type { ItemSource } from '../pageItems.ts';

/** What lists choose from by `where`, and what they ask for. */
interface Asked {
  name: string;
  items: ItemSource[];
  isOfPages: boolean;
  /** By field, the values that some item has. */
  values: Map<string, Set<Json>>;
}

const asList = (value: Json | undefined): Json[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null);

/** How many others must agree before one that differs is called a mistake. */
const enough = 2;

/** Gathers what all lists of a site ask for: what is nearly called so is misspelt. */
export class Choices {
  readonly #asked = new Map<string, Asked>();
  readonly #reports: Reports;
  readonly #graph: SiteGraph;

  constructor({ reports, graph }: JudgeContext) {
    this.#reports = reports;
    this.#graph = graph;
  }

  /**
   * Notes a query, and reports the values in its `where` that nothing has.
   * @returns whether it reported something
   */
  note({ query, container, pointer }: SiteQuery, name: string, items: ItemSource[]): boolean {
    const { from, pages, where } = query;
    const isOfPages = from === undefined;
    // What a list of certain pages leaves out, it leaves out on purpose.
    if (isOfPages && (typeof pages !== 'string' || !pages.startsWith('/'))) return false;
    const key = `${from ?? ''} ${pages ?? ''}`;
    const asked = getOrInsert(this.#asked, key, () => ({ name, items, isOfPages, values: new Map() }));
    let hasReported = false;
    for (const [field, expected] of Object.entries(isObject(where) ? where : {})) {
      const known = getOrInsert(asked.values, field, () => new Set());
      const present = new Set(items.flatMap(({ item }) => asList(ownValue(item, field))));
      // A condition may be written as null, which no value is.
      (Array.isArray(expected) ? expected : [expected ?? null]).forEach((value, index) => {
        if (present.has(value)) {
          known.add(value);
          return;
        }
        const place = `${pointer}/where/${escapeKey(field)}${Array.isArray(expected) ? `/${index}` : ''}`;
        hasReported =
          this.#reportUnknownValue(field, value, [...present], asked, { file: container.file, pointer: place }) ||
          hasReported;
      });
    }
    return hasReported;
  }

  #reportUnknownValue(field: string, value: Json, present: Json[], { name, items }: Asked, place: ValuePlace): boolean {
    // Nothing can be said of what nobody has, or of what could not be read.
    if (present.length === 0 || items.some(({ isFaulty }) => isFaulty)) return false;
    const known = present.filter((one) => typeof one === 'string');
    const suggestion = typeof value === 'string' ? nearest(value, known) : undefined;
    const isOtherKind = known.includes(String(value)) || present.some((one) => String(one) === value);
    const shown = isOtherKind ? describeValue(value) : JSON.stringify(value);
    const args = { field, value: shown, list: name, known, suggestion };
    this.#reports.add('where-value-unknown', args, place);
    return true;
  }

  /** Reports items that no list shows because a value, or the name of a field, is misspelt. */
  report(): void {
    for (const asked of this.#asked.values()) {
      for (const [field, values] of asked.values) this.#reportMisspeltValues(field, values, asked);
      if (asked.isOfPages) this.#reportFieldNames(asked);
    }
  }

  #reportMisspeltValues(field: string, asked: Set<Json>, { items, isOfPages, name }: Asked): void {
    const counts = new Map<Json, number>();
    for (const { item } of items)
      for (const value of asList(ownValue(item, field))) counts.set(value, (counts.get(value) ?? 0) + 1);
    const names = [...asked].filter((value) => typeof value === 'string');
    for (const { item, file, pointer, isFaulty } of items) {
      if (isFaulty) continue;
      asList(ownValue(item, field)).forEach((value, index) => {
        if (asked.has(value) || (counts.get(value) ?? 0) > 1) return;
        const suggestion = typeof value === 'string' ? likelySpelling(value, names) : undefined;
        const isOtherKind = typeof value !== 'string' && names.length > 0 && names.length === asked.size;
        if (suggestion === undefined && !isOtherKind) return;
        const path = `${pointer}${isOfPages ? '/fields' : ''}/${escapeKey(field)}${Array.isArray(ownValue(item, field)) ? `/${index}` : ''}`;
        const others = suggestion === undefined ? 0 : (counts.get(suggestion) ?? 0);
        const args = { field, value: JSON.stringify(value), others, list: `the lists of ${name}`, known: names };
        this.#reports.add('field-value-odd', { ...args, suggestion }, { file, pointer: path });
      });
    }
  }

  /** Pages whose `fields` lack one that most others have. */
  #reportFieldNames({ items, values }: Asked): void {
    const counts = new Map<string, number>();
    const pages = items.flatMap(({ item, file }) => {
      const { fields } = this.#graph.pages.get(String(item.route))?.page?.page ?? {};
      return isObject(fields) ? [{ file, fields }] : [];
    });
    for (const { fields } of pages)
      for (const name in fields) if (!isBlank(fields[name])) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const { fields, file } of pages) {
      const lacking = [...counts].filter(([name, count]) => count >= enough && isBlank(ownValue(fields, name)));
      if (lacking.length === 0) continue;
      const meant = this.#reportMisspelt(fields, lacking, counts, file);
      for (const [field, others] of lacking) {
        if (meant.has(field) || !values.has(field) || others < pages.length * 0.6) continue;
        if (!Object.keys(fields).some((name) => (counts.get(name) ?? 0) > 1)) continue;
        const examples = [...(values.get(field) ?? [])].map(String);
        const isEmpty = Object.hasOwn(fields, field);
        const place = isEmpty ? { pointer: `/fields/${escapeKey(field)}` } : { pointer: '/fields', at: 'key' as const };
        // A block that cannot do with an empty one has said so.
        const isReported = this.#reports.problems.some(
          (one) => one.file === file.path && one.pointer === place.pointer,
        );
        if (!isReported) this.#reports.add('field-missing', { field, others, values: examples }, { file, ...place });
      }
    }
  }

  #reportMisspelt(
    fields: JsonObject,
    lacking: [string, number][],
    counts: Map<string, number>,
    file: ItemSource['file'],
  ): Set<string> {
    const names = lacking.map(([field]) => field);
    const meant = new Set<string>();
    for (const name of Object.keys(fields)) {
      const suggestion = counts.get(name) === 1 ? nearest(name, names) : undefined;
      if (suggestion === undefined) continue;
      meant.add(suggestion);
      const args = { field: name, others: counts.get(suggestion) ?? 0, suggestion };
      this.#reports.add('field-name-odd', args, { file, pointer: `/fields/${escapeKey(name)}`, at: 'key' });
    }
    return meant;
  }
}

const isBlank = (value: Json | undefined) => value === undefined || value === null || value === '';

/** What was meant by a word that differs by its spelling; never another number or code. */
function likelySpelling(value: string, names: string[]): string | undefined {
  const suggestion = nearest(value.trim(), names);
  if (suggestion === undefined || /\d/.test(value)) return undefined;
  const isSameButCase = suggestion.toLowerCase() === value.trim().toLowerCase();
  return isSameButCase || value.length >= 5 ? suggestion : undefined;
}
