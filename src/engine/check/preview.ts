import { publicationDates } from '#engine/content/publication.ts';
import { readPage } from '#engine/content/unreadFile.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import { factsOf } from './facts/factsOf.ts';
import type { CheckedFolder } from './siteFolder.ts';

/**
 * A site that was checked as visitors get it, for a preview of it: drafts are part of it. They may send requests, and come
 * and go by their dates.
 */
export function previewOf(checked: CheckedFolder): CheckedFolder {
  const { source, context, endpoints, dates } = checked;
  if (!context) return checked;
  const drafts = source.pages
    .filter(({ page }) => page.draft === true)
    .map((draft) => {
      const { file, page } = readPage(draft, []);
      const published = { ...page, draft: false };
      return { ...draft, file: { ...file, json: published }, page: published };
    });
  const asked = drafts.flatMap((page) => factsOf({ file: page.file, kind: 'page', page }, context).endpoints);
  const none = { site: undefined, layouts: new Map(), shared: new Map(), patterns: new Map(), data: new Map() };
  return {
    ...checked,
    source: withDrafts(source),
    endpoints: new Set([...endpoints, ...asked]),
    dates: () =>
      [...dates(), ...publicationDates({ ...source, ...none, pages: drafts }, context.at)].sort((a, b) =>
        a.date < b.date ? -1 : 1,
      ),
  };
}
