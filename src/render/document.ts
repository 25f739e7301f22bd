import type { Labels } from '#shared/content.ts';
import { isRightToLeft } from '#shared/isRightToLeft.ts';

/** Everything that a finished HTML document is made of. Texts are raw; this module escapes them. */
export interface DocumentParts {
  language: string;
  title: string;
  description: string;
  siteName: string;
  /** Absolute address of the page; absent for a not-found page. */
  canonical?: string;
  /** Absolute address of the sharing picture. */
  image?: string;
  isIndexed: boolean;
  /** Colours that browsers may give their own controls, each with the medium that it is for. */
  themeColors: { color: string; media?: string }[];
  /** Colour schemes of the page's own controls, as `light dark`; light when left out. */
  colorScheme?: string;
  /** The inline script that takes the scheme which the visitor has chosen. */
  schemeScript?: string;
  /** Addresses of the site's icons. */
  icons: { href: string; type?: string }[];
  /** The page's part of the style sheet. */
  css: string;
  /** Content of the `Content-Security-Policy` meta element; absent in dev. */
  policy?: string;
  /** Markup before and after the page's `<main>`; `isOwn` where no other page has the same before it. */
  shell: { before: string; after: string; isOwn?: true };
  /** The page's blocks. */
  main: string;
  /** Titles of the pages above, for a page that the site's search finds; undefined for any other. */
  searchTrail?: string | undefined;
  /** Address of the islands' properties; absent when the page has no island. */
  islands?: string;
  labels: Labels;
  /** The inline loader, and what it reads from `data-` attributes. */
  loader: { code: string; data: Record<string, string> };
  /** More elements for the head, already markup. */
  head?: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`;

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content === undefined ? '' : `<meta ${key}="${name}"${attribute('content', content)}>`;

/** What Pagefind looks for: whether a page is searched, and what is shown with it. */
const searched = (trail: string | undefined) =>
  trail === undefined
    ? ''
    : ` data-pagefind-body${attribute('data-pagefind-meta', trail ? `trail:${trail}` : undefined)}`;

/**
 * Which links the browser may fetch before they are followed. Documents only, and only on intent: hover or touch.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[target]' } }] }, eagerness: 'moderate' },
  ],
});

/** A piece of a document. What many documents have is written as bytes once for all of them. */
export interface DocumentPiece {
  text: string;
  isShared: boolean;
}

/** Writes the whole HTML document: its pieces in their order. */
export function renderDocument(parts: DocumentParts): DocumentPiece[] {
  const { title, description, canonical, image, shell, loader } = parts;
  const before = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    parts.policy ? `<meta http-equiv="Content-Security-Policy"${attribute('content', parts.policy)}>` : '',
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    parts.isIndexed ? '' : meta('name', 'robots', 'noindex'),
    canonical ? `<link rel="canonical"${attribute('href', canonical)}>` : '',
    parts.themeColors
      .map(({ color, media }) => `<meta name="theme-color"${attribute('media', media)}${attribute('content', color)}>`)
      .join(''),
    meta('name', 'color-scheme', parts.colorScheme),
    parts.schemeScript ? `<script>${parts.schemeScript}</script>` : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', parts.siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    parts.icons
      .map((icon) => `<link rel="icon"${attribute('href', icon.href)}${attribute('type', icon.type)}>`)
      .join(''),
  ].join('');
  const after = [parts.head ?? '', `<script type="speculationrules">${speculationRules}</script>`].join('');
  const data = Object.entries(loader.data)
    .map(([name, value]) => attribute(`data-${name}`, value))
    .join('');
  // Where visitors choose, rules of neither scheme hold until it is known.
  const scheme = parts.schemeScript ? 'auto' : 'light';
  const html = `<!doctype html><html${attribute('lang', parts.language)}${isRightToLeft(parts.language) ? ' dir="rtl"' : ''} data-mantine-color-scheme="${scheme}">`;
  const piece = (text: string, isShared = false): DocumentPiece => ({ text, isShared });
  return [
    piece(`${html}<head>${before}`),
    ...(parts.css ? [piece('<style id="page-css">'), piece(parts.css, true), piece('</style>')] : []),
    piece(`${after}</head><body>`),
    piece(shell.before, !shell.isOwn),
    piece(
      `<main id="main"${searched(parts.searchTrail)}${attribute('data-islands', parts.islands)}>${parts.main}</main>`,
    ),
    piece(shell.after, true),
    piece(`<script id="loader"${data}>${loader.code}</script></body></html>`),
  ];
}
