import { formatDate } from '#engine/content/formatDate.ts';
import { isPublished } from '#engine/content/publication.ts';
import { selectItems } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { itemRoutes, withPageField } from '#engine/content/templates/itemRoutes.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { getOwnValue, isObject, type Json, type JsonObject } from '#shared/json.ts';
import { languageOf } from './dates.ts';
import { noteDependency } from './dependencyRecord.ts';
import {
  ancestorPages,
  childPages,
  findMatchingPages,
  lookUpPage,
  neighbourPages,
  siblingPages,
} from './pageRelations.ts';
import type { ResolveScope, ResolveTrace } from './scope.ts';
import type { SiteContext } from './siteContext.ts';
import { noteUntranslated, noteUntranslatedOfList } from './untranslated.ts';
import { isPublicAddress, linkKeysOf } from './visibility.ts';

/** Runs the query of a list block. The items have the block's properties, but are not resolved yet. */
export function runQuery(query: JsonObject, itemSchema: Schema, scope: ResolveScope): JsonObject[] {
  const { also, ...selection } = query;
  return [...runSelection(selection, itemSchema, scope), ...(Array.isArray(also) ? also.filter(isObject) : [])];
}

function runSelection(query: JsonObject, itemSchema: Schema, scope: ResolveScope): JsonObject[] {
  if (typeof query.from !== 'string') {
    return selectItems(
      query,
      selectPages(query.pages, scope).map((page) => {
        const item = createItemFromPage(page, scope);
        if (page.isFallback) noteUntranslated(item, scope);
        return item;
      }),
      scope.trace?.filled,
    );
  }
  const { as, ...selection } = query;
  const links = linksOf(as, itemSchema);
  const selectionWithLinks = { ...selection, ...(links && { links }) };
  noteDependency(scope.uses, `items:${JSON.stringify(selectionWithLinks)}`);
  const { fields, items } = selectPublicItems(selectionWithLinks, scope.context, scope.trace);
  noteUntranslatedOfList(query.from, items, scope);
  const dates = dateFieldsShownAsText(fields, as, itemSchema);
  const language = dates.length ? languageOf(scope) : '';
  return selectItems(
    { as },
    items.map((item) => formatDateFields(item, dates, language, scope)),
    scope.trace?.filled,
  );
}

/** Maps an item's fields to the block's link properties; undefined if the block has none. */
function linksOf(as: Json | undefined, itemSchema: Schema): JsonObject | undefined {
  const renamed = isObject(as) ? as : {};
  const keys = linkKeysOf(itemSchema);
  return keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, renamed[key] ?? key])) : undefined;
}

/**
 * Selects public items of a data list, by a query without `as`, and returns the list's fields.
 * @param query.links mapping of fields to link properties
 */
export function selectPublicItems(
  { links, ...selection }: JsonObject,
  context: SiteContext,
  trace?: ResolveTrace,
): { fields: JsonObject; items: JsonObject[] } {
  const name = String(selection.from);
  const list = context.source.data.get(name)?.json;
  const { fields, items: written = [] } = isObject(list) ? list : {};
  const routes = itemRoutes(context.source, name);
  const items = (Array.isArray(written) ? written : []).flatMap((item, index): JsonObject[] => {
    if (!isObject(item)) return [];
    const found = withPageField(item, routes?.get(index));
    if (found !== item) trace?.merged(found, [item]);
    return [found];
  });
  const isPublic = (item: JsonObject) => {
    if (!isPublished({ publishAt: item.publishAt, expireAt: item.expireAt }, context.at)) return false;
    const [linkValues = {}] = isObject(links) && context.absent.size > 0 ? selectItems({ as: links }, [item]) : [];
    return Object.keys(isObject(links) ? links : {}).every((key) => {
      const link = linkValues[key];
      return typeof link !== 'string' || isPublicAddress(link, context);
    });
  };
  return {
    fields: isObject(fields) ? fields : {},
    items: selectItems(selection, items.filter(isPublic)),
  };
}

/** Date fields that the block shows as plain text; they are formatted in the site's language. */
function dateFieldsShownAsText(fields: JsonObject, as: Json | undefined, itemSchema: Schema): string[] {
  const renamed = Object.entries(isObject(as) ? as : {});
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    if (!isObject(field) || field.is !== 'date') return false;
    const property = renamed.find(([, source]) => source === name)?.[0] ?? name;
    return getOwnValue(itemSchema.properties, property)?.format !== 'date';
  });
}

function formatDateFields(item: JsonObject, fields: string[], language: string, { trace }: ResolveScope): JsonObject {
  if (!fields.length) return item;
  const formatted = fields.map((name) => {
    const value = getOwnValue(item, name);
    return [name, typeof value === 'string' ? formatDate(value, language) : value] as const;
  });
  const formattedItem = { ...item, ...Object.fromEntries(formatted) };
  trace?.merged(formattedItem, [item]);
  return formattedItem;
}

function selectPages(selector: Json | undefined, { context, page, uses }: ResolveScope): PageSource[] {
  if (Array.isArray(selector)) {
    return selector.map((route) => lookUpPage(String(route), context, uses)).filter((found) => found !== undefined);
  }
  if (selector === 'children') return page ? childPages(page.route, context, uses) : [];
  if (selector === 'siblings') return page ? siblingPages(page, context, uses) : [];
  if (selector === 'neighbours') return page ? neighbourPages(page, context, uses) : [];
  if (selector === 'ancestors') return page ? ancestorPages(page, context, uses) : [];
  return typeof selector === 'string' ? findMatchingPages(selector, context, uses) : [];
}

/** Creates the list item of a page: its card, else its heading and description, and its `fields`. */
function createItemFromPage(source: PageSource, { page: current, tokens, trace }: ResolveScope): JsonObject {
  const { page } = source;
  const card = isObject(page.card) ? page.card : {};
  const ownTokens = { ...tokens, page: { ...page, route: source.route } };
  const text = (value: Json | undefined) =>
    typeof value === 'string' ? replaceTokens(value, ownTokens, 'source') : value;
  const item = {
    ...Object.fromEntries(
      Object.entries(isObject(page.fields) ? page.fields : {}).map(([name, value]) => [name, text(value)]),
    ),
    title: text(card.title ?? page.heading),
    text: text(card.text ?? page.description),
    image: card.image ?? page.image,
    icon: card.icon,
    link: source.isNotFoundPage ? undefined : source.route,
    current: source.file.path === current?.file.path ? true : undefined,
    order: page.order,
    ...(page.updated !== undefined && { updated: page.updated }),
    section: page.section,
    route: source.route,
  };
  trace?.page(item, source);
  return item;
}
