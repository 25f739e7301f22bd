import { isPublished } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import type { Scope } from './scope.ts';
import type { SiteContext } from './siteContext.ts';
import { noteAddress, noteDates } from './uses.ts';

/** Whether a link leads to a page, or to a part of one, that is not public at the moment. */
export function leadsNowhere(link: string, { context, page, uses }: Pick<Scope, 'context' | 'page' | 'uses'>): boolean {
  const whole = link.startsWith('#') ? (page?.route ?? '') + link : link;
  if (!whole.startsWith('/')) return false;
  return !noteAddress(uses, whole, isPublicAddress(whole, context));
}

/** Whether an address of the site, with or without an anchor, is one that visitors can reach at the moment. */
export function isPublicAddress(address: string, { absent }: Pick<SiteContext, 'absent'>): boolean {
  const [path = '', anchor] = address.split('#');
  const route = path.split('?')[0] ?? '';
  return !absent.has(route) && (anchor === undefined || !absent.has(`${route}#${anchor}`));
}

/** Whether a page's block or an entry of a list is within its dates; without any, it always is. */
export function isWithinDates(
  { publishAt, expireAt }: JsonObject,
  { context, uses }: Pick<Scope, 'context' | 'uses'>,
): boolean {
  if (publishAt === undefined && expireAt === undefined) return true;
  const dates = { publishAt, expireAt };
  noteDates(uses, dates);
  return isPublished(dates, context.at);
}

/** Whether an entry of a list is within its dates and leads, where it leads somewhere, to what is public. */
export function isThere(item: Json, schema: Schema, scope: Scope): boolean {
  if (!isObject(item)) return true;
  if (schema.properties?.publishAt && !isWithinDates(item, scope)) return false;
  return linkKeys(schema).every((key) => {
    const link = item[key];
    return typeof link !== 'string' || !leadsNowhere(replaceTokens(link, scope.tokens), scope);
  });
}

const links = new WeakMap<Schema, string[]>();

/** The properties by which an entry of a list leads somewhere. */
export const linkKeys = (entry: Schema): string[] =>
  getOrInsert(links, entry, () =>
    Object.entries(entry.properties ?? {}).flatMap(([key, { format }]) => (format === 'link' ? key : [])),
  );
