import type { CheckedFolder } from '../check/checkFolder.ts';
import type { MediaOutput } from '../images/convert.ts';
import { measureMedia } from '../images/measure.ts';
import type { PageSource } from '../load/source.ts';
import { replaceTokens } from '../load/tokens.ts';
import type { CompiledCode } from '../prerender/code.ts';
import { renderPage } from '../prerender/page.ts';
import { createSiteRenderer, type SiteRenderer } from '../prerender/site.ts';
import { forgetBlockSchemas } from '../resolve/blocks.ts';
import { resolvePage } from '../resolve/page.ts';
import { blockTypesIn, type ResolvedPage } from '../resolve/resolved.ts';
import { resolveShell } from '../resolve/site.ts';
import { createSiteContext, type SiteContext } from '../resolve/siteContext.ts';
import { forgetSiteSchemas } from '../schema/siteSchemas.ts';

/** The site while it is being edited: what is on disk, and the last state of it that was right. */
export interface DevSite {
  /** Reads everything again; gives what is wrong now. */
  reload: () => Promise<CheckedFolder>;
  /** The page at a path, rendered from the last good state; the not-found page where there is none. */
  render: (path: string) => Promise<{ html: string; isFound: boolean } | undefined>;
  /** Where a path is redirected to. */
  redirect: (path: string) => string | undefined;
  /** Properties of the islands of a page that was rendered, by path. */
  islands: (path: string) => string | undefined;
  /** A file that a rendered page asks for. */
  media: (path: string) => MediaOutput | undefined;
}

/**
 * @param read gives the content as it is now, and what is wrong with it
 * @param at gives the day to render for, ISO 8601
 * @param loadCode gives the code as it is now
 */
export function createDevSite(
  read: () => CheckedFolder | Promise<CheckedFolder>,
  at: () => string,
  loadCode: () => Promise<CompiledCode>,
): DevSite {
  let good: SiteContext | undefined;
  const islands = new Map<string, string>();
  /** Also those of earlier states: a page that is open asks for its pictures one by one, whatever is saved meanwhile. */
  const outputs = new Map<string, MediaOutput>();
  return {
    async reload() {
      forgetBlockSchemas();
      forgetSiteSchemas();
      const checked = await read();
      const isGood = !checked.couldNotRun && !checked.problems.some(({ severity }) => severity === 'error');
      if (isGood) good = createSiteContext(checked.source, await measureMedia(checked.source.media.values()), at());
      return checked;
    },
    async render(path) {
      // A save may put another in its place while this page is made.
      const context = good;
      const source = context && (context.pages.get(path) ?? notFoundPage(path, context));
      if (!source) return undefined;
      const page = resolvePage(source, context);
      const renderer = await createRenderer(page, context, await loadCode());
      const rendered = renderPage(page, renderer);
      for (const [address, output] of context.outputs) outputs.set(address, output);
      if (rendered.islands) islands.set(rendered.islands.address, rendered.islands.json);
      islands.set(renderer.shellIslands.address, renderer.shellIslands.json);
      return { html: rendered.html, isFound: !source.isNotFoundPage };
    },
    redirect(path) {
      if (!good) return undefined;
      const isAlias = ({ page }: PageSource) => Array.isArray(page.aliases) && page.aliases.includes(path);
      return [...good.pages.values()].find(isAlias)?.route ?? siteRedirect(path, good);
    },
    islands: (path) => islands.get(path),
    media: (path) => outputs.get(path),
  };
}

function siteRedirect(path: string, { site }: SiteContext): string | undefined {
  const target = (site.redirects as Record<string, unknown> | undefined)?.[path];
  return typeof target === 'string' ? replaceTokens(target, { site }) : undefined;
}

async function createRenderer(page: ResolvedPage, context: SiteContext, code: CompiledCode): Promise<SiteRenderer> {
  const shell = resolveShell(context);
  await code.server.loadComponents(blockTypesIn([...shell.slots.flat(), ...page.blocks]));
  return createSiteRenderer(code, shell, context.endpoints);
}

/** The not-found page of the nearest folder above a path. */
function notFoundPage(path: string, { source }: SiteContext): PageSource | undefined {
  const candidates = source.pages.filter(
    (page) => page.isNotFoundPage && `${path}/`.startsWith(page.route === '/' ? '/' : `${page.route}/`),
  );
  return candidates.sort((a, b) => b.route.length - a.route.length)[0];
}
