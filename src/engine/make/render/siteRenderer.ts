import { LRUCache } from 'lru-cache';
import { pageAddress } from '#engine/content/locales.ts';
import { textsIn } from '#engine/content/query.ts';
import { pageFailure, runWithContent } from '#engine/problems/codeFailure.ts';
import { contentHash } from '#engine/store/cache.ts';
import type { Site } from '#render/site.types.ts';
import { type Labels, usualLabels } from '#shared/content.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import type { JsonObject } from '#shared/json.ts';
import { createStylesheet, type Stylesheet } from '../css/stylesheet.ts';
import type { FeatureSite, PolicySources } from '../features/feature.ts';
import { policySourcesOf } from '../features/featurePolicy.ts';
import { featureSite, type LoadedFeature, loadFeatures, siteForPages } from '../features/features.ts';
import type { ResolvedShell } from '../resolve/resolveShell.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { addBlockData } from './blockData.ts';
import { type CodeAddresses, readCodeAddresses } from './codeAddresses.ts';
import type { CompiledCode } from './compiledCode.ts';
import { createContentSecurityPolicy, type PolicyInput } from './contentSecurityPolicy.ts';
import {
  BlockCache,
  createBlockRenderer,
  fillSlots,
  loadBlocks,
  type RenderedBlocks,
  renderBlocks,
} from './renderBlocks.ts';
import { ribbonCss } from './ribbon.ts';
import { createScriptlessStylesheet, createSiteCss, createStylesheetFile, hasSchemeSwitch } from './siteCss.ts';
import type { TextFile } from './textFile.ts';

export interface SiteRenderer extends FeatureSite {
  code: CompiledCode;
  /** True under dev, where Vite inserts modules and styles: there is no policy, and pages get the full stylesheet. */
  isDev: boolean;
  features: LoadedFeature[];
  /** Sources that features add to the policy of all pages. */
  policySources: PolicySources[];
  labels: Labels;
  blocks: BlockCache;
  stylesheet: Stylesheet;
  /** Full stylesheet, added to a page by scripts. */
  sheet: TextFile;
  /** Full stylesheet for visitors without scripts, if it differs. */
  scriptless?: TextFile;
  addresses: CodeAddresses;
  shellIslands: TextFile & { types: Set<string> };
  codeOf: (type: string) => string;
  /** Languages of the language menu, and address of the home page. */
  place: { languages: string[]; home: string };
  shell: (route: string) => ShellMarkup;
  policy: (css: string) => string;
  /** Fingerprint of everything in a page that does not come from its own content. */
  key: string;
}

export const joinAddresses = (addresses: string[], base: string): string =>
  addresses.map((path) => base + path).join(' ');

type RendererPlace = Pick<SiteContext, 'base' | 'languageBase' | 'locales' | 'language'>;

const rootPlace: RendererPlace = { base: '', languageBase: '', locales: [], language: 'en' };

export interface ShellMarkup {
  before: string;
  after: string;
}

