import type { PageSummary, StudioProblem } from '#shared/studio.ts';

export type PageFilter = 'all' | 'problems' | 'drafts' | 'scheduled';

export const pageFilterOptions: { value: PageFilter; label: string }[] = [
  { value: 'all', label: 'All pages' },
  { value: 'problems', label: 'With problems' },
  { value: 'drafts', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
];

export function filterPages(
  filter: PageFilter,
  pages: readonly PageSummary[],
  problems: readonly StudioProblem[],
): readonly PageSummary[] {
  if (filter === 'all') return pages;
  if (filter === 'drafts') return pages.filter(({ isDraft }) => isDraft);
  if (filter === 'scheduled') return pages.filter(({ publishAt, expireAt }) => publishAt ?? expireAt);
  const filesWithProblems = new Set(problems.map(({ file }) => file));
  return pages.filter(({ file }) => filesWithProblems.has(file));
}
