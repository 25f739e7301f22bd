import { Alert, EmptyState, Group, Loader, Text } from '@mantine/core';
import { useMemo } from 'react';
import { type GroupedReview, groupReview } from '#shared/groupReview.ts';
import type { RepositoryState } from '#shared/publish.ts';
import type { SiteReview } from '#shared/review.ts';
import { summariseReview } from '#shared/reviewInWords.ts';
import warningIcon from '~icons/tabler/alert-triangle';
import sameIcon from '~icons/tabler/circle-check';
import { reasonOf } from '../api.ts';
import { Icon } from '../frame/Icon.tsx';
import type { Opened } from '../selection.ts';
import { CauseChanges } from './CauseChanges.tsx';
import { ChangedFiles } from './ChangedFiles.tsx';
import { PageChanges } from './PageChanges.tsx';
import { useReview } from './repositoryQueries.ts';
import { Worries } from './Worries.tsx';

interface ReviewProps {
  repository: RepositoryState;
  opened: Opened;
}

/** What visitors get differently, what is written differently in the pages, and every other file that changed. */
export function Review({ repository, opened }: ReviewProps) {
  const { commit, files } = repository;
  const { files: compared, site } = useReview(commit !== undefined);
  const { data: review, error } = compared;
  const isFetching = compared.isFetching || site.isFetching;
  const grouped = useMemo(() => site.data && groupReview(site.data), [site.data]);
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
        {isFetching && <Loader size="xs" role="img" aria-label="Comparing" />}
        <Text size="sm" c="dimmed">
          {summary(site.data, grouped, isFetching)}
        </Text>
      </Group>
      {error && (
        <Alert color="yellow" title="The pages could not be compared" icon={<Icon svg={warningIcon} />}>
          {reasonOf(error)} The files that changed are below.
        </Alert>
      )}
      {site.error && (
        <Alert color="yellow" title="What visitors get could not be compared" icon={<Icon svg={warningIcon} />}>
          {reasonOf(site.error)}
        </Alert>
      )}
      {site.data && <Worries review={site.data} opened={opened} />}
      {review?.pages.map((page) => (
        <PageChanges
          key={`${page.change} ${page.file}`}
          {...{ page, commit, opened }}
          visitors={site.data?.pages.find(({ file }) => file === page.file)}
          unseen={site.data?.unseen.find(({ file }) => file === page.file)?.why}
        />
      ))}
      {grouped?.groups.map((group) => (
        <CauseChanges key={group.causes.map(({ name }) => name).join()} {...{ commit, opened }} group={group} />
      ))}
      <ChangedFiles files={files} review={review} />
    </>
  );
}

function summary(review: SiteReview | undefined, grouped: GroupedReview | undefined, isFetching: boolean): string {
  if (review && grouped) return summariseReview(review, grouped);
  return isFetching ? 'Comparing with the last commit …' : 'Compared with the last commit';
}
