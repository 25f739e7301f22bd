import type { PageSummary, StudioProblem } from '#shared/studio.ts';

/** Which pages are listed. */
export type PageFilter = 'all' | 'problems' | 'drafts' | 'scheduled';

/** What each choice of pages is called. */
export const pageFilters: { value: PageFilter; label: string }[] = [
  { value: 'all', label: 'All pages' },
  { value: 'problems', label: 'With problems' },
  { value: 'drafts', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
];

/** The pages that a choice leaves. */
export function pagesOf(
  filter: PageFilter,
  pages: readonly PageSummary[],
  problems: readonly StudioProblem[],
): readonly PageSummary[] {
  if (filter === 'all') return pages;
  if (filter === 'drafts') return pages.filter(({ isDraft }) => isDraft);
  if (filter === 'scheduled') return pages.filter(({ publishAt, expireAt }) => publishAt ?? expireAt);
  const wrong = new Set(problems.map(({ file }) => file));
  return pages.filter(({ file }) => wrong.has(file));
}
