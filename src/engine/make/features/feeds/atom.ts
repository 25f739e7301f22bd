import { escapeHtml } from '#render/document.ts';
import type { FeedContent, FeedEntry } from './entries.ts';

/** What Atom has to know of the site beside what is in the feed. */
export interface AtomSite {
  /** Whole address of the feed itself. */
  self: string;
  /** Who stands for what the feed says. */
  author: string;
  language: string;
}

/** A feed as Atom. https://www.rfc-editor.org/rfc/rfc4287 */
export function atomFeed(feed: FeedContent, { self, author, language }: AtomSite): string {
  const head = [
    element('id', self),
    element('title', feed.title),
    feed.description ? element('subtitle', feed.description) : '',
    element('updated', feed.updated),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(feed.page)}"/>`,
  ];
  const parts = [...head.filter(Boolean), ...feed.entries.map(atomEntry)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(language)}">\n${parts.join('\n')}\n</feed>\n`;
}

function atomEntry({ id, title, link, html, published, updated }: FeedEntry): string {
  // An entry that leads nowhere has to have content.
  const content = html ?? (link ? undefined : xml(title));
  return `<entry>${[
    element('id', id),
    element('title', title),
    link ? `<link rel="alternate" href="${xml(link)}"/>` : '',
    element('published', published),
    element('updated', updated),
    content === undefined ? '' : `<content type="html">${xml(content)}</content>`,
  ].join('')}</entry>`;
}

const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`;

/** XML has no place for most control characters, escaped or not. */
const xml = (text: string) => escapeHtml(text.replace(forbidden, ''));
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
