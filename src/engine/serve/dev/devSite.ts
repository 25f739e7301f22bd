import { LRUCache } from 'lru-cache';
import { unpublishedReasonOf } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { PageEntry } from '#engine/make/features/feature.ts';
import {
  createFeatureFiles,
  createPageEntry,
  gatherFeatureFacts,
  type LoadedFeature,
  needsAllPages,
} from '#engine/make/features/features.ts';
import type { MediaOutput } from '#engine/make/images/convertMedia.ts';
import { outputsOf } from '#engine/make/images/mediaUse.ts';
import { parseRedirects } from '#engine/make/output/hostRules.ts';
import type { CompiledCode } from '#engine/make/render/compiledCode.ts';
import { documentText, type RenderedPage, renderPage } from '#engine/make/render/renderPage.ts';
import { createSiteRenderer, type SiteRenderer } from '#engine/make/render/siteRenderer.ts';
import { createDependencyRecord } from '#engine/make/resolve/dependencyRecord.ts';
import { blockTypesIn, type Ribbon } from '#engine/make/resolve/resolved.ts';
import { resolvePage } from '#engine/make/resolve/resolvePage.ts';
import { resolveShell } from '#engine/make/resolve/resolveShell.ts';
import { describeMissingPage } from '#engine/make/resolve/ribbon.ts';
import { findLocaleContext, publishedPages, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { tracePage } from '#engine/make/trace/tracePage.ts';
import type { DevView } from '#shared/devState.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import { readSearchFile, type SiteWithRenderers } from './devSearch.ts';
import { formatViewQuery } from './devView.ts';

/** Site as shown at a timestamp. */
export interface DevSiteState {
  context: SiteContext;
  /** All locales, the default one first. */
  locales: SiteContext[];
  /** Parses all of a page's file; undefined if it is invalid now and was never requested before. */
  whole: (page: PageSource) => PageSource | undefined;
  /** @returns true if the page at a path has errors and has never been valid */
  isLeftOut: (path: string) => boolean;
}

export interface DevSite {
  /** Renders the page at a path, else the not-found page; undefined if that has never been valid. */
  render: (path: string, view: DevView) => Promise<{ html: string; isFound: boolean } | undefined>;
  /** Source locations of all that is shown at a path; undefined if nothing is shown. */
  trace: (path: string, view: DevView) => Promise<PageTrace | undefined>;
  redirect: (path: string, view: DevView) => Promise<string | undefined>;
  /** Content of a file of a feature or of the search, by path. */
  file: (path: string, view: DevView) => Promise<string | Uint8Array | undefined>;
  /** Dependency keys of the last rendering of the page at a path, as in `Uses`. */
  keysOf: (path: string) => Iterable<string>;
  islands: (path: string) => string | undefined;
  media: (path: string) => MediaOutput | undefined;
}

interface RenderedDevPage extends RenderedPage {
  source: PageSource;
  renderer: SiteRenderer;
}

/** @param state returns the site to show; undefined until `_site.json` has been valid once */
export function createDevSite(
  state: (view: DevView) => DevSiteState | undefined,
  loadCode: () => Promise<CompiledCode>,
): DevSite {
  const keys = new Map<string, Iterable<string>>();
  /** Typing in a page creates a new key each time, so only the last ones are cached. */
  const islands = new LRUCache<string, string>({ max: 500 });
  /** Includes those of earlier versions: an open page requests its pictures one by one, whatever is saved meanwhile. */
  const outputs = new Map<string, MediaOutput>();
  const rendererOf = createRendererCache(outputs);
  /** Last rendered page with its inputs: it is usually traced right after. */
  let last: { of: unknown[]; made: RenderedDevPage; keys: string[] } | undefined;
  const renderOnePage = async (
    pageHead: PageSource,
    { context, whole: readFullPage }: DevSiteState,
    ribbon?: Ribbon,
    path?: string,
  ): Promise<RenderedDevPage | undefined> => {
    const source = readFullPage(pageHead);
    if (!source) return undefined;
    const code = await loadCode();
    const inputs = [source, context, code, JSON.stringify(ribbon), path];
    if (last?.of.every((input, index) => input === inputs[index])) return last.made;
    const uses = createDependencyRecord();
    const page = resolvePage(source, context, uses);
    if (ribbon) page.ribbon = ribbon;
    const { renderer, shellKeys } = await rendererOf(context, code);
    await code.server.loadComponents(blockTypesIn(page.blocks));
    const rendered = renderPage(page, renderer);
    for (const output of [...uses.media.values()].flatMap(outputsOf)) outputs.set(output.path, output);
    for (const { address, text } of islandFiles(rendered, renderer)) islands.set(address, text);
    const renderedPage = { ...rendered, source, renderer };
    if (!path) return renderedPage;
    last = { of: inputs, made: renderedPage, keys: [...uses.keys, ...shellKeys] };
    keys.set(path, last.keys);
    return renderedPage;
  };
  const file = async (path: string, view: DevView) => {
    const siteState = state(view);
    if (!siteState) return undefined;
    const site: SiteWithRenderers = {
      context: siteState.context,
      locales: await attachRenderers(siteState.locales, rendererOf, await loadCode()),
      make: (head, context) => renderOnePage(head, { ...siteState, context }),
    };
    return (await readSearchFile(path, site)) ?? readFeatureFile(path.slice(1), site);
  };
  const renderAt = async (path: string, view: DevView) => {
    const siteState = state(view);
    if (!siteState || siteState.isLeftOut(path)) return undefined;
    const { context, head, ribbon } = findPageAt(path, siteState, view);
    const rendered = head && (await renderOnePage(head, { ...siteState, context }, ribbon, path));
    return rendered && { ...rendered, context };
  };
  return {
    async render(path, view) {
      const rendered = await renderAt(path, view);
      return rendered && { html: documentText(rendered.document), isFound: !rendered.source.isNotFoundPage };
    },
    async trace(path, view) {
      const rendered = await renderAt(path, view);
      return rendered && tracePage(rendered.source, rendered.context, rendered.renderer, rendered.finished.main);
    },
    async redirect(path, view) {
      return parseRedirects(String((await file('/_redirects', view)) ?? '')).find(({ from }) => from === path)?.to;
    },
    file,
    keysOf: (path) => keys.get(path) ?? [],
    islands: (path) => islands.get(path),
    media: (path) => outputs.get(path),
  };
}

const islandFiles = ({ islands }: RenderedPage, { shellIslands }: SiteRenderer) =>
  islands ? [shellIslands, islands] : [shellIslands];

interface CachedRenderer {
  code: CompiledCode;
  shell: string;
  renderer: SiteRenderer;
  shellKeys: Iterable<string>;
}

/** Caches the renderer, which is created again only after the shell or the code changes. */
function createRendererCache(outputs: Map<string, MediaOutput>) {
  const renderers = new WeakMap<SiteContext, CachedRenderer>();
  const latestByLanguage = new Map<string, CachedRenderer>();
  return async (context: SiteContext, code: CompiledCode): Promise<CachedRenderer> => {
    const cached = renderers.get(context);
    if (cached?.code === code) return cached;
    const uses = createDependencyRecord();
    const resolved = resolveShell(context, uses);
    const shell = JSON.stringify([resolved, context.locales.map(({ language }) => language)]);
    const last = latestByLanguage.get(context.language);
    const isSame = last?.code === code && last.shell === shell;
    const renderer =
      isSame && last ? last.renderer : await createSiteRenderer(code, resolved, new Set(), false, context);
    for (const output of [...uses.media.values()].flatMap(outputsOf)) outputs.set(output.path, output);
    const cachedRenderer = { code, shell, renderer, shellKeys: uses.keys };
    latestByLanguage.set(context.language, cachedRenderer);
    renderers.set(context, cachedRenderer);
    return cachedRenderer;
  };
}

function findPageAt(path: string, { locales }: DevSiteState, view: DevView) {
  const { context, route } = findLocaleContext(path, locales);
  const knownPage = context.source.pages.find(
    (page) => page.route === route && !page.isNotFoundPage && !page.isFallback,
  );
  const isShown = knownPage && (view.drafts || context.pages.has(route));
  const ribbon = knownPage && !isShown ? createMissingPageRibbon(knownPage, view) : undefined;
  return { context, head: isShown ? knownPage : findNearestNotFoundPage(route, context), ribbon };
}

const attachRenderers = (
  locales: SiteContext[],
  rendererOf: ReturnType<typeof createRendererCache>,
  code: CompiledCode,
): Promise<SiteWithRenderers['locales']> =>
  Promise.all(locales.map(async (context) => ({ context, ...(await rendererOf(context, code)) })));

/** Ribbon of the not-found page that leads to a page which is hidden at this timestamp. */
function createMissingPageRibbon({ page }: PageSource, { moment, at }: DevView): Ribbon | undefined {
  const reason = unpublishedReasonOf(page, moment);
  if (!reason) return undefined;
  const href = formatViewQuery(reason.why === 'from' ? { at: reason.moment, drafts: false } : { at, drafts: true });
  return { text: describeMissingPage(reason), link: { label: 'Show it', href } };
}

function findNearestNotFoundPage(path: string, { source }: SiteContext): PageSource | undefined {
  const candidates = source.pages.filter(
    (page) => page.isNotFoundPage && `${path}/`.startsWith(page.route === '/' ? '/' : `${page.route}/`),
  );
  return candidates.sort((a, b) => b.route.length - a.route.length)[0];
}

/** Files of each version of a site: by path, by feature name. */
const featureFileCache = new WeakMap<SiteContext, Map<string, Promise<Map<string, string>>>>();

/** Reads a file of a feature as in a build. All files of a feature are made once for each version of the site. */
async function readFeatureFile(path: string, site: SiteWithRenderers): Promise<string | undefined> {
  const filesByFeature = featureFileCache.get(site.context) ?? new Map<string, Promise<Map<string, string>>>();
  featureFileCache.set(site.context, filesByFeature);
  // Features that need every page take longest.
  const last = (feature: LoadedFeature) => Number(needsAllPages(feature));
  for (const feature of (site.locales[0]?.renderer.features ?? []).toSorted((a, b) => last(a) - last(b))) {
    const files = filesByFeature.get(feature.name) ?? makeFeatureFiles(feature, site);
    filesByFeature.set(feature.name, files);
    const text = (await files).get(path);
    if (text !== undefined) return text;
  }
  return undefined;
}

async function makeFeatureFiles(
  feature: LoadedFeature,
  { locales, make }: SiteWithRenderers,
): Promise<Map<string, string>> {
  const localeSites = [];
  for (const { context, renderer } of locales) {
    const pages: PageEntry[] = [];
    for (const head of publishedPages(context)) {
      const page = needsAllPages(feature) ? await make(head, context) : undefined;
      pages.push({ ...createPageEntry(head), facts: page && gatherFeatureFacts([feature], page.finished) });
    }
    localeSites.push({ site: renderer, pages });
  }
  return createFeatureFiles([feature], localeSites);
}
