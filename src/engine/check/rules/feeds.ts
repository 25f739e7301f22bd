import { calendarAddress, entryIdentity, eventAddress, eventName, feedAddresses } from '#engine/content/feeds.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { JudgeContext } from '../judge/judgeContext.ts';
import { itemsOf } from '../judge/queries.ts';
import type { Rule } from './rule.ts';

/** Feeds and calendars of `_site.json`: each at an address of its own, and in each every entry known by something of its own. */
export const feeds: Rule = {
  name: 'feeds',
  addresses: addressesOf,
  judge(context) {
    const { site } = context.graph;
    if (!site) return;
    for (const kind of ['feeds', 'calendars'] as const) {
      const lists = feedLists(kind, context);
      const places = new Map<string, string>();
      for (const list of lists) {
        const other = places.get(list.name);
        const at = { file: site.file, pointer: `${list.pointer}/name` };
        if (other) context.reports.add('feed-name-repeated', { name: list.name, other }, at);
        else places.set(list.name, `${kind}[${places.size}]`);
        checkEntries(kind, list, context);
      }
    }
  },
};

type ListKind = 'feeds' | 'calendars';

/** A feed or calendar as it is written. */
interface FeedList {
  name: string;
  pointer: string;
  /** Absent where they cannot be read, or their query has a problem. */
  items: JsonObject[] | undefined;
  isWritten: boolean;
}

const known = new WeakMap<JudgeContext, Partial<Record<ListKind, FeedList[]>>>();

/** They are asked for twice: for what is wrong with them, and for where links may lead. */
function feedLists(kind: ListKind, context: JudgeContext): FeedList[] {
  const lists = getOrInsert(known, context, (): Partial<Record<ListKind, FeedList[]>> => ({}));
  lists[kind] ??= readLists(kind, context);
  return lists[kind];
}

function readLists(kind: ListKind, context: JudgeContext): FeedList[] {
  const json = context.graph.site?.file.json;
  const lists = isObject(json) && Array.isArray(json[kind]) ? json[kind] : [];
  return lists.flatMap((list, index) => {
    if (!isObject(list) || typeof list.name !== 'string') return [];
    const pointer = `/${kind}/${index}`;
    return [{ name: list.name, pointer, items: itemsIn(list, pointer, context), isWritten: list.items !== undefined }];
  });
}

/** The entries that a list gives, wherever they come from. */
function itemsIn({ items }: JsonObject, pointer: string, context: JudgeContext): JsonObject[] | undefined {
  if (Array.isArray(items)) return items.filter(isObject);
  const query = context.graph.queries.find(
    (one) => one.container.kind === 'site' && one.pointer === `${pointer}/items`,
  );
  if (!query || !isObject(items)) return undefined;
  const found = itemsOf(query, context);
  return found && [...found, ...(Array.isArray(items.also) ? items.also.filter(isObject) : [])];
}

function checkEntries(kind: ListKind, { items, pointer, isWritten }: FeedList, context: JudgeContext) {
  const { graph, reports } = context;
  if (!graph.site) return;
  const place = { file: graph.site.file, pointer: isWritten ? `${pointer}/items` : pointer };
  if (!isWritten) reports.add('feed-without-entries', undefined, place);
  const known = new Map<string, string>();
  for (const item of items ?? []) {
    const words = wordsOf(item);
    if (!words) continue;
    const id = kind === 'feeds' ? Object.values(entryIdentity(words)).join() : eventName(words);
    const other = known.get(id);
    if (other !== undefined) reports.add('feed-entry-repeated', { title: words.title, other, id }, place);
    known.set(id, words.title);
    const [begins, ends] = timesOf(item);
    if (kind === 'calendars' && ends < begins)
      reports.add('event-ends-early', { title: words.title, begins, ends }, place);
  }
}

/** What tells an entry from others; undefined where that has a problem already. */
function wordsOf({ key, link, title, date }: JsonObject) {
  if (typeof title !== 'string' || typeof date !== 'string') return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { key: text(key), link: text(link), title, date };
}

function timesOf({ date, time = '', endDate = date, endTime }: JsonObject): [begins: string, ends: string] {
  const lasts = endDate === date && endTime === undefined ? time : (endTime ?? '24:00');
  return [`${date} ${time}`.trim(), `${endDate} ${lasts}`.trim()];
}

/** The addresses of all feeds, calendars and events of a site. */
function addressesOf(context: JudgeContext): string[] {
  const ofFeeds = feedLists('feeds', context).flatMap(({ name }) => Object.values(feedAddresses(name)));
  const ofCalendars = feedLists('calendars', context).flatMap(({ name, items = [] }) => [
    calendarAddress(name),
    ...items.flatMap((item) => {
      const words = wordsOf(item);
      return words ? eventAddress(name, eventName(words)) : [];
    }),
  ]);
  return [...ofFeeds, ...ofCalendars];
}
