import { feedAddresses, topicFeedAddresses } from '#engine/content/feedAddresses.ts';
import { encodeLetters } from '#shared/plainAddress.ts';
import { alternateLinks, formatAlternateLinks, withoutItems } from '../alternateLinks.ts';
import type { Feature, FeatureSite, PageEntry } from '../feature.ts';
import { formatAtomFeed } from './atom.ts';
import { createFeedContent, type Feed } from './feedContent.ts';
import { formatJsonFeed } from './jsonFeed.ts';

interface Addresses {
  atom: string;
  json: string;
}

/**
 * Feeds for feed readers, as Atom and as JSON Feed: `feeds` of `_site.json`, the newest items of a list, and one for each
 * topic of a list that has an address.
 */
export const feature = {
  isOfLanguage: true,
  withoutFiles: ({ feeds, ...site }) => (feeds ? { ...site, feeds: feeds.map(withoutItems) } : site),
  head: ({ page }, { site, languageBase }) =>
    alternateLinks(page, languageBase, site.feeds, ({ name }) => formsOf(feedAddresses(name))) +
    (page.inList?.hasFeed
      ? formatAlternateLinks(page.title, formsOf(topicFeedAddresses(encodeLetters(page.route))), languageBase)
      : ''),
  files: (site, pages): Record<string, string> =>
    Object.fromEntries([
      ...(site.site.feeds ?? []).flatMap((feed) => filesOf(feed, feedAddresses(feed.name), site)),
      ...pages.flatMap((page) => filesOfTopic(page, site)),
    ]),
} satisfies Feature;

const formsOf = ({ atom, json }: Addresses) => [
  { type: 'application/atom+xml', address: atom },
  { type: 'application/feed+json', address: json },
];

function filesOfTopic(
  { route, feed }: Pick<PageEntry, 'route' | 'feed'>,
  site: FeatureSite,
): [path: string, text: string][] {
  const found = feed?.();
  if (!found) return [];
  const page = { href: encodeLetters(site.languageBase + route) };
  return filesOf(
    { title: found.title, page, items: found.items as unknown as Feed['items'] },
    topicFeedAddresses(route),
    site,
  );
}

function filesOf(
  feed: Omit<Feed, 'name'>,
  { atom, json }: Addresses,
  site: FeatureSite,
): [path: string, text: string][] {
  const { name: author, language } = site.site;
  const content = createFeedContent(feed, atom, site);
  const metadataFor = (address: string) => ({
    ...{ author, language },
    self: site.absolute(encodeLetters(site.languageBase + address)),
  });
  return [
    [atom.slice(1), formatAtomFeed(content, metadataFor(atom))],
    [json.slice(1), formatJsonFeed(content, metadataFor(json))],
  ];
}
