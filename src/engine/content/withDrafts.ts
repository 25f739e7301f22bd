import { type SiteSource, withPages } from './source.ts';

/**
 * A site that drafts are part of, as previews show it. Only what is known of a page without its file is another: the
 * file, read again, still says that it is a draft.
 */
export function withDrafts(source: SiteSource): SiteSource {
  return withPages(source, (pages) =>
    pages.map((page) => (page.page.draft === true ? { ...page, page: { ...page.page, draft: false } } : page)),
  );
}