/** @param isPreview true for a preview, with content that visitors do not get */
export async function createSiteRenderer(
  code: CompiledCode,
  resolved: ResolvedShell,
  endpoints: Set<string>,
  isPreview = false,
  { base, languageBase, locales, language }: RendererPlace = rootPlace,
): Promise<SiteRenderer> {
  const isDev = code.hash === '';
  await addBlockData(resolved.slots.flat(), { language, isDev });
  await loadBlocks(resolved.slots.flat(), code.server);
  const features = await loadFeatures();
  const labels = code.server.siteLabelsOf(resolved.site as unknown as Site);
  const css = createSiteCss(code, resolved.site as unknown as Site) + (isDev || isPreview ? ribbonCss : '');
  const siteOfPages = siteForPages(features, resolved.site as unknown as Site) as unknown as JsonObject;
  const sharedContent = JSON.stringify({ site: siteOfPages, slots: resolved.slots });
  const address = `/assets/shell-${contentHash([code.hash, sharedContent], 8)}.json`;
  const blocks = new BlockCache();
  const addresses = readCodeAddresses(code.manifest);
  const codeOf = (type: string) => joinAddresses(addresses.forBlock(type), base);
  const renderer = createBlockRenderer({
    server: code.server,
    labels,
    cache: blocks,
    codeOf,
    islandsAddress: base + address,
    isDev,
  });
  const slots = resolved.slots.map((slotBlocks) => renderBlocks(slotBlocks, renderer).join(''));
  const site = fillSlots(resolved.site, slots) as unknown as Site;
  const availableLocales = locales.filter(({ own }) => own.has('/'));
  const languages = availableLocales.length > 1 ? availableLocales.map(({ language }) => language) : [];
  const languageChoice = { languages, home: pageAddress({ base, languageBase }, '/') };
  const shell = createShellLookup(code, site, siteOfPages, languageChoice);
  const stylesheet = createStylesheet(css, code.hash ? contentHash([code.hash, css], 16) : undefined);
  const siteForFeatures = { ...featureSite(site, isPreview, base, languageBase), isDev };
  const policySources = policySourcesOf(features, siteForFeatures);
  return {
    code,
    features,
    policySources,
    ...siteForFeatures,
    labels,
    blocks,
    stylesheet,
    sheet: createStylesheetFile(css),
    scriptless: hasSchemeSwitch(site) ? createScriptlessStylesheet(css) : undefined,
    addresses,
    codeOf,
    shellIslands: {
      address,
      text: islandsJson(labels, renderer.result),
      types: renderer.result.islandTypes,
    },
    shell,
    place: languageChoice,
    policy: createPolicyLookup(inlineScriptsOf(code, site), {
      endpoints,
      widget: widgetOrigins(site),
      features: policySources,
      hasSearch: Boolean(site.search),
    }),
    key: contentHash([
      code.hash,
      sharedContent,
      languages.join(),
      css,
      [...endpoints].sort().join(),
      String(isPreview),
    ]),
  };
}

export function listSharedTexts(renderer: SiteRenderer): Map<string, string> {
  const { sheet, shellIslands, scriptless } = renderer;
  const files = [sheet, shellIslands, ...(scriptless ? [scriptless] : [])];
  return new Map(files.map(({ address, text }) => [address, text]));
}

/** Fingerprint of everything in the pages of all locales that does not come from their own content. */
export const siteFingerprint = (locales: { renderer: SiteRenderer }[]): string =>
  locales.map(({ renderer }) => renderer.key).join();

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

function createPolicyLookup(scripts: string[], needs: PolicyInput): SiteRenderer['policy'] {
  const policyByCss = new LRUCache<string, string>({ max: 200 });
  return (css) => getOrInsert(policyByCss, css, () => createContentSecurityPolicy(scripts, css, needs));
}

export const islandsJson = (
  labels: Labels,
  { islands, moreLabels }: Pick<RenderedBlocks, 'islands' | 'moreLabels'>,
): string => {
  // Other labels are used in few places, and would be sent with every page.
  const islandLabels = Object.fromEntries(
    Object.entries(labels).filter(([name]) => name in usualLabels || moreLabels.has(name)),
  );
  return JSON.stringify({ labels: islandLabels, islands });
};

/** Creates a lookup of shells. They differ only in the current link: the page's or that of its nearest ancestor. */
function createShellLookup(
  code: CompiledCode,
  site: Site,
  raw: JsonObject,
  languageChoice: SiteRenderer['place'],
): SiteRenderer['shell'] {
  const linkedRoutes = new Set(textsIn(raw).filter((text) => text.startsWith('/')));
  const states = new Map<string, ShellMarkup>();
  return (route) => {
    const state = linkedRoutes.has(route) ? route : `${nearestLinkedAncestor(route, linkedRoutes)}/_`;
    return getOrInsert(states, state, () =>
      runWithContent(pageFailure('_site.json'), () => code.server.renderShell(site, state, languageChoice)),
    );
  };
}

function nearestLinkedAncestor(route: string, linkedRoutes: Set<string>): string {
  let ancestor = route;
  while (ancestor && !linkedRoutes.has(ancestor)) ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'));
  return ancestor;
}
