import type { PageSource } from '#engine/content/source.ts';
import { type RenderedPage, textOf } from '#engine/make/render/page.ts';
import { publishedPages, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { indexDocuments, type SearchedDocument, searchFolder } from '#engine/make/search/pagefind.ts';

/** A state of a site, whose pages are made when they are asked for. */
interface SearchedSite {
  /** The first language. */
  context: SiteContext;
  editions: { context: SiteContext }[];
  /** Makes a page of a language; gives nothing for one that is not right now. */
  make: (head: PageSource, context: SiteContext) => Promise<Pick<RenderedPage, 'document'> | undefined>;
}

/** The index of each state of a site, which is made when somebody searches it. */
const made = new WeakMap<SiteContext, Promise<Map<string, Uint8Array>>>();

/**
 * A file of the search of a site, as a build makes it.
 * @param path as `/pagefind/pagefind.js`
 * @returns undefined where the site has no search, or there is no such file
 */
export async function searchFile(path: string, site: SearchedSite): Promise<Uint8Array | undefined> {
  const { context } = site;
  if (!context.site.search || !path.startsWith(`/${searchFolder}/`)) return undefined;
  const known = made.get(context) ?? indexDocuments(documentsOf(site));
  made.set(context, known);
  known.catch(() => made.delete(context));
  return (await known).get(path.slice(searchFolder.length + 2));
}

async function* documentsOf({ editions, make }: SearchedSite): AsyncGenerator<SearchedDocument> {
  for (const { context } of editions)
    for (const head of publishedPages(context)) {
      const page = await make(head, context);
      const html = page ? textOf(page.document) : '';
      if (html.includes('data-pagefind-body')) yield { route: context.base + head.route, html };
    }
}
