import { isPublished } from '#engine/content/publication.ts';
import { fieldsUsedIn, selectItems } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { itemRoutes, pageField, withPageField } from '#engine/content/templates/itemRoutes.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { getOwnValue, isObject, type JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import type { Reference } from '../facts/facts.ts';
import { ProblemCollector } from '../problemCollector.ts';
import { WhereConditions } from './advice/whereConditions.ts';
import { checkItems, type QuerySource } from './checkItems.ts';
import type { CrossFileContext } from './crossFileContext.ts';
import { normaliseRoute } from './guessRoute.ts';
import { anchorsOfItems, type ItemAnchor } from './itemAnchors.ts';
import { addItemFacts } from './itemFacts.ts';
import { asDescending, asSortKey, asTemplate } from './meantFields.ts';
import { isRelativeQuery, type LocatedItem, relations } from './pageItems.ts';
import { QueryResults } from './queryResults.ts';
import type { LocatedFact, SiteGraph, SiteQuery } from './siteGraph.ts';

interface QueryCandidates extends QuerySource {
  items: LocatedItem[];
  /** Items that are not public at the time of the check. */
  absent: LocatedItem[];
}

/** Result of a query without problems. It is the same wherever the query occurs. */
interface QueryResult {
  ids: ItemAnchor[];
  /** References that the query itself makes. */
  references: LocatedFact<Reference>[];
}

/** Checks queries: their source, field names, and the match of the items with the block's schema. */
export function checkQueries(context: CrossFileContext, earlier?: QueryResults): QueryResults {
  const found = new QueryResults(earlier);
  const resultsByList = new Map<Schema, Map<string, QueryResult>>();
  const conditions = new WhereConditions(context);
  for (const query of context.graph.queries) {
    const results = getOrInsert(resultsByList, query.list, () => new Map<string, QueryResult>());
    // The same query for the same list of a block type is checked once, on however many pages it occurs.
    const key = JSON.stringify(query.query) + (isRelativeQuery(query.query) ? (query.container.page?.route ?? '') : '');
    const known = results.get(key);
    const result = known ?? checkQuery(query, conditions, context, found);
    const { container, pointer, isShown, list } = query;
    for (const reference of known?.references ?? [])
      found.references.push({ ...reference, container, pointer, isShown });
    if (result) results.set(key, result);
    else if (list.items?.properties?.id) found.incomplete.add(container);
    for (const { isPublic, ...anchor } of result?.ids ?? [])
      getOrInsert(found.anchors, container, () => []).push({
        ...{ ...anchor, id: anchor.id.normalize(), pointer, isWritten: false },
        isShown: isShown && isPublic,
      });
  }
  conditions.reportMisspellings();
  return found;
}

/** @returns the result of the query; undefined if it has a problem */
function checkQuery(
  query: SiteQuery,
  conditions: WhereConditions,
  context: CrossFileContext,
  found: QueryResults,
): QueryResult | undefined {
  const candidates = findCandidates(query, context);
  if (!candidates || !areFieldsKnown(query, candidates, context)) return undefined;
  const problemCount = context.reports.problems.length;
  const items = selectSources(query.query, candidates.items);
  const hasUnknownValue = conditions.addQuery(query, candidates.name, candidates.items);
  if (
    items.length === 0 &&
    candidates.items.length + candidates.absent.length > 0 &&
    !hasUnknownValue &&
    !candidates.items.some(({ isInvalid }) => isInvalid)
  ) {
    context.reports.add(
      'query-empty',
      { source: candidates.name },
      { file: query.container.file, pointer: query.pointer },
    );
  }
  checkItems(query, items, candidates, context);
  const references = addItemFacts(query, items, candidates, context.reports, found);
  if (context.reports.problems.length > problemCount) return undefined;
  const absent = query.list.items?.properties?.id ? selectSources(query.query, candidates.absent) : [];
  return { ids: anchorsOfItems(items, absent, query.list), references };
}

/** Items of a query as its block receives them; undefined if its source or its fields are invalid. */
export function itemsOfQuery(query: SiteQuery, context: CrossFileContext): JsonObject[] | undefined {
  const candidates = findCandidates(query, context);
  if (!candidates || !areFieldsKnown(query, candidates, context)) return undefined;
  return selectSources(query.query, candidates.items).map(({ item }) => item);
}

/** Items of a query, whether they are public at the time of the check or not; none if its source is invalid. */
export function writtenItemsOf(query: SiteQuery, context: CrossFileContext): JsonObject[] {
  const candidates = findCandidates(query, { ...context, reports: new ProblemCollector() });
  const sources = candidates ? [...candidates.items, ...candidates.absent] : [];
  return selectSources(query.query, sources).map(({ item }) => item);
}

/** Does the same as `selectItems`, but retains the source location of each item. */
function selectSources({ as, ...selection }: JsonObject, sources: LocatedItem[]): LocatedItem[] {
  let chosen = sources;
  if (selection.where !== undefined || selection.first !== undefined) {
    const all = sources.map(({ item }) => item);
    const items = new Set(selectItems(selection, all));
    chosen = sources.filter(({ item }) => items.has(item));
  }
  return as === undefined
    ? chosen
    : chosen.map((source) => ({ ...source, item: selectItems({ as }, [source.item])[0] ?? {} }));
}

