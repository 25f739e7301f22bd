import { escapeHtml } from '#render/document.ts';
import type { AtomSite } from './atom.ts';
import type { FeedContent } from './entries.ts';

/** A feed as JSON Feed. https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = (feed: FeedContent, { self, author, language }: AtomSite): string =>
  `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      home_page_url: feed.page,
      feed_url: self,
      description: feed.description,
      language,
      authors: [{ name: author }],
      items: feed.entries.map(({ id, title, link, html, published, updated }) => ({
        id,
        url: link,
        title,
        // One of the two forms of content has to be there.
        content_html: html ?? escapeHtml(title),
        date_published: published,
        date_modified: updated === published ? undefined : updated,
      })),
    },
    null,
    1,
  )}\n`;
