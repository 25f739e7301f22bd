import { pageAddress } from '#engine/content/editions.ts';
import { entryIdentity, feedAddresses } from '#engine/content/feeds.ts';
import { noPlace, withOffset } from '#engine/content/siteTime.ts';
import type { Site } from '#render/site.types.ts';
import type { FeatureSite } from '../feature.ts';

/** A feed as `_site.json` describes it, resolved. */
export type Feed = NonNullable<Site['feeds']>[number];

/** An entry of a feed, whichever form that has. */
export interface FeedEntry {
  /** An address by which feed readers know it again; nothing has to be there. */
  id: string;
  title: string;
  /** Whole address. */
  link?: string | undefined;
  /** HTML, with whole addresses. */
  html?: string | undefined;
  /** RFC 3339. */
  published: string;
  updated: string;
}

/** A feed, whichever form it has. */
export interface FeedContent {
  title: string;
  description?: string | undefined;
  /** Address of the page that shows the same to people. */
  page: string;
  /** When the newest of its entries was changed. RFC 3339. */
  updated: string;
  entries: FeedEntry[];
}

/** Feed readers ask for the whole file again and again. */
const most = 50;

/** What stands in a feed, the newest first. */
export function feedContent({ name, title, description, page, items = [] }: Feed, site: FeatureSite): FeedContent {
  const entries = items
    .toSorted((a, b) => (a.date.iso < b.date.iso ? 1 : a.date.iso > b.date.iso ? -1 : 0))
    .slice(0, most)
    .map((item) => feedEntry(name, item, site));
  // Never the time of the build: a feed in which nothing is new is the same file.
  const updated = entries.map((entry) => entry.updated).sort();
  return {
    title,
    description,
    page: site.absolute(page?.href ?? pageAddress(site, '/')),
    updated: updated.at(-1) ?? beginning,
    entries,
  };
}

/** A feed without entries has never been changed. */
const beginning = '1970-01-01T00:00:00+00:00';

function feedEntry(
  feed: string,
  { key, link, title, date, updated, text }: NonNullable<Feed['items']>[number],
  { site, languageBase, absolute }: FeatureSite,
): FeedEntry {
  const timeZone = site.timeZone ?? noPlace;
  const address = link && absolute(link.href);
  const identity = entryIdentity({ key, link: address, title, date: date.iso });
  const { atom } = feedAddresses(feed);
  const changed = updated && updated.iso > date.iso ? updated : date;
  return {
    id: 'link' in identity ? identity.link : `${absolute(languageBase + atom)}#${encodeURIComponent(identity.key)}`,
    title,
    link: address,
    html: text && withWholeLinks(text.html, absolute),
    published: withOffset(date.iso, timeZone),
    updated: withOffset(changed.iso, timeZone),
  };
}

/** A feed is read far from its site: links that begin with "/" would lead nowhere. */
const withWholeLinks = (html: string, absolute: (path: string) => string) =>
  html.replace(/(\shref=")(\/[^"]*)/g, (_, before: string, path: string) => before + absolute(path));
