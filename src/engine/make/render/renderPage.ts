import { pageAddress } from '#engine/content/locales.ts';
import { routePattern } from '#engine/content/routePattern.ts';
import { type DocumentParts, type DocumentPiece, escapeHtml } from '#render/renderDocument.ts';
import { languageHrefPlaceholder } from '#render/shell/languageHrefPlaceholder.ts';
import { motionLabels } from '#shared/motionLabels.ts';
import { encodeLetters } from '#shared/plainAddress.ts';
import { clientPathOf } from '../features/clientPaths.ts';
import type { FinishedPage } from '../features/feature.ts';
import { assertAllowedHead } from '../features/featurePolicy.ts';
import { type LoadedFeature, runFeature } from '../features/features.ts';
import type { PageLanguage, ResolvedPage } from '../resolve/resolved.ts';
import { addPauseChoice } from './pausePictures.ts';
import { createBlockRenderer, renderBlocks } from './renderBlocks.ts';
import { ribbonHtml } from './ribbon.ts';
import { hasSchemeSwitch } from './siteCss.ts';
import { islandsJson, joinAddresses, type ShellMarkup, type SiteRenderer } from './siteRenderer.ts';
import { createTextFile, type TextFile } from './textFile.ts';

export interface RenderedPage {
  document: DocumentPiece[];
  /** Properties of islands. The address contains a hash, so that a page opened earlier still gets matching ones. */
  islands?: TextFile;
  /** Addresses of the code that the page loads or may load later. */
  code: string[];
  finished: FinishedPage;
}

export const documentText = (pieces: DocumentPiece[]): string => pieces.map(({ text }) => text).join('');

/**
 * @param file path of the page's file, for errors
 * @throws CodeFailure if the code of a block or of a feature fails
 */
export function renderPage(page: ResolvedPage, renderer: SiteRenderer, file: string): RenderedPage {
  const { code, site, labels, shellIslands, addresses, absolute, base } = renderer;
  const withBase = (path: string) => base + path;
  const { codeOf, isDev, stylesheet, scriptless } = renderer;
  const blocks = createBlockRenderer({ server: code.server, labels, cache: renderer.blocks, codeOf, isDev });
  const parts = renderBlocks(page.blocks, blocks);
  const { islandTypes, hasPageHeading, jsonLd } = blocks.result;
  const shell = shellOf(page, renderer);
  const ribbon = page.ribbon ? ribbonHtml(page.ribbon) : '';
  const heading = hasPageHeading ? '' : `<h1 class="visually-hidden">${escapeHtml(page.heading)}</h1>`;
  const { pausePictures = motionLabels.pausePictures } = labels as Partial<typeof motionLabels>;
  const content = addPauseChoice(prioritizeFirstPicture(parts), pausePictures);
  const json = islandsJson(labels, blocks.result);
  const islands = islandTypes.size > 0 ? createTextFile('islands', 'json', json, 12) : undefined;
  const needed = addresses.forIslands([...islandTypes, ...shellIslands.types]);
  const finished = { page, main: [ribbon, heading, ...content].join(''), jsonLd };
  const features = renderFeatures(finished, renderer, file);
  const canonical = page.isNotFoundPage ? undefined : absolute(pageAddress(renderer, page.route));
  const css = isDev ? stylesheet.text : stylesheet.usedIn(finished.main, [shell.before, shell.after]);
  const document = code.server.renderDocument({
    language: site.language,
    title: page.title,
    description: page.description,
    siteName: site.name,
    canonical,
    image: page.image
      ? { ...page.image, address: absolute(page.image.address) }
      : { address: absolute(site.shareImage) },
    isIndexed: page.isIndexed && !renderer.isPreview,
    ...colourSchemeParts(renderer),
    icons: [{ href: site.icon, type: site.icon.endsWith('.svg') ? 'image/svg+xml' : undefined }],
    css,
    policy: isDev ? undefined : renderer.policy(css),
    head: [
      scriptless && !isDev ? noscriptStylesheet(withBase(scriptless.address)) : '',
      neighbourLinks(page, absolute),
      features.head,
    ].join(''),
    shell: withLanguageLinks(shell, page),
    main: finished.main,
    searchTrail: searchTrailOf(page, renderer),
    islands: islands && withBase(islands.address),
    labels,
    loader: {
      code: code.loader,
      data: loaderData(islandTypes.size + shellIslands.types.size > 0, renderer),
    },
  });
  return { document, islands, code: [...new Set([...needed, ...features.code])], finished };
}

function loaderData(hasIslands: boolean, { addresses, sheet, base, isDev }: SiteRenderer): Record<string, string> {
  if (isDev) return { live: addresses.live };
  const liveImports = addresses.forIslands([]).filter((file) => file !== addresses.live);
  return {
    ...(base && { base }),
    live: base + addresses.live,
    css: base + sheet.address,
    code: joinAddresses(liveImports, base),
    ...(hasIslands && { react: joinAddresses(addresses.forRuntime(), base) }),
  };
}

