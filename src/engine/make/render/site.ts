import { pageAddress } from '#engine/content/editions.ts';
import { textsIn } from '#engine/content/query.ts';
import { contentHash } from '#engine/store/cache.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import type { Site } from '#render/site.types.ts';
import { defaultLabels, type Labels } from '#shared/content.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { JsonObject } from '#shared/json.ts';
import { createStylesheet, type Stylesheet } from '../css/stylesheet.ts';
import type { FeatureSite } from '../features/feature.ts';
import { featureSite, type LoadedFeature, loadFeatures, siteOfPages } from '../features/features.ts';
import { blockTypesIn } from '../resolve/resolved.ts';
import type { ResolvedShell } from '../resolve/site.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { BlockCache, createBlockRenderer, fillSlots, type RenderedBlocks, renderBlocks } from './blocks.ts';
import { type CodeAddresses, codeAddresses } from './chunks.ts';
import type { CompiledCode } from './code.ts';
import { contentSecurityPolicy, type PolicyNeeds } from './policy.ts';
import { ribbonCss } from './ribbon.ts';
import { asDeviceIsSet, hasSchemeSwitch, sheetFile, siteCss } from './siteCss.ts';
import type { TextFile } from './textFile.ts';

/** What all pages of a site share while they are rendered. */
export interface SiteRenderer extends FeatureSite {
  code: CompiledCode;
  /** In dev, Vite puts modules and styles into the page itself: no policy, the whole style sheet. */
  isDev: boolean;
  features: LoadedFeature[];
  labels: Labels;
  blocks: BlockCache;
  stylesheet: Stylesheet;
  /** The whole style sheet, which scripts add to a page. */
  sheet: TextFile;
  /** The whole style sheet for visitors without scripts, where that is another one. */
  scriptless?: TextFile;
  addresses: CodeAddresses;
  /** Properties of the islands in the shell, and the address of their file. */
  shellIslands: TextFile & { types: Set<string> };
  /** Addresses of the code that a block of a type is hydrated with. */
  codeOf: (type: string) => string;
  /** Languages that visitors choose from, and the address of the home page. */
  place: { languages: string[]; home: string };
  /** Markup around `<main>` for a route. */
  shell: (route: string) => ShellMarkup;
  /** The policy of a page with these styles. */
  policy: (css: string) => string;
  /** Changes when a page must be rendered again although its own content is the same. */
  key: string;
}

/** Addresses as an attribute has them. @param base folder that the site lies in */
export const listOf = (addresses: string[], base: string): string => addresses.map((path) => base + path).join(' ');

/** A site that is at the top of a server. */
const alone = { base: '', languageBase: '', editions: [] };

/** Markup around a page's `<main>`. */
export interface ShellMarkup {
  before: string;
  after: string;
}

/**
 * Prepares what is the same on every page: style sheet, shell, addresses of code.
 * @param isPreview the site is for those who work on it, and shows what visitors do not get
 * @param context says below which folder the site lies, and in which languages it is; of a site that is only looked at, none
 */
