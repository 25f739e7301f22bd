import { Badge } from '@mantine/core';
import type { PageSummary, StudioProblem } from '#shared/studio.ts';

export function PageBadges({ page, problems }: { page: PageSummary; problems: StudioProblem[] }) {
  const pageProblems = problems.filter(({ file }) => file === page.file);
  const errors = pageProblems.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      {page.isDraft && (
        <Badge size="xs" variant="light" color="gray">
          Draft
        </Badge>
      )}
      {(page.publishAt || page.expireAt) && !page.isDraft && (
        <Badge size="xs" variant="light" color="blue">
          Dated
        </Badge>
      )}
      {pageProblems.length > 0 && (
        <Badge size="xs" color={errors ? 'red' : 'yellow'} autoContrast aria-label={`${pageProblems.length} problems`}>
          {pageProblems.length}
        </Badge>
      )}
    </>
  );
}
