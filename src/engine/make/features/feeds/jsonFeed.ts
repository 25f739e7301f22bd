import { escapeHtml } from '#render/renderDocument.ts';
import type { FeedMetadata } from './atom.ts';
import type { FeedContent } from './feedContent.ts';

/** Formats a feed as JSON Feed. https://www.jsonfeed.org/version/1.1/ */
export const formatJsonFeed = (feed: FeedContent, { self, author, language }: FeedMetadata): string =>
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
        // Content is required, as HTML or as text.
        content_html: html ?? escapeHtml(title),
        date_published: published,
        date_modified: updated === published ? undefined : updated,
      })),
    },
    null,
    1,
  )}\n`;
