import type { PageSource } from '#engine/content/siteSource.ts';
import { documentText, type RenderedPage } from '#engine/make/render/renderPage.ts';
import type { SiteRenderer } from '#engine/make/render/siteRenderer.ts';
import { publishedPages, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { indexDocuments, type SearchedDocument, searchFolder } from '#engine/make/search/pagefind.ts';

/** Version of a site with a renderer for each locale, the default one first. */
export interface SiteWithRenderers {
  context: SiteContext;
  locales: { context: SiteContext; renderer: SiteRenderer }[];
  /** Renders a page of a locale. @returns undefined if the page is invalid now */
  make: (head: PageSource, context: SiteContext) => Promise<RenderedPage | undefined>;
}

const searchIndexCache = new WeakMap<SiteContext, Promise<Map<string, Uint8Array>>>();

/**
 * Reads a file of the search as a build writes it.
 * @returns undefined if the site has no search, or if there is no such file
 */
export async function readSearchFile(path: string, site: SiteWithRenderers): Promise<Uint8Array | undefined> {
  const { context } = site;
  if (!context.site.search || !path.startsWith(`/${searchFolder}/`)) return undefined;
  const searchIndex = searchIndexCache.get(context) ?? indexDocuments(searchDocumentsOf(site));
  searchIndexCache.set(context, searchIndex);
  searchIndex.catch(() => searchIndexCache.delete(context));
  return (await searchIndex).get(path.slice(searchFolder.length + 2));
}

async function* searchDocumentsOf({ locales, make }: SiteWithRenderers): AsyncGenerator<SearchedDocument> {
  for (const { context } of locales)
    for (const pageHead of publishedPages(context)) {
      const page = await make(pageHead, context);
      const html = page ? documentText(page.document) : '';
      if (html.includes('data-pagefind-body')) yield { route: context.base + pageHead.route, html };
    }
}
