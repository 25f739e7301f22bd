import { entryIdentity } from '#engine/content/feedAddresses.ts';
import { pageAddress } from '#engine/content/locales.ts';
import { defaultTimeZone, formatWithOffset } from '#engine/content/siteTime.ts';
import type { Site } from '#render/site.types.ts';
import type { FeatureSite } from '../feature.ts';

export type Feed = NonNullable<Site['feeds']>[number];

export interface FeedEntry {
  /** Permanent identifier of the entry as an address; it need not exist. */
  id: string;
  title: string;
  link?: string | undefined;
  /** HTML with absolute addresses. */
  html?: string | undefined;
  /** RFC 3339. */
  published: string;
  updated: string;
}

export interface FeedContent {
  title: string;
  description?: string | undefined;
  page: string;
  /** Time of the newest change of an entry. RFC 3339. */
  updated: string;
  entries: FeedEntry[];
}

/** Limited, as feed readers fetch the entire file repeatedly. */
const maxEntries = 50;

/** @param atom address of the feed, of which the identifiers of entries without a link are made */
export function createFeedContent(
  { title, description, page, items = [] }: Omit<Feed, 'name'>,
  atom: string,
  site: FeatureSite,
): FeedContent {
  const entries = items
    .toSorted((a, b) => (a.date.iso < b.date.iso ? 1 : a.date.iso > b.date.iso ? -1 : 0))
    .slice(0, maxEntries)
    .map((item) => createFeedEntry(atom, item, site));
  // The time of the build would change the file of a feed without new entries.
  const updated = entries.map((entry) => entry.updated).sort();
  return {
    title,
    description,
    page: site.absolute(page?.href ?? pageAddress(site, '/')),
    updated: updated.at(-1) ?? epoch,
    entries,
  };
}

/** Time of the last change of a feed without entries. */
const epoch = '1970-01-01T00:00:00+00:00';

function createFeedEntry(
  atom: string,
  { key, link, title, date, updated, text }: NonNullable<Feed['items']>[number],
  { site, languageBase, absolute }: FeatureSite,
): FeedEntry {
  const timeZone = site.timeZone ?? defaultTimeZone;
  const address = link && absolute(link.href);
  const identity = entryIdentity({ key, link: address, title, date: date.iso });
  const changed = updated && updated.iso > date.iso ? updated : date;
  return {
    id: 'link' in identity ? identity.link : `${absolute(languageBase + atom)}#${encodeURIComponent(identity.key)}`,
    title,
    link: address,
    html: text && withAbsoluteLinks(text.html, absolute),
    published: formatWithOffset(date.iso, timeZone),
    updated: formatWithOffset(changed.iso, timeZone),
  };
}

/** Makes links absolute, as feeds are read outside the site. */
const withAbsoluteLinks = (html: string, absolute: (path: string) => string) =>
  html.replace(/(\shref=")(\/[^"]*)/g, (_, before: string, path: string) => before + absolute(path));
