import { feedAddresses } from '#engine/content/feeds.ts';
import { alternateLinks, asPagesNameIt } from '../alternateLinks.ts';
import type { Feature } from '../feature.ts';
import { atomFeed } from './atom.ts';
import { feedContent } from './entries.ts';
import { jsonFeed } from './jsonFeed.ts';

/** `feeds` of `_site.json`: what is new in a list, for feed readers, as Atom and as JSON Feed. */
export const feature: Feature = {
  isOfLanguage: true,
  withoutFiles: ({ feeds, ...site }) => (feeds ? { ...site, feeds: feeds.map(asPagesNameIt) } : site),
  head: ({ page }, { site, languageBase }) =>
    alternateLinks(page, languageBase, site.feeds, ({ name }) => [
      { type: 'application/atom+xml', address: feedAddresses(name).atom },
      { type: 'application/feed+json', address: feedAddresses(name).json },
    ]),
  files(site) {
    const { name: author, language, feeds = [] } = site.site;
    const files = feeds.flatMap((feed) => {
      const content = feedContent(feed, site);
      const { atom, json } = feedAddresses(feed.name);
      const about = (address: string) => ({ self: site.absolute(site.languageBase + address), author, language });
      return [
        [atom.slice(1), atomFeed(content, about(atom))],
        [json.slice(1), jsonFeed(content, about(json))],
      ];
    });
    return Object.fromEntries(files);
  },
};
