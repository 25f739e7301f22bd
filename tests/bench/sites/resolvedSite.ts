import { checkSite } from '#engine/check/checkSite.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { measureMedia } from '#engine/make/images/measureMedia.ts';
import { createSiteContext } from '#engine/make/resolve/createContexts.ts';
import type { ResolvedPage } from '#engine/make/resolve/resolved.ts';
import { resolvePage } from '#engine/make/resolve/resolvePage.ts';
import { type ResolvedShell, resolveShell } from '#engine/make/resolve/resolveShell.ts';
import { publishedPages } from '#engine/make/resolve/siteContext.ts';

/** Some pages of a site and its shell, fully resolved. */
export interface ResolvedSite {
  /** Pages in the order of the requested routes. */
  pages: ResolvedPage[];
  shell: ResolvedShell;
  /** BCP 47 tags of the languages that visitors choose from; none if there is only one. */
  languages: string[];
}

/**
 * Resolves pages, for programs that Lintel is compared with.
 * @throws when there is no page at one of the routes
 */
export async function resolveSite(pages: string, routes: string[]): Promise<ResolvedSite> {
  const { source } = checkSite(loadSite(pages), { at: siteNow(pages) });
  const context = createSiteContext(source, await measureMedia(source.media.values()), siteNow(pages));
  const published = publishedPages(context);
  const offered = context.locales.filter(({ own }) => own.has('/')).map(({ language }) => language);
  return {
    pages: routes.map((route) => {
      const page = published.find((each) => each.route === route && !each.isNotFoundPage);
      if (!page) throw new Error(`There is no page ${route}.`);
      return resolvePage(page, context);
    }),
    shell: resolveShell(context),
    languages: offered.length > 1 ? offered : [],
  };
}
