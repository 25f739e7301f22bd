import { fieldsUsedIn } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { inspectMarkdown } from '#engine/content/text/inspectMarkdown.ts';
import { tokensIn } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { getOwnValue, isObject, type Json } from '#shared/json.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import { childPointer, escapePointerKey, valueAt } from '#shared/pointer.ts';
import { checkDate } from '../facts/dates.ts';
import type { Reference, ReferenceKind } from '../facts/facts.ts';
import { checkOneLine, displayWidthOf } from '../facts/textAdvice.ts';
import { findRequestedOrigin } from '../facts/webAddresses.ts';
import type { ProblemCollector } from '../problemCollector.ts';
import type { QuerySource } from './checkItems.ts';
import { isRelativeQuery, type LocatedItem } from './pageItems.ts';
import type { QueryResults } from './queryResults.ts';
import type { LocatedFact, SiteQuery } from './siteGraph.ts';

/**
 * Adds the facts that follow from the items of a query.
 * @returns the references that the query itself makes, as with `"link": "/events#{item.id}"`
 */
export function addItemFacts(
  query: SiteQuery,
  items: LocatedItem[],
  origin: QuerySource,
  reports: ProblemCollector,
  found: QueryResults,
): LocatedFact<Reference>[] {
  addPagesInLists(query, items, found);
  addItemPictures(query, items, found);
  const before = found.references.length;
  if (query.list.items?.properties) {
    checkFormats(query, items, origin, reports, found);
    addMappedLinks(query, items, found);
  }
  return found.references.slice(before).filter(({ container }) => container === query.container);
}

/** Marks the pages that a query links to, so that they are no orphans. Relative queries are handled in `orphans.ts`. */
function addPagesInLists({ query, list }: SiteQuery, items: LocatedItem[], { listed }: QueryResults): void {
  const isLinked = list.items?.properties?.link || list.items?.additionalProperties;
  if (query.pages === undefined || isRelativeQuery(query) || !isLinked) return;
  for (const { file } of items) listed.add(file);
}

function addItemPictures({ list, container }: SiteQuery, items: LocatedItem[], { pictures }: QueryResults): void {
  for (const [key, needed] of picturesOf(list)) {
    for (const { item, file, pointer } of items) {
      const value = item[key];
      const path = isObject(value) ? value.src : value;
      if (typeof path !== 'string' || path.includes('{')) continue;
      pictures.push({ path, needed, file, pointer, container });
    }
  }
}

const pictureKeys = new WeakMap<Schema, [key: string, needed: number][]>();

/** Keys of an item that hold a picture, with its display width in px. */
function picturesOf(list: Schema): [key: string, needed: number][] {
  return getOrInsert(pictureKeys, list, () =>
    Object.entries(list.items?.properties ?? {}).flatMap(([key, { place }]) =>
      place ? [[key, displayWidthOf(place.widths)]] : [],
    ),
  );
}

/** The item field that a property of the block takes unchanged. */
function fieldOf(key: string, { query }: SiteQuery): string {
  const entry = isObject(query.as) ? getOwnValue(query.as, key) : undefined;
  return typeof entry === 'string' ? entry : key;
}

/** Schema format of each field kind of a data list. Texts have none. */
const fieldFormats: Record<string, string> = {
  link: 'link',
  image: 'media',
  file: 'media',
  icon: 'icon',
  date: 'date',
  markdown: 'markdown',
};

/** Checks plain fields to which a block gives a format, such as a text that becomes a link. */
function checkFormats(
  query: SiteQuery,
  items: LocatedItem[],
  { kinds, fields }: QuerySource,
  reports: ProblemCollector,
  found: QueryResults,
): void {
  for (const [key, schema] of Object.entries(query.list.items?.properties ?? {})) {
    const field = fieldOf(key, query);
    const kind = getOwnValue(kinds, field);
    const format = isObject(kind) ? getOwnValue(fieldFormats, String(kind.is)) : undefined;
    // Items whose own schema allows long texts are not checked for this place.
    if (isObject(kind) && kind.markup === 'flow' && schema.format === 'markdown' && schema.markup !== 'flow')
      for (const { item, file, pointer } of items)
        if (typeof item[key] === 'string')
          checkOneLine(item[key], { file, pointer: childPointer(pointer, field) }, reports);
    const isOwnOfPage = !kinds && ['link', 'image', 'icon', 'text', 'title'].includes(field);
    if (!schema.format || schema.format === format || isOwnOfPage) continue;
    if (!fieldsUsedIn(field).every((name) => fields.includes(name))) continue;
    for (const source of items) {
      const value = source.isInvalid ? undefined : source.item[key];
      if (typeof value === 'string' && tokensIn(value).length === 0)
        checkFormat(value, schema.format, [key, field], source, query, reports, found);
    }
  }
}

/** Adds links inside groups that a query maps under "as": they are made from items too. */
function addMappedLinks(query: SiteQuery, items: LocatedItem[], { references }: QueryResults): void {
  const { container, pointer, isShown, list } = query;
  const groups = isObject(query.query.as) ? query.query.as : {};
  const addLinks = (value: Json | undefined, schema: Schema | undefined, path: string): void => {
    if (typeof value === 'string') {
      if (schema?.format === 'link' && tokensIn(value).length === 0)
        references.push({
          kind: 'link',
          value: plainAddress(value),
          container,
          pointer: `${pointer}/as${path}`,
          isShown,
        });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value))
        addLinks(part, schema?.items ?? schema?.properties?.[key], `${path}/${escapePointerKey(key)}`);
  };
  for (const [key, group] of Object.entries(groups)) {
    if (typeof group !== 'object') continue;
    for (const { item, isInvalid } of items)
      if (!isInvalid) addLinks(item[key], list.items?.properties?.[key], `/${escapePointerKey(key)}`);
  }
}

function checkFormat(
  value: string,
  format: string,
  [key, field]: [string, string],
  source: LocatedItem,
  query: SiteQuery,
  reports: ProblemCollector,
  { references, endpoints }: QueryResults,
): void {
  const isPlain = fieldsUsedIn(field)[0] === field;
  const written = isPlain ? valueAt(source.file.json, childPointer(source.pointer, field)) : undefined;
  const at =
    written === undefined
      ? {
          container: query.container,
          pointer: isPlain ? query.pointer : `${query.pointer}/as/${escapePointerKey(key)}`,
        }
      : { container: { ...query.container, file: source.file }, pointer: `${source.pointer}/${field}` };
  const location = { file: at.container.file, pointer: at.pointer };
  const addReference = (kind: ReferenceKind, name: string, within?: string) =>
    references.push({ kind, value: plainAddress(name), ...at, ...(within && { within }), isShown: query.isShown });
  if (format === 'link' || format === 'icon') addReference(format, value);
  else if (format === 'media') addReference('picture', value);
  else if (format === 'markdown') {
    const { links, html } = inspectMarkdown(value, 'inline');
    for (const { href } of links) addReference('link', href, href);
    if (html[0]) reports.add('markdown-html', { tag: html[0] }, { ...location, within: html[0] });
  } else if (format === 'endpoint' || format === 'frame') {
    const origin = query.isShown ? findRequestedOrigin(value, format) : undefined;
    if (origin) endpoints.push(origin);
  } else if (format === 'date') checkDate(value, location, reports);
}
