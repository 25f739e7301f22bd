import { whyNotPublic } from '#engine/content/publication.ts';
import type { PageSource } from '#engine/content/source.ts';
import type { PageEntry } from '#engine/make/features/feature.ts';
import { factsOf, filesOf, type LoadedFeature, needsAllPages, pageEntry } from '#engine/make/features/features.ts';
import type { MediaOutput } from '#engine/make/images/convert.ts';
import { outputsOf } from '#engine/make/images/mediaUse.ts';
import { parseRedirects } from '#engine/make/output/hostRules.ts';
import type { CompiledCode } from '#engine/make/render/code.ts';
import { type RenderedPage, renderPage, textOf } from '#engine/make/render/page.ts';
import { createRenderer, type SiteRenderer } from '#engine/make/render/site.ts';
import { resolvePage } from '#engine/make/resolve/page.ts';
import { blockTypesIn, type Ribbon } from '#engine/make/resolve/resolved.ts';
import { missingInWords } from '#engine/make/resolve/ribbon.ts';
import { resolveShell } from '#engine/make/resolve/site.ts';
import { editionAt, publishedPages, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { createUses } from '#engine/make/resolve/uses.ts';
import { tracePage } from '#engine/make/trace/tracePage.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import type { DevView } from '#shared/devState.ts';
import type { PageTrace } from '#shared/pageTrace.ts';
import { searchFile } from './devSearch.ts';
import { addressOfView } from './devView.ts';

/** A site as it is shown at a moment. */
export interface SiteState {
  /** The first language. */
  context: SiteContext;
  /** All languages, the first one first. */
  editions: SiteContext[];
  /** A page of it with all that is in its file; undefined when the file is not right now, and was never asked for before. */
  whole: (page: PageSource) => PageSource | undefined;
  /** Whether there is a page at a path that has errors, and has not been without. */
  isLeftOut: (path: string) => boolean;
}

/** A site whose pages are rendered when they are asked for. */
export interface DevSite {
  /** The page at a path; the not-found page where there is none; nothing where that has never been right. */
  render: (path: string, view: DevView) => Promise<{ html: string; isFound: boolean } | undefined>;
  /** Where all that is shown at a path is written; nothing where nothing is shown. */
  trace: (path: string, view: DevView) => Promise<PageTrace | undefined>;
  /** Where a path is redirected to. */
  redirect: (path: string, view: DevView) => Promise<string | undefined>;
  /** Content of a file that a feature makes, or the search, by path. */
  file: (path: string, view: DevView) => Promise<string | Uint8Array | undefined>;
  /** What was looked up when the page at a path was last rendered, as in `Uses`. */
  keysOf: (path: string) => Iterable<string>;
  /** Properties of the islands of a page that was rendered, by path. */
  islands: (path: string) => string | undefined;
  /** A file that a rendered page asks for. */
  media: (path: string) => MediaOutput | undefined;
}

/** A page, with what it was made from. */
interface MadeDevPage extends RenderedPage {
  source: PageSource;
  renderer: SiteRenderer;
}

/** @param state gives what is to be shown; undefined while `_site.json` has never been right */
export function createDevSite(
  state: (view: DevView) => SiteState | undefined,
  loadCode: () => Promise<CompiledCode>,
): DevSite {
  const keys = new Map<string, Iterable<string>>();
  /** Each key while somebody types makes others: those that were asked for last are enough. */
  const islands = new RecentMap<string, string>(500);
  /** Also those of earlier states: a page that is open asks for its pictures one by one, whatever is saved meanwhile. */
  const outputs = new Map<string, MediaOutput>();
  const rendererOf = cacheRenderer(outputs);
  /** The page that was shown last, and what it follows from: it is asked for once more to be traced. */
  let last: { of: unknown[]; made: MadeDevPage; keys: string[] } | undefined;
  const make = async (
    head: PageSource,
    { context, whole }: SiteState,
    ribbon?: Ribbon,
    path?: string,
  ): Promise<MadeDevPage | undefined> => {
    const source = whole(head);
    if (!source) return undefined;
    const code = await loadCode();
    const of = [source, context, code, JSON.stringify(ribbon), path];
    if (last?.of.every((part, index) => part === of[index])) return last.made;
    const uses = createUses();
    const page = resolvePage(source, context, uses);
    if (ribbon) page.ribbon = ribbon;
    const { renderer, shellKeys } = await rendererOf(context, code);
    await code.server.loadComponents(blockTypesIn(page.blocks));
    const rendered = renderPage(page, renderer);
    for (const output of [...uses.media.values()].flatMap(outputsOf)) outputs.set(output.path, output);
    for (const { address, text } of islandFiles(rendered, renderer)) islands.set(address, text);
    const made = { ...rendered, source, renderer };
    if (!path) return made;
    last = { of, made, keys: [...uses.keys, ...shellKeys] };
    keys.set(path, last.keys);
    return made;
  };
  const file = async (path: string, view: DevView) => {
    const shown = state(view);
    if (!shown) return undefined;
    const editions = await withRenderers(shown.editions, rendererOf, await loadCode());
    return siteFile(path, { ...shown, editions, make: (head, context) => make(head, { ...shown, context }) });
  };
  const makeAt = async (path: string, view: DevView) => {
    const shown = state(view);
    if (!shown || shown.isLeftOut(path)) return undefined;
    const { context, head, ribbon } = pageAt(path, shown, view);
    const rendered = head && (await make(head, { ...shown, context }, ribbon, path));
    return rendered && { ...rendered, context };
  };
  return {
    async render(path, view) {
      const made = await makeAt(path, view);
      return made && { html: textOf(made.document), isFound: !made.source.isNotFoundPage };
    },
    async trace(path, view) {
      const made = await makeAt(path, view);
      return made && tracePage(made.source, made.context, made.renderer, made.finished.main);
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

/** The files with properties of islands that a page asks for. */
const islandFiles = ({ islands }: RenderedPage, { shellIslands }: SiteRenderer) =>
  islands ? [shellIslands, islands] : [shellIslands];

/** What pages of a state of a site are rendered with, and what their shell has looked up. */
interface StateRenderer {
  code: CompiledCode;
  shell: string;
  renderer: SiteRenderer;
  shellKeys: Iterable<string>;
}

/** Gives what is the same on every page, and makes it anew only when the shell or the code has changed. */
function cacheRenderer(outputs: Map<string, MediaOutput>) {
  const known = new WeakMap<SiteContext, StateRenderer>();
  const lasts = new Map<string, StateRenderer>();
  return async (context: SiteContext, code: CompiledCode): Promise<StateRenderer> => {
    const there = known.get(context);
    if (there?.code === code) return there;
    const uses = createUses();
    const resolved = resolveShell(context, uses);
    const shell = JSON.stringify([resolved, context.editions.map(({ language }) => language)]);
    const last = lasts.get(context.language);
    const isSame = last?.code === code && last.shell === shell;
    const renderer = isSame && last ? last.renderer : await createRenderer(code, resolved, new Set(), false, context);
    for (const output of [...uses.media.values()].flatMap(outputsOf)) outputs.set(output.path, output);
    const made = { code, shell, renderer, shellKeys: uses.keys };
    lasts.set(context.language, made);
    known.set(context, made);
    return made;
  };
}

/** What is shown at a path, and in which language. */
function pageAt(path: string, { editions }: SiteState, view: DevView) {
  const { context, route } = editionAt(path, editions);
  const known = context.source.pages.find((page) => page.route === route && !page.isNotFoundPage && !page.isFallback);
  const isShown = known && (view.drafts || context.pages.has(route));
  const ribbon = known && !isShown ? missingRibbon(known, view) : undefined;
  return { context, head: isShown ? known : notFoundPage(route, context), ribbon };
}

const withRenderers = (
  editions: SiteContext[],
  rendererOf: ReturnType<typeof cacheRenderer>,
  code: CompiledCode,
): Promise<ShownSite['editions']> =>
  Promise.all(editions.map(async (context) => ({ context, ...(await rendererOf(context, code)) })));

/** Says on the not-found page that there is a page, which visitors do not get at this moment, and leads to it. */
function missingRibbon({ page }: PageSource, { moment, at }: DevView): Ribbon | undefined {
  const reason = whyNotPublic(page, moment);
  if (!reason) return undefined;
  const href = addressOfView(reason.why === 'from' ? { at: reason.moment, drafts: false } : { at, drafts: true });
  return { text: missingInWords(reason), link: { label: 'Show it', href } };
}

/** The not-found page of the nearest folder above a path. */
function notFoundPage(path: string, { source }: SiteContext): PageSource | undefined {
  const candidates = source.pages.filter(
    (page) => page.isNotFoundPage && `${path}/`.startsWith(page.route === '/' ? '/' : `${page.route}/`),
  );
  return candidates.sort((a, b) => b.route.length - a.route.length)[0];
}

/** A state of a site, as features are asked about it. */
interface ShownSite {
  context: SiteContext;
  editions: { context: SiteContext; renderer: SiteRenderer }[];
  /** Makes a page of a language; gives nothing for one that is not right now. */
  make: (head: PageSource, context: SiteContext) => Promise<RenderedPage | undefined>;
}

/** Content of a file that is made of a whole site, as in a build. */
const siteFile = async (path: string, shown: ShownSite) =>
  (await searchFile(path, shown)) ?? featureFile(path.slice(1), shown);

/** Files by path, which each feature makes of a state of a site, by its name. */
const made = new WeakMap<SiteContext, Map<string, Promise<Map<string, string>>>>();

/** Content of a file that a feature makes, as in a build. All files of a feature are made once for each state. */
async function featureFile(path: string, shown: ShownSite): Promise<string | undefined> {
  const known = made.get(shown.context) ?? new Map<string, Promise<Map<string, string>>>();
  made.set(shown.context, known);
  // What needs every page takes longest.
  const last = (feature: LoadedFeature) => Number(needsAllPages(feature));
  for (const feature of (shown.editions[0]?.renderer.features ?? []).toSorted((a, b) => last(a) - last(b))) {
    const files = known.get(feature.name) ?? makeFiles(feature, shown);
    known.set(feature.name, files);
    const text = (await files).get(path);
    if (text !== undefined) return text;
  }
  return undefined;
}

async function makeFiles(feature: LoadedFeature, { editions, make }: ShownSite): Promise<Map<string, string>> {
  const known = [];
  for (const { context, renderer } of editions) {
    const pages: PageEntry[] = [];
    for (const head of publishedPages(context)) {
      const page = needsAllPages(feature) ? await make(head, context) : undefined;
      pages.push({ ...pageEntry(head), facts: page && factsOf([feature], page.finished) });
    }
    known.push({ site: renderer, pages });
  }
  return filesOf([feature], known);
}
