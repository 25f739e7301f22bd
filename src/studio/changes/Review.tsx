import { Alert, EmptyState, Group, Loader, Text } from '@mantine/core';
import type { RepositoryState } from '#shared/publish.ts';
import type { FilesReview } from '#shared/review.ts';
import { count } from '#shared/words.ts';
import warningIcon from '~icons/tabler/alert-triangle';
import sameIcon from '~icons/tabler/circle-check';
import { reasonOf } from '../api.ts';
import { Icon } from '../frame/Icon.tsx';
import type { Opened } from '../selection.ts';
import { ChangedFiles } from './ChangedFiles.tsx';
import { PageChanges } from './PageChanges.tsx';
import { useReview } from './repositoryQueries.ts';

interface ReviewProps {
  repository: RepositoryState;
  opened: Opened;
}

/** What is different in the pages, and every other file that is not as in the last commit. */
export function Review({ repository, opened }: ReviewProps) {
  const { commit, files } = repository;
  const { data: review, error, isFetching } = useReview(commit !== undefined);
  if (files.length === 0)
    return (
      <EmptyState
        pt="xl"
        icon={<Icon svg={sameIcon} size="2rem" />}
        title="Nothing has changed"
        description="All pages are as in the last commit. What you change from now on is listed here."
      />
    );
  return (
    <>
      <Group gap="xs" role="status" mih={20}>
        {isFetching && <Loader size="xs" aria-label="Comparing" />}
        <Text size="sm" c="dimmed">
          {summary(review, isFetching)}
        </Text>
      </Group>
      {error && (
        <Alert color="yellow" title="The pages could not be compared" icon={<Icon svg={warningIcon} />}>
          {reasonOf(error)} The files that changed are below.
        </Alert>
      )}
      {review?.pages.map((page) => (
        <PageChanges key={`${page.change} ${page.file}`} {...{ page, commit, opened }} />
      ))}
      <ChangedFiles files={files} review={review} />
    </>
  );
}

function summary(review: FilesReview | undefined, isFetching: boolean): string {
  if (!review) return isFetching ? 'Comparing with the last commit …' : 'Compared with the last commit';
  const { length } = review.pages;
  return length ? `${count(length, 'page')} changed since the last commit.` : 'The file of no page has changed.';
}
