import { type AddressStyle, addressNameOf } from '#shared/addressName.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { asList, type Json, type JsonObject } from '#shared/json.ts';
import type { ListAddressing } from '#shared/listAddressing.ts';
import { foldCase } from '#ui/list/foldCase.ts';
import { countPages, itemsOnPage } from '#ui/list/pagination.ts';

/** Value of an item's field that has an address of its own. */
export interface Topic {
  /** Words of the first item that has it. */
  name: string;
  /** Its part of an address: `robotics`; empty if the name has no letters that can stand there. */
  address: string;
}

/** Items of a list that have an address of their own: a page of it, or of one topic. */
export interface ListPart {
  /** End of the address, after that of the page with the list: `/page/2`, `/tags/robotics`. */
  suffix: string;
  /** Number of the page, from 1. */
  page: number;
  pages: number;
  topic?: Topic;
  items: readonly JsonObject[];
  /** Items of all these pages. */
  all: readonly JsonObject[];
}

/** Topics of items, in the order in which they first occur; names that differ in their capitals are one. */
export function topicsOf(items: readonly JsonObject[], field: string, style: AddressStyle): Topic[] {
  const topics = new Map<string, Topic>();
  for (const name of items.flatMap((item) => topicNamesIn(item, field)))
    getOrInsert(topics, foldCase(name), () => ({ name, address: addressNameOf(name, style) }));
  return [...topics.values()];
}

const topicNamesIn = (item: JsonObject, field: string): string[] =>
  asList(item[field]).flatMap((value: Json | undefined) => (typeof value === 'string' && value.trim() ? value : []));

/** Route of a part of a list. @param of route of the page that the list is on */
export const partRoute = (of: string, suffix: string): string => (of === '/' ? suffix || of : of + suffix);

/** True if an address below that of a list may be a page of it or a topic: `/page/2`, `/tags/robotics/feed.xml`. */
export const isPartSuffix = (suffix: string, { pageSize, topics }: ListAddressing): boolean =>
  (pageSize !== undefined && /^\/page\/\d+$/.test(suffix)) ||
  (topics !== undefined && new RegExp(`^/${topics}/[^/]+(/page/\\d+|/feed\\.(xml|json))?$`).test(suffix));

/** Parts of a list that have addresses; the first one is the first page, at the address of the list itself. */
export function listParts(
  items: readonly JsonObject[],
  { pageSize, topics: field }: Pick<ListAddressing, 'pageSize' | 'topics'>,
  style: AddressStyle,
): ListPart[] {
  const ownPages = pagesOf('', items, pageSize);
  if (field === undefined) return ownPages;
  const addresses = new Set<string>();
  const ofTopics = topicsOf(items, field, style).flatMap((topic) => {
    // Two topics with one address are reported by the check; the first one has it.
    if (topic.address === '' || addresses.has(topic.address)) return [];
    addresses.add(topic.address);
    const name = foldCase(topic.name);
    const found = items.filter((item) => topicNamesIn(item, field).some((other) => foldCase(other) === name));
    return pagesOf(`/${field}/${topic.address}`, found, pageSize).map((part) => ({ ...part, topic }));
  });
  return [...ownPages, ...ofTopics];
}

/** True for the page at which the feed of a topic is. */
export const hasFeed = ({ topic, page }: ListPart): boolean => topic !== undefined && page === 1;

function pagesOf(suffix: string, items: readonly JsonObject[], pageSize: number | undefined): ListPart[] {
  const pages = countPages(items.length, pageSize);
  return Array.from({ length: pages }, (_, index) => ({
    suffix: index === 0 ? suffix : `${suffix}/page/${index + 1}`,
    page: index + 1,
    pages,
    all: items,
    items: itemsOnPage(items, index + 1, pageSize),
  }));
}
