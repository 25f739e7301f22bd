import { escapeHtml } from '#render/renderDocument.ts';
import type { FeedContent, FeedEntry } from './feedContent.ts';

export interface FeedMetadata {
  self: string;
  author: string;
  language: string;
}

/** Formats a feed as Atom. https://www.rfc-editor.org/rfc/rfc4287 */
export function formatAtomFeed(feed: FeedContent, { self, author, language }: FeedMetadata): string {
  const head = [
    element('id', self),
    element('title', feed.title),
    feed.description ? element('subtitle', feed.description) : '',
    element('updated', feed.updated),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>`,
  ];
  const parts = [...head.filter(Boolean), ...feed.entries.map(formatAtomEntry)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">\n${parts.join('\n')}\n</feed>\n`;
}

function formatAtomEntry({ id, title, link, html, published, updated }: FeedEntry): string {
  // An entry without a link must have content.
  const content = html ?? (link ? undefined : escapeXml(title));
  return `<entry>${[
    element('id', id),
    element('title', title),
    link ? `<link rel="alternate" href="${escapeXml(link)}"/>` : '',
    element('published', published),
    element('updated', updated),
    content === undefined ? '' : `<content type="html">${escapeXml(content)}</content>`,
  ].join('')}</entry>`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** XML allows most control characters neither raw nor escaped. */
const escapeXml = (text: string) => escapeHtml(text.replace(forbiddenCharacters, ''));
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const forbiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
