import {
  calendarAddress,
  entryIdentity,
  eventAddress,
  eventSlug,
  feedAddresses,
} from '#engine/content/feedAddresses.ts';
import { defaultTimeZone, isTimeZone, shownInstead } from '#engine/content/siteTime.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isTimestamp } from '#shared/isDate.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { CrossFileContext } from '../crossFile/crossFileContext.ts';
import { itemsOfQuery } from '../crossFile/queries.ts';
import type { ValueLocation } from '../problemCollector.ts';
import type { CheckRule } from './rule.ts';

/**
 * Checks feeds and calendars of `_site.json`: each needs an address of its own, and each of their entries a unique key.
 */
export const feeds: CheckRule = {
  name: 'feeds',
  addresses: feedAddressesOf,
  check(context) {
    const { site } = context.graph;
    if (!site) return;
    for (const kind of ['feeds', 'calendars'] as const) {
      const lists = findFeedLists(kind, context);
      const namesInUse = new Map<string, string>();
      for (const list of lists) {
        const other = namesInUse.get(list.name);
        const location = { file: site.file, pointer: `${list.pointer}/name` };
        if (other) context.reports.add('feed-name-repeated', { name: list.name, other }, location);
        else namesInUse.set(list.name, `${kind}[${namesInUse.size}]`);
        checkEntries(kind, list, context);
      }
    }
  },
};

type FeedKind = 'feeds' | 'calendars';

/** Feed or calendar as written. */
interface FeedList {
  name: string;
  pointer: string;
  /** Absent if they cannot be read, or their query has a problem. */
  items: JsonObject[] | undefined;
  isWritten: boolean;
}

const feedListsByContext = new WeakMap<CrossFileContext, Partial<Record<FeedKind, FeedList[]>>>();

/** Cached, since both the check and the list of addresses need them. */
function findFeedLists(kind: FeedKind, context: CrossFileContext): FeedList[] {
  const lists = getOrInsert(feedListsByContext, context, (): Partial<Record<FeedKind, FeedList[]>> => ({}));
  lists[kind] ??= readLists(kind, context);
  return lists[kind];
}

function readLists(kind: FeedKind, context: CrossFileContext): FeedList[] {
  const json = context.graph.site?.file.json;
  const lists = isObject(json) && Array.isArray(json[kind]) ? json[kind] : [];
  return lists.flatMap((list, index) => {
    if (!isObject(list) || typeof list.name !== 'string') return [];
    const pointer = `/${kind}/${index}`;
    return [
      { name: list.name, pointer, items: entriesIn(list, pointer, context), isWritten: list.items !== undefined },
    ];
  });
}

/** Entries of a list, written there or selected by its query. */
function entriesIn({ items }: JsonObject, pointer: string, context: CrossFileContext): JsonObject[] | undefined {
  if (Array.isArray(items)) return items.filter(isObject);
  const query = context.graph.queries.find(
    (candidate) => candidate.container.kind === 'site' && candidate.pointer === `${pointer}/items`,
  );
  if (!query || !isObject(items)) return undefined;
  const selected = itemsOfQuery(query, context);
  return selected && [...selected, ...(Array.isArray(items.also) ? items.also.filter(isObject) : [])];
}

function checkEntries(kind: FeedKind, { items, pointer, isWritten }: FeedList, context: CrossFileContext) {
  const { graph, reports } = context;
  if (!graph.site) return;
  const location = { file: graph.site.file, pointer: isWritten ? `${pointer}/items` : pointer };
  if (!isWritten) reports.add('feed-without-entries', undefined, location);
  const known = new Map<string, string>();
  for (const item of items ?? []) {
    const fields = entryFieldsOf(item);
    if (!fields) continue;
    const id = kind === 'feeds' ? Object.values(entryIdentity(fields)).join() : eventSlug(fields);
    const other = known.get(id);
    if (other !== undefined) reports.add('feed-entry-repeated', { title: fields.title, other, id }, location);
    known.set(id, fields.title);
    const [begins, ends] = timesOf(item);
    if (kind === 'calendars' && ends < begins)
      reports.add('event-ends-early', { title: fields.title, begins, ends }, location);
    if (kind === 'calendars') reportSkippedTime(item, location, context);
  }
}

/** Warns of a beginning or an end in the hour that clocks skip when they are set forward. */
function reportSkippedTime(item: JsonObject, location: ValueLocation, { graph, reports }: CrossFileContext): void {
  const site = graph.site?.file.json;
  const timeZone = isObject(site) && typeof site.timeZone === 'string' ? site.timeZone : defaultTimeZone;
  const { title, date, endDate = date, time, endTime } = item;
  const written = [time === undefined ? [] : `${date}T${time}`, endTime === undefined ? [] : `${endDate}T${endTime}`];
  const times = written.flat().filter(isTimestamp);
  const skipped = times.find((moment) => isTimeZone(timeZone) && shownInstead(moment, timeZone) !== undefined);
  if (skipped === undefined) return;
  const shown = shownInstead(skipped, timeZone)?.slice(11) ?? '';
  reports.add(
    'event-time-skipped',
    { title: String(title), time: skipped.replace('T', ' '), timeZone, shown },
    location,
  );
}

/** Fields that identify an entry; undefined if they are invalid, which is reported elsewhere. */
function entryFieldsOf({ key, link, title, date }: JsonObject) {
  if (typeof title !== 'string' || typeof date !== 'string') return undefined;
  const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { key: asText(key), link: asText(link), title, date };
}

function timesOf({ date, time = '', endDate = date, endTime }: JsonObject): [begins: string, ends: string] {
  const endTimeOfDay = endDate === date && endTime === undefined ? time : (endTime ?? '24:00');
  return [`${date} ${time}`.trim(), `${endDate} ${endTimeOfDay}`.trim()];
}

function feedAddressesOf(context: CrossFileContext): string[] {
  const feedPaths = findFeedLists('feeds', context).flatMap(({ name }) => Object.values(feedAddresses(name)));
  const calendarPaths = findFeedLists('calendars', context).flatMap(({ name, items = [] }) => [
    calendarAddress(name),
    ...items.flatMap((item) => {
      const fields = entryFieldsOf(item);
      return fields ? eventAddress(name, eventSlug(fields)) : [];
    }),
  ]);
  return [...feedPaths, ...calendarPaths];
}
