import { isPublished } from '#engine/content/publication.ts';
import { selectItems } from '#engine/content/query.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/source.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { isObject, type Json, type JsonObject, ownValue } from '#shared/json.ts';
import { formatDate, languageOf } from './dates.ts';
import { isPublicAddress, linkKeys } from './presence.ts';
import { ancestors, children, lookUpPage, matching, siblings } from './relations.ts';
import type { Scope } from './scope.ts';
import type { SiteContext } from './siteContext.ts';
import { note } from './uses.ts';

/** The items that a list block asks for, in the shape of its own items, not yet resolved themselves. */
export function runQuery(query: JsonObject, itemSchema: Schema, scope: Scope): JsonObject[] {
  const { also, ...elsewhere } = query;
  return [...runElsewhere(elsewhere, itemSchema, scope), ...(Array.isArray(also) ? also.filter(isObject) : [])];
}

function runElsewhere(query: JsonObject, itemSchema: Schema, scope: Scope): JsonObject[] {
  if (typeof query.from !== 'string') {
    return selectItems(
      query,
      selectPages(query.pages, scope).map((page) => pageAsItem(page, scope)),
      scope.trace?.filled,
    );
  }
  const { as, ...selection } = query;
  const links = linksOf(as, itemSchema);
  const asked = { ...selection, ...(links && { links }) };
  note(scope.uses, `items:${JSON.stringify(asked)}`);
  const { fields, items } = chooseItems(asked, scope.context);
  const dates = datesShownAsText(fields, as, itemSchema);
  const language = dates.length ? languageOf(scope) : '';
  return selectItems(
    { as },
    items.map((item) => writeDates(item, dates, language, scope)),
    scope.trace?.filled,
  );
}

/** What an entry of `as` makes of an item's fields to lead somewhere; undefined where items are only shown. */
function linksOf(as: Json | undefined, itemSchema: Schema): JsonObject | undefined {
  const named = isObject(as) ? as : {};
  const keys = linkKeys(itemSchema);
  return keys.length > 0 ? Object.fromEntries(keys.map((key) => [key, named[key] ?? key])) : undefined;
}

/**
 * The items of a data list that a query without its `as` chooses among those that are public, and the list's fields.
 * @param asked.links what is made of an item's fields to lead somewhere
 */
export function chooseItems(
  { links, ...selection }: JsonObject,
  context: SiteContext,
): { fields: JsonObject; items: JsonObject[] } {
  const list = context.source.data.get(String(selection.from))?.json;
  const { fields, items } = isObject(list) ? list : {};
  const isPublic = (item: JsonObject) => {
    if (!isPublished({ publishAt: item.publishAt, expireAt: item.expireAt }, context.at)) return false;
    const [leads = {}] = isObject(links) && context.absent.size > 0 ? selectItems({ as: links }, [item]) : [];
    return Object.keys(isObject(links) ? links : {}).every((key) => {
      const link = leads[key];
      return typeof link !== 'string' || isPublicAddress(link, context);
    });
  };
  return {
    fields: isObject(fields) ? fields : {},
    items: selectItems(selection, Array.isArray(items) ? items.filter(isObject).filter(isPublic) : []),
  };
}

/** Date fields of a list that the block shows as plain text: they are written in the site's language. */
function datesShownAsText(fields: JsonObject, as: Json | undefined, itemSchema: Schema): string[] {
  const renamed = Object.entries(isObject(as) ? as : {});
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    if (!isObject(field) || field.is !== 'date') return false;
    const property = renamed.find(([, source]) => source === name)?.[0] ?? name;
    return ownValue(itemSchema.properties, property)?.format !== 'date';
  });
}

function writeDates(item: JsonObject, fields: string[], language: string, { trace }: Scope): JsonObject {
  if (!fields.length) return item;
  const written = fields.map((name) => {
    const value = ownValue(item, name);
    return [name, typeof value === 'string' ? formatDate(value, language) : value] as const;
  });
  const made = { ...item, ...Object.fromEntries(written) };
  trace?.merged(made, [item]);
  return made;
}

function selectPages(selector: Json | undefined, { context, page, uses }: Scope): PageSource[] {
  if (Array.isArray(selector)) {
    return selector.map((route) => lookUpPage(String(route), context, uses)).filter((found) => found !== undefined);
  }
  if (selector === 'children') return page ? children(page.route, context, uses) : [];
  if (selector === 'siblings') return page ? siblings(page, context, uses) : [];
  if (selector === 'ancestors') return page ? ancestors(page, context, uses) : [];
  return typeof selector === 'string' ? matching(selector, context, uses) : [];
}

/** How a page shows itself in a list: its card, else its heading and description, and its own `fields`. */
function pageAsItem(source: PageSource, { page: current, tokens, trace }: Scope): JsonObject {
  const { page } = source;
  const card = isObject(page.card) ? page.card : {};
  const ownTokens = { ...tokens, page: { ...page, route: source.route } };
  const text = (value: Json | undefined) => (typeof value === 'string' ? replaceTokens(value, ownTokens) : value);
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
    section: page.section,
    route: source.route,
  };
  trace?.page(item, source);
  return item;
}