function findCandidates(query: SiteQuery, context: CrossFileContext): QueryCandidates | undefined {
  const { from, pages, as, where } = query.query;
  // Values that are no groups are reported elsewhere.
  if ([as, where].some((group) => group !== undefined && !isObject(group))) return undefined;
  if ((from === undefined) === (pages === undefined)) {
    // A misspelt key was most likely meant to be "from" or "pages".
    const isMisspelt = Object.keys(query.query).some((key) => !getOwnValue(query.list.properties, key));
    const location = { file: query.container.file, pointer: query.pointer };
    if (!isMisspelt) context.reports.add('query-source', { both: from !== undefined }, location);
    return undefined;
  }
  // Values of another type are reported elsewhere.
  if (from === undefined && typeof pages !== 'string' && !Array.isArray(pages)) return undefined;
  if (from === undefined) return findPageCandidates(query, context);
  return typeof from === 'string' ? findItemCandidates(from, context) : undefined;
}

function findPageCandidates(
  query: SiteQuery,
  { graph, pageItems, reports }: CrossFileContext,
): QueryCandidates | undefined {
  const pages = JSON.stringify(query.query.pages);
  const text = typeof query.query.pages === 'string' ? query.query.pages : '';
  const location = { file: query.container.file, pointer: `${query.pointer}/pages` };
  const chosen = pageItems.choose(query);
  if (!chosen) {
    const route = graph.pages.has(`/${text}`.replace(/\/\*+$/, '')) ? `/${text}` : undefined;
    const suggestion = route ?? findNearestName(text, relations);
    reports.add('query-pages-unknown', { pages: text, suggestion }, location);
    return undefined;
  }
  if (chosen.items.length === 0 && text.startsWith('/')) {
    reports.add('query-empty', { source: `the pages ${pages}`, suggestion: guessPagePattern(text, graph) }, location);
    return undefined;
  }
  return {
    name: text ? `the pages ${pages}` : 'these pages',
    items: chosen.items,
    absent: [],
    // A getter, since most lists of pages name no field.
    get fields() {
      return chosen.fields;
    },
  };
}

/** Guesses the intended pattern from the routes of pages. */
function guessPagePattern(pattern: string, { pages }: SiteGraph): string | undefined {
  const written = normaliseRoute(pattern);
  if (written !== pattern && written.includes('*') && pages.has(written.replace(/\/\*+$/, '') || '/')) return written;
  const [folder = ''] = pattern.replace(/\/$/, '').split('/*');
  if (!pattern.includes('*') && pages.has(folder)) return `${folder}/*`;
  const nearest = pattern.includes('/*') ? findNearestName(folder, pages.keys()) : undefined;
  return nearest && nearest !== '/' ? nearest + pattern.slice(folder.length) : undefined;
}

function findItemCandidates(name: string, { graph, lists, at }: CrossFileContext): QueryCandidates | undefined {
  const container = graph.data.get(name);
  const list = container?.file.json;
  if (!container || !isObject(list) || !isObject(list.fields) || !Array.isArray(list.items)) return undefined;
  const { file, facts } = container;
  const routes = itemRoutes(graph.source, name);
  const items = list.items.flatMap((written, index) => {
    const isInvalid = facts.invalidItems.includes(index);
    const item = isObject(written) && withPageField(written, routes?.get(index));
    return item ? [{ item, file, pointer: `/items/${index}`, isInvalid }] : [];
  });
  const declared = lists.get(file)?.fields ?? list.fields;
  // As a text, its links are those of the query: no file has them.
  const fields = routes ? { [pageField]: { is: 'text' }, ...declared } : declared;
  const isPublic = ({ item: { publishAt, expireAt } }: LocatedItem) => isPublished({ publishAt, expireAt }, at);
  const absent = items.filter((item) => !isPublic(item));
  const chosen = absent.length > 0 ? items.filter(isPublic) : items;
  return { name: `the list "${name}"`, items: chosen, absent, fields: Object.keys(fields), kinds: fields };
}

/** Reports fields that the source of a query lacks, and mapped properties that the block lacks. */
function areFieldsKnown(
  { query, list, owner, container, pointer }: SiteQuery,
  { name, fields }: QueryCandidates,
  { reports }: CrossFileContext,
): boolean {
  const problemCount = reports.problems.length;
  const check = (field: string, position: { pointer: string; at?: 'key'; within?: string }, otherwise?: string) => {
    if (fields.includes(field) || fields.includes(field.split('.')[0] ?? '')) return;
    const args = {
      field,
      list: name,
      known: fields,
      suggestion: otherwise ?? asTemplate(field, fields) ?? findNearestName(field, fields),
    };
    reports.add('field-unknown', args, { file: container.file, ...position });
  };
  for (const field of Object.keys(isObject(query.where) ? query.where : {})) {
    check(field, { pointer: `${pointer}/where/${escapePointerKey(field)}`, at: 'key' });
  }
  if (typeof query.sort === 'string') {
    const key = query.sort.replace(/^-/, '');
    check(key, { pointer: `${pointer}/sort` }, asSortKey(query.sort, fields) ?? asDescending(query.sort, key, fields));
  }
  // A block that accepts any field has no unknown ones.
  const known = isObject(list.items?.additionalProperties) ? [] : Object.keys(list.items?.properties ?? {});
  for (const [key, entry] of Object.entries(isObject(query.as) ? query.as : {})) {
    const position = { pointer: `${pointer}/as/${escapePointerKey(key)}` };
    if (known.length > 0 && !known.includes(key)) {
      const args = { key, owner, known, suggestion: findNearestName(key, known) };
      reports.add('mapped-key-unknown', args, { file: container.file, ...position, at: 'key' });
    }
    const isText = typeof entry === 'string';
    for (const field of fieldsUsedIn(entry)) check(field, { ...position, ...(isText && { within: field }) });
  }
  return reports.problems.length === problemCount;
}
