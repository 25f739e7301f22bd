import type { PageSource } from '#engine/content/source.ts';
import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { MediaOutput } from '#engine/make/images/convert.ts';
import { outputsOf } from '#engine/make/images/mediaUse.ts';
import type { CompiledCode } from '#engine/make/render/code.ts';
import { renderPage, textOf } from '#engine/make/render/page.ts';
import { createLoadedRenderer, type SiteRenderer } from '#engine/make/render/site.ts';
import { resolvePage } from '#engine/make/resolve/page.ts';
import { blockTypesIn } from '#engine/make/resolve/resolved.ts';
import { resolveShell } from '#engine/make/resolve/site.ts';
import type { SiteContext } from '#engine/make/resolve/siteContext.ts';
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
  redirect: (path: string) => string | undefined;
  /** Properties of the islands of a page that was rendered, by path. */
  islands: (path: string) => string | undefined;
  /** A file that a rendered page asks for. */
  media: (path: string) => MediaOutput | undefined;
}

/**
 * @param state gives what is to be shown now; undefined while the site has never been right
 * @param loadCode gives the code as it is now
 */
export function createDevSite(state: () => SiteState | undefined, loadCode: () => Promise<CompiledCode>): DevSite {
  const islands = new Map<string, string>();
  /** Also those of earlier states: a page that is open asks for its pictures one by one, whatever is saved meanwhile. */
  const outputs = new Map<string, MediaOutput>();
  const rendererOf = keepRenderer(islands, outputs);
  return {
    async render(path) {
      const { context, whole } = state() ?? {};
      const head = context && (context.pages.get(path) ?? notFoundPage(path, context));
      const source = head && whole?.(head);
      if (!source) return undefined;
      const uses = createUses();
      const page = resolvePage(source, context, uses);
      const code = await loadCode();
      const renderer = await rendererOf(context, code);
      await code.server.loadComponents(blockTypesIn(page.blocks));
      const rendered = renderPage(page, renderer);
      for (const output of [...uses.media.values()].flatMap(outputsOf)) outputs.set(output.path, output);
      if (rendered.islands) islands.set(rendered.islands.address, rendered.islands.json);
      return { html: textOf(rendered.document), isFound: !source.isNotFoundPage };
    },
    redirect(path) {
      const { context } = state() ?? {};
      return context && (aliasesOf(context).get(path) ?? siteRedirect(path, context));
    },
    islands: (path) => islands.get(path),
    media: (path) => outputs.get(path),
  };
}

/** Gives what is the same on every page, and makes it anew only when the shell or the code has changed. */
function keepRenderer(islands: Map<string, string>, outputs: Map<string, MediaOutput>) {
  let kept: { context: SiteContext; code: CompiledCode; shell: string; renderer: SiteRenderer } | undefined;
  return async (context: SiteContext, code: CompiledCode): Promise<SiteRenderer> => {
    if (kept?.context === context && kept.code === code) return kept.renderer;
    const uses = createUses();
    const resolved = resolveShell(context, uses);
    const shell = JSON.stringify(resolved);
    const isSame = kept?.code === code && kept.shell === shell;
    const renderer = isSame && kept ? kept.renderer : await createLoadedRenderer(code, resolved, new Set());
    for (const output of [...uses.media.values()].flatMap(outputsOf)) outputs.set(output.path, output);
    islands.set(renderer.shellIslands.address, renderer.shellIslands.json);
    kept = { context, code, shell, renderer };
    return renderer;
  };
}

const aliases = new WeakMap<SiteContext, Map<string, string>>();

/** Routes by the other addresses that pages name for themselves; found once for a state of the site. */
function aliasesOf(context: SiteContext): Map<string, string> {
  let found = aliases.get(context);
  if (!found) {
    found = new Map();
    for (const { page, route } of context.pages.values())
      for (const alias of Array.isArray(page.aliases) ? page.aliases : []) found.set(String(alias), route);
    aliases.set(context, found);
  }
  return found;
}

function siteRedirect(path: string, { site }: SiteContext): string | undefined {
  const target = (site.redirects as Record<string, unknown> | undefined)?.[path];
  return typeof target === 'string' ? replaceTokens(target, { site }) : undefined;
}

/** The not-found page of the nearest folder above a path. */
function notFoundPage(path: string, { source }: SiteContext): PageSource | undefined {
  const candidates = source.pages.filter(
    (page) => page.isNotFoundPage && `${path}/`.startsWith(page.route === '/' ? '/' : `${page.route}/`),
  );
  return candidates.sort((a, b) => b.route.length - a.route.length)[0];
}
