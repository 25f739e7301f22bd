import { hasFeed } from '#engine/content/lists/listParts.ts';
import { composeFileSchema } from '#engine/content/schema/composeSchema.ts';
import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { createDependencyRecord } from './dependencyRecord.ts';
import { scopeOf } from './listPages.ts';
import { resolveValue } from './resolveValue.ts';
import type { SiteContext } from './siteContext.ts';

/** Feed of a topic. */
export interface TopicFeed {
  title: string;
  /** Entries, as those of a feed in `_site.json`. */
  items: JsonObject[];
}

/** @returns true for an item that a feed can list: without a date, its place is unknown */
export const isFeedItem = ({ date }: JsonObject): boolean => typeof date === 'string';

/** Creates the feed of a topic from all its items; undefined for other pages, and without a dated item. */
export function createTopicFeed(page: PageSource, context: SiteContext): TopicFeed | undefined {
  const found = page.part && context.lists.get(page.part.of);
  const part = found?.parts.get(page.part?.suffix ?? '');
  if (!part || !hasFeed(part)) return undefined;
  const scope = scopeOf(page, context, createDependencyRecord());
  const items = resolveValue(part.all.filter(isFeedItem), entriesSchema(), scope);
  if (!Array.isArray(items) || items.length === 0) return undefined;
  const { title } = page.page;
  return { title: typeof title === 'string' ? replaceTokens(title, scope.tokens) : '', items: items.filter(isObject) };
}

/** Schema of the entries of a feed in `_site.json`. */
const entriesSchema = (): Schema => composeFileSchema('site').properties?.feeds?.items?.properties?.items ?? {};
