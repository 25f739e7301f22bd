import { LRUCache } from 'lru-cache';
import { unpublishedReasonOf } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { MediaOutput } from '#engine/make/images/convertMedia.ts';
import { outputsOf } from '#engine/make/images/mediaUse.ts';
import { parseRedirects } from '#engine/make/output/hostRules.ts';
import { addBlockData } from '#engine/make/render/blockData.ts';
import type { CompiledCode } from '#engine/make/render/compiledCode.ts';
import { loadBlocks } from '#engine/make/render/renderBlocks.ts';
import { documentText, type RenderedPage, renderPage } from '#engine/make/render/renderPage.ts';
import type { SiteRenderer } from '#engine/make/render/siteRenderer.ts';
import { createDependencyRecord, type DependencyRecord } from '#engine/make/resolve/dependencyRecord.ts';
import type { Ribbon } from '#engine/make/resolve/resolved.ts';
import { resolvePage } from '#engine/make/resolve/resolvePage.ts';
import { describeMissingPage } from '#engine/make/resolve/ribbon.ts';
import { findLocaleContext, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { tracePage } from '#engine/make/trace/tracePage.ts';
import { CodeFailure, type Failure, pageFailure, toCodeFailure } from '#engine/problems/codeFailure.ts';
import { setCodeLimit } from '#engine/problems/codeLimit.ts';
import { UnusableCode } from '#engine/problems/unusableCode.ts';
import type { DevView } from '#shared/devState.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import { readFeatureFile } from './devFeatures.ts';
import { readSearchFile, type SiteWithRenderers } from './devSearch.ts';
import { formatViewQuery } from './devView.ts';
import { LastShownPages } from './lastShownPages.ts';
import { attachRenderers, createRendererCache, type RendererCache } from './rendererCache.ts';

/** Site as shown at a timestamp. */
export interface DevSiteState {
  context: SiteContext;
  /** All locales, the default one first. */
  locales: SiteContext[];
  /** Parses all of a page's file. One that is invalid now and was never requested before has notes for its errors. */
  whole: (page: PageSource) => PageSource;
}

export interface DevSite {
  /**
   * Renders the page at a path, else the not-found page. A page on which code fails is returned as it last was.
   * @returns undefined for a page on which code has always failed
   */
  render: (path: string, view: DevView) => Promise<{ html: string; isFound: boolean } | undefined>;
  /** Source locations of all that is shown at a path; undefined if nothing is shown. */
  trace: (path: string, view: DevView) => Promise<PageTrace | undefined>;
  /** Failures of code at the last rendering of the page at a path, of all pages if none is given. */
  failures: (path?: string, view?: DevView) => readonly Failure[];
  redirect: (path: string, view: DevView) => Promise<string | undefined>;
  /** Content of a file of a feature or of the search, by path. */
  file: (path: string, view: DevView) => Promise<string | Uint8Array | undefined>;
  /** Dependency keys of the last rendering of the page at a path, as in `Uses`. */
  keysOf: (path: string) => Iterable<string>;
  islands: (path: string) => string | undefined;
  media: (path: string) => MediaOutput | undefined;
}

/** Limit for each call of code on a page, ms: a loop that never ends would end the server with it. */
const pageCodeLimitMs = 10_000;

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
    const code = await loadCode();
    const inputs = [source, context, code, JSON.stringify(ribbon), path];
    if (last?.of.every((input, index) => input === inputs[index])) return last.made;
    const uses = createDependencyRecord();
    // A page alone is rendered as somebody waits for it. All of them, as for a sitemap, would take noticeably longer.
    setCodeLimit(path === undefined ? undefined : pageCodeLimitMs);
    const { rendered, renderer, shellKeys } = await renderSource(
      { source, context, code, uses, ribbon },
      rendererOf,
    ).finally(() => setCodeLimit(undefined));
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
    const make: SiteWithRenderers['make'] = (head, context) => renderOnePage(head, { ...siteState, context });
    return readSiteFile(path, siteState, make, { rendererOf, code: await loadCode() });
  };
  const shown = new LastShownPages();
  const renderAt = async (path: string, view: DevView) => {
    const siteState = state(view);
    if (!siteState) return undefined;
    const { context, head, ribbon } = findPageAt(path, siteState, view);
    const rendered = head && (await renderOnePage(head, { ...siteState, context }, ribbon, path));
    return rendered && { ...rendered, context };
  };
  return {
    async render(path, view) {
      return shown.renderOrRepeat(path, view, async () => {
        const rendered = await renderAt(path, view);
        return rendered && { html: documentText(rendered.document), isFound: !rendered.source.isNotFoundPage };
      });
    },
    failures: (path, view) => shown.failures(path, view),
    async trace(path, view) {
      const rendered = await renderAt(path, view);
      return rendered && tracePage(rendered.source, rendered.context, rendered.renderer, rendered.finished.main);
    },
    async redirect(path, view) {
      const rules = await file('/_redirects', view).catch(ignoreCodeFailure);
      return parseRedirects(String(rules ?? '')).find(({ from }) => from === path)?.to;
    },
    file,
    keysOf: (path) => keys.get(path) ?? [],
    islands: (path) => islands.get(path),
    media: (path) => outputs.get(path),
  };
}

