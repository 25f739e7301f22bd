import { isPublished } from '#engine/content/publication.ts';
import { fieldsOf, selectItems } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { escapeKey } from '#engine/problems/pointer.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type JsonObject, ownValue } from '#shared/json.ts';
import { nearest } from '#shared/nearest.ts';
import { widthAt1x } from '../facts/advice.ts';
import type { Reference } from '../facts/facts.ts';
import { Choices } from './advice/choices.ts';
import type { Located, SiteGraph, SiteQuery } from './graph.ts';
import { checkFit, type Origin } from './itemFit.ts';
import type { JudgeContext } from './judgeContext.ts';
import { type ItemSource, isRelative } from './pageItems.ts';

/** What a query chooses from. */
interface Choice extends Origin {
  items: ItemSource[];
  /** Those that are written, but not public at the moment. */
  absent: ItemSource[];
}

/** What a query in order has been found to bring with it. */
interface Answer {
  /** Ids of its items that links can reach, and whether the item is public at the moment. */
  ids: { id: string; isPublic: boolean }[];
  /** Made by the query itself, and so once more wherever it stands. */
  references: Located<Reference>[];
}

/** Checks every list that takes its items from elsewhere: source, field names, and whether the items fit the block. */
export function checkQueries(context: JudgeContext): void {
  const answers = new Map<Schema, Map<string, Answer>>();
  const choices = new Choices(context);
  for (const query of context.graph.queries) {
    const known = getOrInsert(answers, query.list, () => new Map<string, Answer>());
    // The same query for the same list of a block type, on a thousand pages, is one question.
    const question = JSON.stringify(query.query) + (isRelative(query.query) ? (query.container.page?.route ?? '') : '');
    const answer = known.get(question) ?? checkQuery(query, choices, context);
    if (!known.has(question) && answer) known.set(question, answer);
    else if (answer) repeat(answer, query, context);
    const { container, pointer, isShown, list } = query;
    const anchors =
      answer?.ids.map(({ id, isPublic }) => ({ id, pointer, isShown: isShown && isPublic, isWritten: false })) ?? [];
    if (anchors.length > 0) container.anchors = [...container.anchors, ...anchors];
    if (!answer) container.isWhole &&= !list.items?.properties?.id;
  }
  choices.report();
}

function repeat({ references }: Answer, { container, pointer, isShown }: SiteQuery, { graph }: JudgeContext): void {
  for (const reference of references) graph.references.push({ ...reference, container, pointer, isShown });
}

/** @returns what the query brings with it; undefined when it has a problem */
function checkQuery(query: SiteQuery, choices: Choices, context: JudgeContext): Answer | undefined {
  const choice = choose(query, context);
  if (!choice || !areFieldsKnown(query, choice, context)) return undefined;
  const problems = context.reports.problems.length;
  const items = selectSources(query.query, choice.items);
  const hasUnknownValue = choices.note(query, choice.name, choice.items);
  if (
    items.length === 0 &&
    choice.items.length + choice.absent.length > 0 &&
    !hasUnknownValue &&
    !choice.items.some(({ isFaulty }) => isFaulty)
  ) {
    context.reports.add('query-empty', { source: choice.name }, { file: query.container.file, pointer: query.pointer });
  }
  notePages(query, items, context);
  notePictures(query, items, context);
  const references = checkFit(query, items, choice, context);
  if (context.reports.problems.length > problems) return undefined;
  const idsOf = (found: ItemSource[], isPublic: boolean) =>
    found.flatMap(({ item: { id } }) => (typeof id === 'string' ? { id, isPublic } : []));
  const hasIds = query.list.items?.properties?.id !== undefined;
  const absent = hasIds ? selectSources(query.query, choice.absent) : [];
  return { ids: hasIds ? [...idsOf(items, true), ...idsOf(absent, false)] : [], references };
}

/** Pages that are shown with a link are found by visitors. Those around a page are another matter: see orphans. */
function notePages({ query, list }: SiteQuery, items: ItemSource[], { graph }: JudgeContext): void {
  const isLinked = list.items?.properties?.link || list.items?.additionalProperties;
  if (query.pages === undefined || isRelative(query) || !isLinked) return;
  for (const { file } of items) graph.listed.add(file);
}

/** Pictures of items are shown as wide as the block's list shows them. */
function notePictures({ list }: SiteQuery, items: ItemSource[], { graph }: JudgeContext): void {
  for (const [key, needed] of picturesOf(list)) {
    for (const { item, file, pointer } of items) {
      const value = item[key];
      const path = isObject(value) ? value.src : value;
      if (typeof path !== 'string' || path.includes('{')) continue;
      graph.itemPictures.push({ path, needed, file, pointer });
    }
  }
}

const pictureKeys = new WeakMap<Schema, [key: string, needed: number][]>();

/** Keys of an item that hold a picture, and how wide the block shows it, in px. */
function picturesOf(list: Schema): [key: string, needed: number][] {
  return getOrInsert(pictureKeys, list, () =>
    Object.entries(list.items?.properties ?? {}).flatMap(([key, { place }]) =>
      place ? [[key, widthAt1x(place.widths)]] : [],
    ),
  );
}

/** The items that a query gives, as its block gets them; undefined when its source or its fields are not in order. */
export function itemsOf(query: SiteQuery, context: JudgeContext): JsonObject[] | undefined {
  const choice = choose(query, context);
  if (!choice || !areFieldsKnown(query, choice, context)) return undefined;
  return selectSources(query.query, choice.items).map(({ item }) => item);
}

