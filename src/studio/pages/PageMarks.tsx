import { Badge } from '@mantine/core';
import type { PageSummary, StudioProblem } from '#shared/studio.ts';

/** What is said of a page in a tree: that it is a draft, has dates, or problems. */
export function PageMarks({ page, problems }: { page: PageSummary; problems: StudioProblem[] }) {
  const own = problems.filter(({ file }) => file === page.file);
  const errors = own.filter(({ severity }) => severity === 'error').length;
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
      {own.length > 0 && (
        <Badge size="xs" color={errors ? 'red' : 'yellow'} autoContrast aria-label={`${own.length} problems`}>
          {own.length}
        </Badge>
      )}
    </>
  );
}
