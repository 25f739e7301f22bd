import type { PageSource } from '#engine/content/source.ts';
import type { FinishedPage, PageEntry } from '#engine/make/features/feature.ts';
import { factsOf, filesOf, type LoadedFeature, needsAllPages, pageEntry } from '#engine/make/features/features.ts';
import type { MediaOutput } from '#engine/make/images/convert.ts';
import { outputsOf } from '#engine/make/images/mediaUse.ts';
import { parseRedirects } from '#engine/make/output/hostRules.ts';
import type { CompiledCode } from '#engine/make/render/code.ts';
import { renderPage, textOf } from '#engine/make/render/page.ts';
import { createRenderer, type SiteRenderer } from '#engine/make/render/site.ts';
import { resolvePage } from '#engine/make/resolve/page.ts';
import { blockTypesIn } from '#engine/make/resolve/resolved.ts';
import { resolveShell } from '#engine/make/resolve/site.ts';
import { publishedPages, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { createUses } from '#engine/make/resolve/uses.ts';

/** The last state of a site that was right. */
export interface SiteState {
  context: SiteContext;
  /** A page of it with all that is in its file; undefined when the file is not right now, and was never asked for before. */
  whole: (page: PageSource) => PageSource | undefined;
}

/** A site whose pages are rendered when they are asked for. */
export interface DevSite {
  /** The page at a path; the not-found page where there is none. */
  render: (path: string) => Promise<{ html: string; isFound: boolean } | undefined>;
  /** Where a path is redirected to. */
  redirect: (path: string) => Promise<string | undefined>;
  /** Content of a file that a feature makes, by path. */
  file: (path: string) => Promise<string | undefined>;
  /** Properties of the islands of a page that was rendered, by path. */
  islands: (path: string) => string | undefined;
  /** A file that a rendered page asks for. */
  media: (path: string) => MediaOutput | undefined;
}

/** @param state gives what is to be shown now; undefined while the site has never been right */
export function createDevSite(state: () => SiteState | undefined, loadCode: () => Promise<CompiledCode>): DevSite {
  const islands = new Map<string, string>();
  /** Also those of earlier states: a page that is open asks for its pictures one by one, whatever is saved meanwhile. */
  const outputs = new Map<string, MediaOutput>();
  const rendererOf = cacheRenderer(islands, outputs);
  const make = async (head: PageSource, { context, whole }: SiteState) => {
    const source = whole(head);
    if (!source) return undefined;
    const uses = createUses();
    const page = resolvePage(source, context, uses);
    const code = await loadCode();
    const renderer = await rendererOf(context, code);
    await code.server.loadComponents(blockTypesIn(page.blocks));
    const rendered = renderPage(page, renderer);
    for (const output of [...uses.media.values()].flatMap(outputsOf)) outputs.set(output.path, output);
    if (rendered.islands) islands.set(rendered.islands.address, rendered.islands.json);
    return rendered;
  };
  const file = async (path: string) => {
    const shown = state();
    if (!shown) return undefined;
    const { context } = shown;
    const renderer = await rendererOf(context, await loadCode());
    return featureFile(path.slice(1), { context, renderer, make: (head) => make(head, shown) });
  };
  return {
    async render(path) {
      const shown = state();
      const head = shown && (shown.context.pages.get(path) ?? notFoundPage(path, shown.context));
      const rendered = head && (await make(head, shown));
      return rendered && { html: textOf(rendered.document), isFound: !head.isNotFoundPage };
    },
    async redirect(path) {
      return parseRedirects((await file('/_redirects')) ?? '').find(({ from }) => from === path)?.to;
    },
    file,
    islands: (path) => islands.get(path),
    media: (path) => outputs.get(path),
  };
}

/** Gives what is the same on every page, and makes it anew only when the shell or the code has changed. */
function cacheRenderer(islands: Map<string, string>, outputs: Map<string, MediaOutput>) {
  let last: { context: SiteContext; code: CompiledCode; shell: string; renderer: SiteRenderer } | undefined;
  return async (context: SiteContext, code: CompiledCode): Promise<SiteRenderer> => {
    if (last?.context === context && last.code === code) return last.renderer;
    const uses = createUses();
    const resolved = resolveShell(context, uses);
    const shell = JSON.stringify(resolved);
    const isSame = last?.code === code && last.shell === shell;
    const renderer = isSame && last ? last.renderer : await createRenderer(code, resolved, new Set());
    for (const output of [...uses.media.values()].flatMap(outputsOf)) outputs.set(output.path, output);
    islands.set(renderer.shellIslands.address, renderer.shellIslands.json);
    last = { context, code, shell, renderer };
    return renderer;
  };
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
  renderer: SiteRenderer;
  /** Makes a page; gives nothing for one that is not right now. */
  make: (head: PageSource) => Promise<{ finished: FinishedPage } | undefined>;
}

/** Files by path, which each feature makes of a state of a site, by its name. */
const made = new WeakMap<SiteContext, Map<string, Promise<Map<string, string>>>>();

/** Content of a file that a feature makes, as in a build. All files of a feature are made once for each state. */
async function featureFile(path: string, shown: ShownSite): Promise<string | undefined> {
  const known = made.get(shown.context) ?? new Map<string, Promise<Map<string, string>>>();
  made.set(shown.context, known);
  // What needs every page takes longest.
  const last = (feature: LoadedFeature) => Number(needsAllPages(feature));
  for (const feature of shown.renderer.features.toSorted((a, b) => last(a) - last(b))) {
    const files = known.get(feature.name) ?? makeFiles(feature, shown);
    known.set(feature.name, files);
    const text = (await files).get(path);
    if (text !== undefined) return text;
  }
  return undefined;
}

async function makeFiles(feature: LoadedFeature, { context, renderer, make }: ShownSite): Promise<Map<string, string>> {
  const pages: PageEntry[] = [];
  for (const head of publishedPages(context)) {
    const page = needsAllPages(feature) ? await make(head) : undefined;
    pages.push({ ...pageEntry(head), facts: page && factsOf([feature], page.finished) });
  }
  return filesOf([feature], renderer, pages);
}