/** What `selectItems` gives, each item with the place where it is written. */
function selectSources({ as, ...selection }: JsonObject, sources: ItemSource[]): ItemSource[] {
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

function choose(query: SiteQuery, context: JudgeContext): Choice | undefined {
  const { from, pages, as, where } = query.query;
  // What is no group has that problem already, and nobody knows what was meant.
  if ([as, where].some((group) => group !== undefined && !isObject(group))) return undefined;
  if ((from === undefined) === (pages === undefined)) {
    // A key that means nothing was most likely meant for one of the two.
    const isMisspelt = Object.keys(query.query).some((key) => !ownValue(query.list.properties, key));
    const place = { file: query.container.file, pointer: query.pointer };
    if (!isMisspelt) context.reports.add('query-source', { both: from !== undefined }, place);
    return undefined;
  }
  // What is neither a text nor a list has that problem already.
  if (from === undefined && typeof pages !== 'string' && !Array.isArray(pages)) return undefined;
  if (from === undefined) return chooseFromPages(query, context);
  return typeof from === 'string' ? chooseFromList(from, context) : undefined;
}

function chooseFromPages(query: SiteQuery, { graph, pageItems, reports }: JudgeContext): Choice | undefined {
  const pages = JSON.stringify(query.query.pages);
  const text = typeof query.query.pages === 'string' ? query.query.pages : '';
  const place = { file: query.container.file, pointer: `${query.pointer}/pages` };
  const choice = pageItems.choose(query);
  if (!choice) {
    const route = graph.pages.has(`/${text}`.replace(/\/\*+$/, '')) ? `/${text}` : undefined;
    const suggestion = route ?? nearest(text, ['children', 'siblings', 'ancestors']);
    reports.add('query-pages-unknown', { pages: text, suggestion }, place);
    return undefined;
  }
  if (choice.items.length === 0 && text.startsWith('/')) {
    reports.add('query-empty', { source: `the pages ${pages}`, suggestion: likelyPattern(text, graph) }, place);
    return undefined;
  }
  return {
    name: text ? `the pages ${pages}` : 'these pages',
    items: choice.items,
    absent: [],
    // Most lists of pages name no field.
    get fields() {
      return choice.fields;
    },
  };
}

/** The same pattern below the page that was most likely meant. */
function likelyPattern(pattern: string, { pages }: SiteGraph): string | undefined {
  const [folder = ''] = pattern.replace(/\/$/, '').split('/*');
  if (!pattern.includes('*') && pages.has(folder)) return `${folder}/*`;
  const near = pattern.includes('/*') ? nearest(folder, pages.keys()) : undefined;
  return near && near !== '/' ? near + pattern.slice(folder.length) : undefined;
}

function chooseFromList(name: string, { graph, lists, at }: JudgeContext): Choice | undefined {
  const container = graph.data.get(name);
  const list = container?.file.json;
  if (!container || !isObject(list) || !isObject(list.fields) || !Array.isArray(list.items)) return undefined;
  const { file, facts } = container;
  const items = list.items.flatMap((item, index) => {
    const isFaulty = facts.faultyItems.includes(index);
    return isObject(item) ? [{ item, file, pointer: `/items/${index}`, isFaulty }] : [];
  });
  const fields = lists.get(file)?.fields ?? list.fields;
  const isPublic = ({ item: { publishAt, expireAt } }: ItemSource) => isPublished({ publishAt, expireAt }, at);
  const absent = items.filter((item) => !isPublic(item));
  const chosen = absent.length > 0 ? items.filter(isPublic) : items;
  return { name: `the list "${name}"`, items: chosen, absent, fields: Object.keys(fields), kinds: fields };
}

/** A text in which fields stand in braces as they do in other systems (`In {place}`), written as here. */
function asTemplate(text: string, fields: readonly string[]): string | undefined {
  const template = text.replaceAll(/\{+\s*(?:item\s+)?([\w-]+)\s*\}+/g, (braced, field: string) =>
    fields.includes(field) ? `{item.${field}}` : braced,
  );
  return template === text ? undefined : template;
}

/** Reports every field that the query names and its source does not have, and every property that the block does not. */
function areFieldsKnown(
  { query, list, owner, container, pointer }: SiteQuery,
  { name, fields }: Choice,
  { reports }: JudgeContext,
): boolean {
  const problems = reports.problems.length;
  const check = (field: string, place: { pointer: string; at?: 'key'; within?: string }) => {
    if (fields.includes(field) || fields.includes(field.split('.')[0] ?? '')) return;
    const args = { field, list: name, known: fields, suggestion: asTemplate(field, fields) ?? nearest(field, fields) };
    reports.add('field-unknown', args, { file: container.file, ...place });
  };
  for (const field of Object.keys(isObject(query.where) ? query.where : {})) {
    check(field, { pointer: `${pointer}/where/${escapeKey(field)}`, at: 'key' });
  }
  if (typeof query.sort === 'string') check(query.sort.replace(/^-/, ''), { pointer: `${pointer}/sort` });
  // A block that takes any field has no unknown ones.
  const known = isObject(list.items?.additionalProperties) ? [] : Object.keys(list.items?.properties ?? {});
  for (const [key, entry] of Object.entries(isObject(query.as) ? query.as : {})) {
    const place = { pointer: `${pointer}/as/${escapeKey(key)}` };
    if (known.length > 0 && !known.includes(key)) {
      const args = { key, owner, known, suggestion: nearest(key, known) };
      reports.add('mapped-key-unknown', args, { file: container.file, ...place, at: 'key' });
    }
    const isText = typeof entry === 'string';
    for (const field of fieldsOf(entry)) check(field, { ...place, ...(isText && { within: field }) });
  }
  return reports.problems.length === problems;
}
