import { isObject, type JsonObject } from '#shared/json.ts';
import { slugify } from '#shared/slugify.ts';

const folder = '/feeds';

export const feedAddresses = (name: string): { atom: string; json: string } => ({
  atom: `${folder}/${name}.xml`,
  json: `${folder}/${name}.json`,
});

/** Addresses of the feed of a topic. @param page route of its page: `/news/tags/robotics` */
export const topicFeedAddresses = (page: string): { atom: string; json: string } => ({
  atom: `${page}/feed.xml`,
  json: `${page}/feed.json`,
});

export const calendarAddress = (name: string): string => `${folder}/${name}.ics`;

export const eventAddress = (calendar: string, event: string): string => `${folder}/${calendar}/${event}.ics`;

export interface FeedEntryFields {
  key?: string | undefined;
  /** Link target, written or resolved. */
  link?: string | undefined;
  title: string;
  /** Date in the form `2027-01-15`. */
  date: string;
}

/** Identity of a feed entry: its key, else its link, else its date and title. */
export const entryIdentity = ({ key, link, title, date }: FeedEntryFields): { key: string } | { link: string } =>
  key === undefined && link !== undefined ? { link } : { key: key ?? `${date}-${title}` };

/** Number of characters of a title or a key in an address; names of files are limited. */
const maxNameLength = 100;

/** Name of an event in addresses, from its key or its title and date. It is never empty. */
export function eventSlug({ key = '', title, date }: FeedEntryFields): string {
  const shorten = (text: string) => text.slice(0, maxNameLength);
  return slugify(shorten(key)) || slugify(`${shorten(title)}-${date}`);
}

/** Addresses of the feeds and calendars in `_site.json`, without single events. */
export function listFeedAddresses({ feeds, calendars }: JsonObject): string[] {
  return [
    ...namesIn(feeds).flatMap((name) => Object.values(feedAddresses(name))),
    ...namesIn(calendars).map(calendarAddress),
  ];
}

const namesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.flatMap((item) => (isObject(item) && typeof item.name === 'string' ? item.name : [])) : [];
