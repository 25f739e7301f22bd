import { addressName } from '#shared/addressName.ts';
import { isObject, type JsonObject } from '#shared/json.ts';

/** Folder of a finished site that holds feeds and calendars. */
const folder = '/feeds';

/** The two forms in which a feed is there: Atom and JSON Feed. */
export const feedAddresses = (name: string): { atom: string; json: string } => ({
  atom: `${folder}/${name}.xml`,
  json: `${folder}/${name}.json`,
});

/** Where all events of a calendar are together. */
export const calendarAddress = (name: string): string => `${folder}/${name}.ics`;

/** Where one event of a calendar is. */
export const eventAddress = (calendar: string, event: string): string => `${folder}/${calendar}/${event}.ics`;

/** What tells an entry of a feed or a calendar from the others. */
export interface EntryWords {
  key?: string | undefined;
  /** As it is written, or as it was resolved. */
  link?: string | undefined;
  title: string;
  /** A day, `2027-01-15`. */
  date: string;
}

/** By what an entry of a feed is known again, best first: its own key, where it leads, its title and day. */
export const entryIdentity = ({ key, link, title, date }: EntryWords): { key: string } | { link: string } =>
  key === undefined && link !== undefined ? { link } : { key: key ?? `${date}-${title}` };

/** Name of an event in addresses: that of its key, or of its title and day. */
export const eventName = ({ key, title, date }: EntryWords): string => addressName(key ?? `${title}-${date}`);

/** The addresses of the feeds and calendars that `_site.json` names, without those of single events. */
export function listedFeeds({ feeds, calendars }: JsonObject): string[] {
  return [
    ...namesIn(feeds).flatMap((name) => Object.values(feedAddresses(name))),
    ...namesIn(calendars).map(calendarAddress),
  ];
}

const namesIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.flatMap((one) => (isObject(one) && typeof one.name === 'string' ? one.name : [])) : [];
