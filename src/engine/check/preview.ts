import { readLazyPage } from '#engine/content/lazyFile.ts';
import { listPublicationDates } from '#engine/content/publication.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import { gatherFacts } from './facts/gatherFacts.ts';
import type { CheckedFolder } from './siteChecker.ts';

/** Turns a checked site into its preview: drafts are treated as published, including their requests and dates. */
export function createPreview(checked: CheckedFolder): CheckedFolder {
  const { source, context, endpoints, dates } = checked;
  if (!context) return checked;
  const drafts = source.pages
    .filter(({ page }) => page.draft === true)
    .map((draft) => {
      const { file, page } = readLazyPage(draft, []);
      const published = { ...page, draft: false };
      return { ...draft, file: { ...file, json: published }, page: published };
    });
  const draftOrigins = drafts.flatMap(
    (page) => gatherFacts({ file: page.file, kind: 'page', page }, context).endpoints,
  );
  const emptyParts = { site: undefined, layouts: new Map(), shared: new Map(), patterns: new Map(), data: new Map() };
  return {
    ...checked,
    source: withDrafts(source),
    endpoints: new Set([...endpoints, ...draftOrigins]),
    dates: () =>
      [...dates(), ...listPublicationDates({ ...source, ...emptyParts, pages: drafts }, context.at)].sort((a, b) =>
        a.date < b.date ? -1 : 1,
      ),
  };
}