export async function createRenderer(
  code: CompiledCode,
  resolved: ResolvedShell,
  endpoints: Set<string>,
  isPreview = false,
  { base, languageBase, editions }: Pick<SiteContext, 'base' | 'languageBase' | 'editions'> = alone,
): Promise<SiteRenderer> {
  await code.server.loadComponents(blockTypesIn(resolved.slots.flat()));
  const features = await loadFeatures();
  const labels = code.server.siteLabels(resolved.site as unknown as Site);
  const isDev = code.hash === '';
  const css = siteCss(code, resolved.site as unknown as Site) + (isDev || isPreview ? ribbonCss : '');
  const ofPages = siteOfPages(features, resolved.site as unknown as Site) as unknown as JsonObject;
  const shownEverywhere = JSON.stringify({ site: ofPages, slots: resolved.slots });
  const address = `/assets/shell-${contentHash([code.hash, shownEverywhere], 8)}.json`;
  const blocks = new BlockCache();
  const addresses = codeAddresses(code.manifest);
  const codeOf = (type: string) => listOf(addresses.forBlock(type), base);
  const renderer = createBlockRenderer({
    server: code.server,
    labels,
    cache: blocks,
    codeOf,
    islandsAddress: base + address,
    isDev,
  });
  const slots = resolved.slots.map((inside) => renderBlocks(inside, renderer).join(''));
  const site = fillSlots(resolved.site, slots) as unknown as Site;
  const offered = editions.filter(({ own }) => own.has('/'));
  const languages = offered.length > 1 ? offered.map(({ language }) => language) : [];
  const place = { languages, home: pageAddress({ base, languageBase }, '/') };
  const shell = shellByState(code, site, ofPages, place);
  const stylesheet = createStylesheet(css, code.hash ? contentHash([code.hash, css], 16) : undefined);
  const forFeatures = { ...featureSite(site, isPreview, base, languageBase), isDev };
  return {
    code,
    features,
    ...forFeatures,
    labels,
    blocks,
    stylesheet,
    sheet: sheetFile(css),
    scriptless: hasSchemeSwitch(site) ? asDeviceIsSet(css) : undefined,
    addresses,
    codeOf,
    shellIslands: {
      address,
      text: islandsJson(labels, renderer.result),
      types: renderer.result.islandTypes,
    },
    shell,
    place,
    policy: policyByStyles(inlineScriptsOf(code, site), {
      endpoints,
      widget: widgetOrigins(site),
      features: features.flatMap(({ policy }) => policy?.(forFeatures) ?? []),
      hasSearch: Boolean(site.search),
    }),
    key: contentHash([
      code.hash,
      shownEverywhere,
      languages.join(),
      css,
      [...endpoints].sort().join(),
      String(isPreview),
    ]),
  };
}

/** Texts that pages of a site ask for and have in common, by their addresses: its styles, and what its shell wakes with. */
export function sharedTexts(renderer: SiteRenderer): Map<string, string> {
  const { sheet, shellIslands, scriptless } = renderer;
  const files = [sheet, shellIslands, ...(scriptless ? [scriptless] : [])];
  return new Map(files.map(({ address, text }) => [address, text]));
}

/** Changes when pages of a site in its languages must be rendered again although their own content is the same. */
export const siteKey = (editions: { renderer: SiteRenderer }[]): string =>
  editions.map(({ renderer }) => renderer.key).join();

/** Where an external enquiry widget comes from, and what its site file says that it asks beside that. */
function widgetOrigins({ enquiry }: Site): string[] {
  if (!enquiry?.widget) return [];
  const { src, origins = [] } = enquiry.widget;
  return [...new Set([src.replace(/^(\w+:\/\/[^/]+).*/, '$1'), ...origins])];
}

const inlineScriptsOf = ({ loader, colourScheme, server }: CompiledCode, site: Site): string[] => [
  loader,
  server.speculationRules,
  ...(hasSchemeSwitch(site) ? [colourScheme] : []),
  ...server.inlineScripts(site),
];

function policyByStyles(scripts: string[], needs: PolicyNeeds): SiteRenderer['policy'] {
  const known = new RecentMap<string, string>(200);
  return (css) => getOrInsert(known, css, () => contentSecurityPolicy(scripts, css, needs));
}

/** The file that islands are hydrated with. */
export const islandsJson = (labels: Labels, { islands }: Pick<RenderedBlocks, 'islands'>): string => {
  // All others are asked for in few places, and would be sent with every page.
  const ofIslands = Object.fromEntries(Object.entries(labels).filter(([name]) => name in defaultLabels));
  return JSON.stringify({ labels: ofIslands, islands });
};

/**
 * The shell differs only in which of its links is marked as current: pages that it does not link to share the state
 * of the nearest page above them that it does.
 */
function shellByState(
  code: CompiledCode,
  site: Site,
  raw: JsonObject,
  place: SiteRenderer['place'],
): SiteRenderer['shell'] {
  const linked = new Set(textsIn(raw).filter((text) => text.startsWith('/')));
  const states = new Map<string, ShellMarkup>();
  return (route) => {
    const state = linked.has(route) ? route : `${nearestAbove(route, linked)}/_`;
    return getOrInsert(states, state, () => code.server.renderShell(site, state, place));
  };
}

function nearestAbove(route: string, linked: Set<string>): string {
  let above = route;
  while (above && !linked.has(above)) above = above.slice(0, above.lastIndexOf('/'));
  return above;
}
