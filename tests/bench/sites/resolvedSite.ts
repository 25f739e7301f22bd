import { check } from '#engine/check/check.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { measureMedia } from '#engine/make/images/measure.ts';
import { resolvePage } from '#engine/make/resolve/page.ts';
import type { ResolvedPage } from '#engine/make/resolve/resolved.ts';
import { type ResolvedShell, resolveShell } from '#engine/make/resolve/site.ts';
import { createSiteContext, publishedPages } from '#engine/make/resolve/siteContext.ts';

/** Some pages of a site and what stands around them, with nothing left to look up. */
export interface ResolvedSite {
  /** In the order of the routes that were asked for. */
  pages: ResolvedPage[];
  shell: ResolvedShell;
  /** BCP 47 tags of the languages that visitors choose from; none where there is one only. */
  languages: string[];
}

/** Resolves pages, for programs that Lintel is measured beside. @throws when there is no page at one of the routes */
export async function resolveSite(pages: string, routes: string[]): Promise<ResolvedSite> {
  const { source } = check(loadSite(pages), { at: siteNow(pages) });
  const context = createSiteContext(source, await measureMedia(source.media.values()), siteNow(pages));
  const published = publishedPages(context);
  const offered = context.editions.filter(({ own }) => own.has('/')).map(({ language }) => language);
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