interface PageInputs {
  source: PageSource;
  context: SiteContext;
  code: CompiledCode;
  uses: DependencyRecord;
  ribbon: Ribbon | undefined;
}

/** @throws CodeFailure for an error of the code that makes the page */
async function renderSource({ source, context, code, uses, ribbon }: PageInputs, rendererOf: RendererCache) {
  try {
    const page = resolvePage(source, context, uses);
    if (ribbon) page.ribbon = ribbon;
    const { renderer, shellKeys } = await rendererOf(context, code);
    await addBlockData(page.blocks, { language: context.language, isDev: true });
    await loadBlocks(page.blocks, code.server);
    return { rendered: renderPage(page, renderer, source.file.path), renderer, shellKeys };
  } catch (error) {
    throw toCodeFailure(error, pageFailure(source.file.path));
  }
}

/** Reads a file of the search or of a feature. A page on which code fails is missing in what is made from all pages. */
async function readSiteFile(
  path: string,
  { context, locales }: DevSiteState,
  make: SiteWithRenderers['make'],
  { rendererOf, code }: { rendererOf: RendererCache; code: CompiledCode },
): Promise<string | Uint8Array | undefined> {
  const site: SiteWithRenderers = {
    context,
    locales: await attachRenderers(locales, rendererOf, code),
    make: (head, localeContext) => make(head, localeContext).catch(ignoreCodeFailure),
  };
  return (await readSearchFile(path, site)) ?? readFeatureFile(path.slice(1), site);
}

/** @throws any other error */
function ignoreCodeFailure(error: unknown): undefined {
  if (!(error instanceof CodeFailure || error instanceof UnusableCode)) throw error;
}

const islandFiles = ({ islands }: RenderedPage, { shellIslands }: SiteRenderer) =>
  islands ? [shellIslands, islands] : [shellIslands];

function findPageAt(path: string, { locales }: DevSiteState, view: DevView) {
  const { context, route } = findLocaleContext(path, locales);
  const isAtRoute = (page: PageSource) => page.route === route && !page.isNotFoundPage && !page.isFallback;
  const ofList = context.pages.get(route)?.part && context.pages.get(route);
  const knownPage = context.source.pages.find(isAtRoute) ?? ofList;
  const isShown = knownPage && (view.drafts || context.pages.has(route));
  const ribbon = knownPage && !isShown ? createMissingPageRibbon(knownPage, view) : undefined;
  return { context, head: isShown ? knownPage : findNearestNotFoundPage(route, context), ribbon };
}

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
