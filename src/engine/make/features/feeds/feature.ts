import { feedAddresses } from '#engine/content/feedAddresses.ts';
import { alternateLinks, withoutItems } from '../alternateLinks.ts';
import type { Feature } from '../feature.ts';
import { formatAtomFeed } from './atom.ts';
import { createFeedContent } from './feedContent.ts';
import { formatJsonFeed } from './jsonFeed.ts';

/** `feeds` of `_site.json`: the newest items of a list for feed readers, as Atom and as JSON Feed. */
export const feature: Feature = {
  isOfLanguage: true,
  withoutFiles: ({ feeds, ...site }) => (feeds ? { ...site, feeds: feeds.map(withoutItems) } : site),
  head: ({ page }, { site, languageBase }) =>
    alternateLinks(page, languageBase, site.feeds, ({ name }) => [
      { type: 'application/atom+xml', address: feedAddresses(name).atom },
      { type: 'application/feed+json', address: feedAddresses(name).json },
    ]),
  files(site) {
    const { name: author, language, feeds = [] } = site.site;
    const files = feeds.flatMap((feed) => {
      const content = createFeedContent(feed, site);
      const { atom, json } = feedAddresses(feed.name);
      const metadataFor = (address: string) => ({ self: site.absolute(site.languageBase + address), author, language });
      return [
        [atom.slice(1), formatAtomFeed(content, metadataFor(atom))],
        [json.slice(1), formatJsonFeed(content, metadataFor(json))],
      ];
    });
    return Object.fromEntries(files);
  },
};
