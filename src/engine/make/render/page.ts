import { routePattern } from '#engine/content/addresses.ts';
import { pageAddress } from '#engine/content/editions.ts';
import type { DocumentParts, DocumentPiece } from '#render/document.ts';
import { clientOf } from '../features/clients.ts';
import type { FinishedPage } from '../features/feature.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';
import { createBlockRenderer, renderBlocks } from './blocks.ts';
import { linkLanguages } from './languageLinks.ts';
import { ribbonHtml } from './ribbon.ts';
import { islandsJson, listOf, type ShellMarkup, type SiteRenderer } from './site.ts';
import { hasSchemeSwitch } from './siteCss.ts';
import { type TextFile, textFile } from './textFile.ts';

/** The files that a page becomes. */
export interface RenderedPage {
  document: DocumentPiece[];
  /**
   * Properties of its islands; absent when it has none. The address changes with the content: a page that was opened
   * yesterday asks for what it was rendered with.
   */
  islands?: TextFile;
  /** Addresses of the code that the page loads, or may load once it is used. */
  code: string[];
  /** What features look at. */
  finished: FinishedPage;
}

/** A document as one text. */
export const textOf = (pieces: DocumentPiece[]): string => pieces.map(({ text }) => text).join('');

/** Renders a page to its document. */
export function renderPage(page: ResolvedPage, renderer: SiteRenderer): RenderedPage {
  const { code, site, labels, shellIslands, addresses, absolute, base } = renderer;
  const inSite = (path: string) => base + path;
  const { codeOf, isDev, stylesheet, scriptless } = renderer;
  const blocks = createBlockRenderer({ server: code.server, labels, cache: renderer.blocks, codeOf, isDev });
  const parts = renderBlocks(page.blocks, blocks);
  const { islandTypes, hasPageHeading, jsonLd } = blocks.result;
  const shell = shellOf(page, renderer);
  const ribbon = page.ribbon ? ribbonHtml(page.ribbon) : '';
  const heading = hasPageHeading ? '' : `<h1 class="visually-hidden">${code.server.escapeHtml(page.heading)}</h1>`;
  const json = islandsJson(labels, blocks.result);
  const islands = islandTypes.size > 0 ? textFile('islands', 'json', json, 12) : undefined;
  const needed = addresses.forIslands([...islandTypes, ...shellIslands.types]);
  const finished = { page, main: [ribbon, heading, ...loadFirstPictureAtOnce(parts)].join(''), jsonLd };
  const features = askFeatures(finished, renderer);
  const canonical = page.isNotFoundPage ? undefined : absolute(pageAddress(renderer, page.route));
  const css = isDev ? stylesheet.text : stylesheet.usedIn(finished.main, [shell.before, shell.after]);
  const document = code.server.renderDocument({
    language: site.language,
    title: page.title,
    description: page.description,
    siteName: site.name,
    canonical,
    image: absolute(page.image ?? site.shareImage),
    isIndexed: page.isIndexed && !renderer.isPreview,
    ...schemeParts(renderer),
    icons: [{ href: site.icon, type: site.icon.endsWith('.svg') ? 'image/svg+xml' : undefined }],
    css,
    policy: isDev ? undefined : renderer.policy(css),
    head: (scriptless && !isDev ? withoutScripts(inSite(scriptless.address)) : '') + features.head,
    shell: inLanguages(shell, page),
    main: finished.main,
    searchTrail: searchTrailOf(page, renderer),
    islands: islands && inSite(islands.address),
    labels,
    loader: {
      code: code.loader,
      data: loaderData(islandTypes.size + shellIslands.types.size > 0, renderer),
    },
  });
  return { document, islands, code: [...new Set([...needed, ...features.code])], finished };
}