function colourSchemeParts({
  code,
  site,
}: SiteRenderer): Pick<DocumentParts, 'themeColors' | 'colorScheme' | 'schemeScript'> {
  const { brand, scheme = 'light', inDark } = site.theme;
  const darkColour = inDark?.brand ?? brand;
  if (scheme === 'light') return { themeColors: [{ color: brand }] };
  if (scheme === 'dark') return { themeColors: [{ color: darkColour }], colorScheme: 'dark' };
  const media = (name: string) => `(prefers-color-scheme: ${name})`;
  const both = [
    { color: brand, media: media('light') },
    { color: darkColour, media: media('dark') },
  ];
  return {
    themeColors: darkColour === brand ? [{ color: brand }] : both,
    colorScheme: 'light dark',
    schemeScript: hasSchemeSwitch(site) ? code.colourScheme : undefined,
  };
}

/** Shell of a page. A not-found page has a route that no link of the shell leads to. */
export const shellOf = (
  { route, isNotFoundPage }: Pick<ResolvedPage, 'route' | 'isNotFoundPage'>,
  renderer: SiteRenderer,
): ShellMarkup => renderer.shell(encodeLetters(pageAddress(renderer, isNotFoundPage ? `${route}/_` : route)));

const withLanguageLinks = ({ before, after }: ShellMarkup, { languages }: ResolvedPage): DocumentParts['shell'] =>
  languages ? { before: fillLanguageLinks(before, languages), after, isUnique: true } : { before, after };

/** Fills the links of the language menu in markup that all pages share. */
export const fillLanguageLinks = (shell: string, languages: PageLanguage[]): string =>
  languages.reduce(
    (html, { language, address }) =>
      html.replaceAll(`href="${languageHrefPlaceholder(language)}"`, () => `href="${escapeHtml(address)}"`),
    shell,
  );

/** Breadcrumbs that the search shows above a page's title; undefined if the search excludes the page. */
function searchTrailOf({ route, isIndexed, trail, inList }: ResolvedPage, { site }: SiteRenderer): string | undefined {
  if (!site.search || !isIndexed || inList?.isPart) return undefined;
  const { exclude = [] } = site.search === true ? {} : site.search;
  if (exclude.some((pattern) => routePattern(pattern).test(route))) return undefined;
  return trail
    .slice(1, -1)
    .map(({ title }) => title)
    .join(' › ');
}

const lazy = ' loading="lazy"';

/**
 * Loads the first picture of a page with high priority, as it is in the first view and often the largest element of it.
 * Only pictures in the first two blocks count, and none in an island, which must match what React renders.
 */
export function prioritizeFirstPicture(parts: string[]): string[] {
  const index = parts.slice(0, 2).findIndex((part) => part.includes('<img'));
  const [before = '', ...after] = parts[index]?.split(lazy) ?? [];
  const isFirst = before.split('<img').length === 2;
  if (!after.length || !isFirst || before.includes('data-island')) return parts;
  return parts.with(index, `${before} fetchpriority="high"${after.join(lazy)}`);
}

/** Links to the pages before and after a page of a list, for browsers and search engines. */
const neighbourLinks = ({ inList }: ResolvedPage, absolute: SiteRenderer['absolute']): string =>
  (
    [
      ['prev', inList?.previous],
      ['next', inList?.next],
    ] as const
  )
    .map(([rel, address]) => (address ? `<link rel="${rel}" href="${escapeHtml(absolute(address))}">` : ''))
    .join('');

/** Link to the stylesheet of visitors without scripts, if a script would set the colour scheme. */
const noscriptStylesheet = (css: string) => `<noscript><link rel="stylesheet" href="${css}"></noscript>`;

function renderFeatures(page: FinishedPage, renderer: SiteRenderer, file: string): { head: string; code: string[] } {
  const { features, addresses } = renderer;
  const code = features.flatMap((feature) =>
    runFeature(feature, file, () => feature.client?.(page, renderer))
      ? [addresses.forEntry(clientPathOf(feature.name, feature.isCustom))]
      : [],
  );
  const markup = features.map((feature) => runFeature(feature, file, () => headOf(feature, page, renderer)));
  const scripts = code.map(([address]) => `<script type="module" src="${renderer.base}${address}"></script>`);
  return { head: [...markup, ...scripts].join(''), code: code.flat() };
}

/** @throws Error if browsers would refuse a part of it */
function headOf({ head, isCustom }: LoadedFeature, page: FinishedPage, renderer: SiteRenderer): string {
  const markup = head?.(page, renderer) ?? '';
  if (isCustom) assertAllowedHead(markup, renderer.policySources);
  return markup;
}
