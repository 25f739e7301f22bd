import { isPublished, scheduleKey } from '#engine/content/publication.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { plainAddress } from '#shared/plainAddress.ts';
import { noteDependency } from './dependencyRecord.ts';
import type { ResolveScope } from './scope.ts';
import type { SiteContext } from './siteContext.ts';

export function isUnpublishedLink(
  link: string,
  { context, page, uses }: Pick<ResolveScope, 'context' | 'page' | 'uses'>,
): boolean {
  const address = link.startsWith('#') ? (page?.route ?? '') + link : link;
  if (!address.startsWith('/')) return false;
  noteDependency(uses, `public:${address}`);
  return !isPublicAddress(address, context);
}

export function isPublicAddress(address: string, { absent }: Pick<SiteContext, 'absent'>): boolean {
  const [path = '', anchor] = plainAddress(address).split('#');
  const route = path.split('?')[0] ?? '';
  return !absent.has(route) && (anchor === undefined || !absent.has(`${route}#${anchor}`));
}

export function isWithinDates(
  { publishAt, expireAt }: JsonObject,
  { context, uses }: Pick<ResolveScope, 'context' | 'uses'>,
): boolean {
  if (publishAt === undefined && expireAt === undefined) return true;
  const dates = { publishAt, expireAt };
  noteDependency(uses, scheduleKey(dates));
  return isPublished(dates, context.at);
}

/** @returns true if an item is within its schedule and its links lead to public addresses */
export function isItemVisible(item: Json, schema: Schema, scope: ResolveScope): boolean {
  if (!isObject(item)) return true;
  if (schema.properties?.publishAt && !isWithinDates(item, scope)) return false;
  return linkKeysOf(schema).every((key) => {
    const link = item[key];
    return typeof link !== 'string' || !isUnpublishedLink(replaceTokens(link, scope.tokens), scope);
  });
}

const linkKeysBySchema = new WeakMap<Schema, string[]>();

export const linkKeysOf = (itemSchema: Schema): string[] =>
  getOrInsert(linkKeysBySchema, itemSchema, () =>
    Object.entries(itemSchema.properties ?? {}).flatMap(([key, { format }]) => (format === 'link' ? key : [])),
  );
