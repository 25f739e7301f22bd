import type { Labels } from '#shared/content.ts';
import { isRightToLeft } from '#shared/isRightToLeft.ts';

/** Parts of an HTML document. Texts are raw; this module escapes them. */
export interface DocumentParts {
  language: string;
  title: string;
  description: string;
  siteName: string;
  /** Absolute address of the page; undefined for a not-found page. */
  canonical?: string;
  /** Picture that other sites show with a link: its absolute address, its size in px, and what it shows. */
  image?: { address: string; width?: number; height?: number; alt?: string };
  isIndexed: boolean;
  /** Colours of the browser's own controls, each with its media query. */
  themeColors: { color: string; media?: string }[];
  /** Colour schemes of the page's own controls, as `light dark`; light if left out. */
  colorScheme?: string;
  /** Inline script that applies the scheme chosen by the visitor. */
  schemeScript?: string;
  icons: { href: string; type?: string }[];
  /** The page's part of the style sheet. */
  css: string;
  /** Content of the `Content-Security-Policy` meta element; undefined in dev. */
  policy?: string;
  /** Markup before and after the page's `<main>`; `isUnique` if no other page has the same markup before it. */
  shell: { before: string; after: string; isUnique?: true };
  main: string;
  /** Titles of the ancestor pages, for a page that the site's search finds; undefined for any other. */
  searchTrail?: string | undefined;
  /** Address of the islands' properties; undefined if the page has no island. */
  islands?: string;
  labels: Labels;
  /** The inline loader, and the values of its `data-` attributes. */
  loader: { code: string; data: Record<string, string> };
  head?: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const formatAttribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

const formatMeta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? '' : `<meta ${key}="${name}"${formatAttribute('content', content)}>`;

/** Attributes for Pagefind, which mark a page as searchable and name its trail. */
const searchAttributes = (trail: string | undefined) =>
  trail === undefined
    ? ''
    : ` data-pagefind-body${formatAttribute('data-pagefind-meta', trail ? `trail:${trail}` : undefined)}`;

/**
 * Rules for the links that the browser may prefetch: documents only, and only on intent (hover or touch).
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target]' } }] }, eagerness: 'moderate' },
  ],
});

/** A piece of a document. A piece that many documents share is encoded once for all of them. */
export interface DocumentPiece {
  text: string;
  isShared: boolean;
}

/** Renders the full HTML document. @returns its pieces in their order */
export function renderDocument(parts: DocumentParts): DocumentPiece[] {
  const { title, description, canonical, image, shell, loader } = parts;
  const before = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    parts.policy ? `<meta http-equiv="Content-Security-Policy"${formatAttribute('content', parts.policy)}>` : '',
    `<title>${escapeHtml(title)}</title>`,
    formatMeta('name', 'description', description),
    parts.isIndexed ? '' : formatMeta('name', 'robots', 'noindex'),
    canonical ? `<link rel="canonical"${formatAttribute('href', canonical)}>` : '',
    parts.themeColors
      .map(
        ({ color, media }) =>
          `<meta name="theme-color"${formatAttribute('media', media)}${formatAttribute('content', color)}>`,
      )
      .join(''),
    formatMeta('name', 'color-scheme', parts.colorScheme),
    parts.schemeScript ? `<script>${parts.schemeScript}</script>` : '',
    formatMeta('property', 'og:type', 'website'),
    formatMeta('property', 'og:site_name', parts.siteName),
    formatMeta('property', 'og:title', title),
    formatMeta('property', 'og:description', description),
    formatMeta('property', 'og:url', canonical),
    formatMeta('property', 'og:image', image?.address),
    formatMeta('property', 'og:image:width', image?.width?.toString()),
    formatMeta('property', 'og:image:height', image?.height?.toString()),
    formatMeta('property', 'og:image:alt', image?.alt),
    formatMeta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    parts.icons
      .map((icon) => `<link rel="icon"${formatAttribute('href', icon.href)}${formatAttribute('type', icon.type)}>`)
      .join(''),
  ].join('');
  const after = [parts.head ?? '', `<script type="speculationrules">${speculationRules}</script>`].join('');
  const data = Object.entries(loader.data)
    .map(([name, value]) => formatAttribute(`data-${name}`, value))
    .join('');
  // Where visitors choose a scheme, the rules of neither scheme apply until it is known.
  const scheme = parts.schemeScript ? 'auto' : 'light';
  const html = `<!doctype html><html${formatAttribute('lang', parts.language)}${isRightToLeft(parts.language) ? ' dir="rtl"' : ''} data-mantine-color-scheme="${scheme}">`;
  const piece = (text: string, isShared = false): DocumentPiece => ({ text, isShared });
  return [
    piece(`${html}<head>${before}`),
    ...(parts.css ? [piece('<style id="page-css">'), piece(parts.css, true), piece('</style>')] : []),
    piece(`${after}</head><body>`),
    piece(shell.before, !shell.isUnique),
    piece(
      `<main id="main"${searchAttributes(parts.searchTrail)}${formatAttribute('data-islands', parts.islands)}>${parts.main}</main>`,
    ),
    piece(shell.after, true),
    piece(`<script id="loader"${data}>${loader.code}</script></body></html>`),
  ];
}
