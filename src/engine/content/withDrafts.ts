import { type SiteSource, withPages } from './siteSource.ts';

/**
 * Site in which drafts count as published, for previews. Only `page` is changed: the file still says that it is a
 * draft.
 */
export function withDrafts(source: SiteSource): SiteSource {
  return withPages(source, (pages) =>
    pages.map((page) => (page.page.draft === true ? { ...page, page: { ...page.page, draft: false } } : page)),
  );
}