/** Addresses of code and styles, for the inline loader. */
function loaderData(hasIslands: boolean, { addresses, sheet, base, isDev }: SiteRenderer): Record<string, string> {
  if (isDev) return { live: addresses.live };
  const ofLive = addresses.forIslands([]).filter((file) => file !== addresses.live);
  return {
    ...(base && { base }),
    live: base + addresses.live,
    css: base + sheet.address,
    code: listOf(ofLive, base),
    ...(hasIslands && { react: listOf(addresses.forRuntime(), base) }),
  };
}

/** What a document says of light and dark. */
function schemeParts({
  code,
  site,
}: SiteRenderer): Pick<DocumentParts, 'themeColors' | 'colorScheme' | 'schemeScript'> {
  const { brand, scheme = 'light', inDark } = site.theme;
  const ofDark = inDark?.brand ?? brand;
  if (scheme === 'light') return { themeColors: [{ color: brand }] };
  if (scheme === 'dark') return { themeColors: [{ color: ofDark }], colorScheme: 'dark' };
  const media = (name: string) => `(prefers-color-scheme: ${name})`;
  const both = [
    { color: brand, media: media('light') },
    { color: ofDark, media: media('dark') },
  ];
  return {
    themeColors: ofDark === brand ? [{ color: brand }] : both,
    colorScheme: 'light dark',
    schemeScript: hasSchemeSwitch(site) ? code.colourScheme : undefined,
  };
}

/** Markup around a page: a not-found page is none of those that the shell links to. */
export const shellOf = (
  { route, isNotFoundPage }: Pick<ResolvedPage, 'route' | 'isNotFoundPage'>,
  renderer: SiteRenderer,
): ShellMarkup => renderer.shell(pageAddress(renderer, isNotFoundPage ? `${route}/_` : route));

/** Markup around a page, with the places where it is found in other languages. */
const inLanguages = ({ before, after }: ShellMarkup, { languages }: ResolvedPage): DocumentParts['shell'] =>
  languages ? { before: linkLanguages(before, languages), after, isOwn: true } : { before, after };

/** What the search shows above the title of a page; undefined for a page that it does not find. */
function searchTrailOf({ route, isIndexed, trail }: ResolvedPage, { site }: SiteRenderer): string | undefined {
  if (!site.search || !isIndexed) return undefined;
  const { exclude = [] } = site.search === true ? {} : site.search;
  if (exclude.some((pattern) => routePattern(pattern).test(route))) return undefined;
  return trail
    .slice(1, -1)
    .map(({ title }) => title)
    .join(' › ');
}

const lazy = ' loading="lazy"';

/**
 * The first picture of a page is in the first view, and often what the page is judged by: it must not wait for the
 * layout, nor for scripts and fonts. Only among the first two blocks, and not in an island, which must stay as React will render it.
 */
export function loadFirstPictureAtOnce(parts: string[]): string[] {
  const index = parts.slice(0, 2).findIndex((part) => part.includes('<img'));
  const [before = '', ...after] = parts[index]?.split(lazy) ?? [];
  const isFirst = before.split('<img').length === 2;
  if (!after.length || !isFirst || before.includes('data-island')) return parts;
  return parts.with(index, `${before} fetchpriority="high"${after.join(lazy)}`);
}

/** Links the styles of visitors without scripts: the page's own wait for a script where visitors choose light or dark. */
const withoutScripts = (css: string) => `<noscript><link rel="stylesheet" href="${css}"></noscript>`;

/** What features add to a page: markup for its head, and the addresses of the code that this loads. */
function askFeatures(page: FinishedPage, renderer: SiteRenderer): { head: string; code: string[] } {
  const { features, addresses } = renderer;
  const code = features.flatMap(({ name, isOwn, client }) =>
    client?.(page, renderer) ? [addresses.forEntry(clientOf(name, isOwn))] : [],
  );
  const markup = features.map(({ head }) => head?.(page, renderer) ?? '');
  const scripts = code.map(([address]) => `<script type="module" src="${renderer.base}${address}"></script>`);
  return { head: [...markup, ...scripts].join(''), code: code.flat() };
}
