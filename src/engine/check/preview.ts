import { readPage } from '#engine/content/unreadFile.ts';
import { withDrafts } from '#engine/content/withDrafts.ts';
import { factsOf } from './facts/factsOf.ts';
import type { CheckedFolder } from './siteFolder.ts';

/** A site that was checked as visitors get it, for a preview of it: drafts are part of it, and may send requests. */
export function previewOf(checked: CheckedFolder): CheckedFolder {
  const { source, context, endpoints } = checked;
  const drafts = context ? source.pages.filter(({ page }) => page.draft === true) : [];
  const askedByDrafts = drafts.flatMap((draft) => {
    const whole = readPage(draft, []);
    const page = { ...whole, page: { ...whole.page, draft: false } };
    return context ? factsOf({ file: whole.file, kind: 'page', page }, context).endpoints : [];
  });
  return { ...checked, source: withDrafts(source), endpoints: new Set([...endpoints, ...askedByDrafts]) };
}
