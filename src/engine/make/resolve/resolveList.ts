import { hasFeed, partRoute } from '#engine/content/lists/listParts.ts';
import { pageAddress } from '#engine/content/locales.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { JsonObject } from '#shared/json.ts';
import type { ListPages, ListPlace } from '#shared/listPages.ts';
import { encodeLetters } from '#shared/plainAddress.ts';
import type { DependencyRecord } from './dependencyRecord.ts';
import { visibleItems } from './listPages.ts';
import { listWordsOf, titlePatterns } from './listTitles.ts';
import { parseOrigin, type ResolvedPage } from './resolved.ts';
import type { ResolveScope } from './scope.ts';
import type { ListOnPage, SiteContext } from './siteContext.ts';
import { isFeedItem } from './topicFeed.ts';

/** List with addresses on a page, be it the page that is written or one of the list. */
const listOn = ({ route, part }: PageSource, { lists }: SiteContext): ListOnPage | undefined =>
  lists.get(part?.of ?? route);

const routeOf = ({ route, part }: PageSource) => part?.of ?? route;

function noteUses({ uses }: ListOnPage, dependencies: DependencyRecord): void {
  for (const key of uses) dependencies.keys.add(key);
}

interface ListBlock {
  block: JsonObject;
  /** Properties of the block's component. */
  props: JsonObject;
  ofAddress?: JsonObject;
}

/**
 * Finds what a block with a list that has addresses shows on its page.
 * @param origin source location of the block
 * @returns the block, with the items of this page alone unless visitors search or filter them; undefined for other blocks
 */
export function resolveListBlock(block: JsonObject, origin: string, scope: ResolveScope): ListBlock | undefined {
  const { page, context, uses, trace } = scope;
  const found = page && listOn(page, context);
  const { file, pointer } = parseOrigin(origin);
  if (!page || !found || found.list.pointer !== pointer || page.file.path !== file) return undefined;
  noteUses(found, uses);
  const part = found.parts.get(page.part?.suffix ?? '');
  if (!part || found.items.length === 0) return undefined;
  const { needsAll, items: key } = found.addressing;
  const { page: number, pages: count, all, topic } = part;
  const place: ListPlace = {
    ...{ page: number, pages: count, total: all.length },
    ...(topic && { topic: replaceTokens(topic.name, scope.tokens) }),
  };
  const pages = { listPages: addressesOf(found, page, scope) as unknown as JsonObject };
  const here = { listPlace: { ...place } as unknown as JsonObject };
  if (needsAll) return { block, props: pages, ofAddress: here };
  const shown = new Set(part.items);
  // Values of the trace belong to the objects of this scope.
  const traced = trace && visibleItems({ ...found.list, block }, found.addressing, scope);
  const items = traced ? traced.filter((_, index) => shown.has(found.items[index] as JsonObject)) : [...part.items];
  const sliced = { ...block, [key]: items };
  trace?.merged(sliced, [block]);
  return { block: sliced, props: { ...pages, ...here } };
}

function addressesOf(found: ListOnPage, page: PageSource, { context, tokens }: ResolveScope): ListPages {
  const { pageSize, topics: field, needsAll } = found.addressing;
  const words = listWordsOf(context);
  const text = (value: string) => replaceTokens(value, tokens);
  const owner = context.pages.get(routeOf(page));
  const title = typeof owner?.page.title === 'string' ? owner.page.title : '';
  const topics = [...found.parts.values()].flatMap(({ topic, suffix, page: number }) =>
    topic && number === 1 ? [{ name: text(topic.name), suffix: encodeLetters(suffix) }] : [],
  );
  const patterns = Object.entries(titlePatterns(title, words)).map(([name, pattern]) => [name, text(pattern)]);
  return {
    address: addressOf(routeOf(page), context),
    isWhole: needsAll,
    ...(pageSize !== undefined && { hasPages: true }),
    ...(field !== undefined && { topics: { field, label: words.topics, all: topics } }),
    ...(needsAll && { titles: Object.fromEntries(patterns) }),
  };
}

/** Address of the page with a list, without a slash at its end. */
const addressOf = (route: string, context: SiteContext): string =>
  encodeLetters(pageAddress(context, route)).replace(/\/$/, '');

/** Place of a page among those of its list, for its head; undefined if it has none. */
export function placeInList(
  page: PageSource,
  context: SiteContext,
  dependencies: DependencyRecord,
): ResolvedPage['inList'] {
  const found = listOn(page, context);
  if (!found) return undefined;
  noteUses(found, dependencies);
  const { suffix = '' } = page.part ?? {};
  const part = found.parts.get(suffix);
  const neighbour = (number: number) => {
    const other = [...found.parts.values()].find(
      (each) => each.page === number && each.topic?.address === part?.topic?.address,
    );
    return part && other ? encodeLetters(pageAddress(context, partRoute(routeOf(page), other.suffix))) : undefined;
  };
  const [previous, next] = part ? [neighbour(part.page - 1), neighbour(part.page + 1)] : [];
  const isFed = part && hasFeed(part) && part.all.some(isFeedItem);
  return {
    isPart: page.part !== undefined,
    ...(previous && { previous }),
    ...(next && { next }),
    ...(isFed && { hasFeed: true as const }),
  };
}
