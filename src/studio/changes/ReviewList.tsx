import { Alert, EmptyState, Group, Loader, Text } from '@mantine/core';
import { useMemo } from 'react';
import { groupReview } from '#shared/groupReview.ts';
import type { RepositoryState } from '#shared/publish.ts';
import type { PageReview, SiteReview } from '#shared/review.ts';
import { summariseReview } from '#shared/summariseReview.ts';
import warningIcon from '~icons/tabler/alert-triangle';
import sameIcon from '~icons/tabler/circle-check';
import { messageOfError } from '../api.ts';
import { Icon } from '../frame/Icon.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import { ChangesByCause } from './ChangesByCause.tsx';
import { FolderGroups } from './FolderGroups.tsx';
import { areGrouped } from './groupByFolder.ts';
import { OtherChangedFiles } from './OtherChangedFiles.tsx';
import { PageChanges } from './PageChanges.tsx';
import { ReviewWarnings } from './ReviewWarnings.tsx';
import { useReview } from './repositoryQueries.ts';

interface ReviewListProps {
  repository: RepositoryState;
  opened: StudioNavigation;
}

export function ReviewList({ repository, opened }: ReviewListProps) {
  const { commit, files } = repository;
  const { files: compared, site } = useReview(commit !== undefined);
  const { data: review, error } = compared;
  const isFetching = compared.isFetching || site.isFetching;
  const progress = isFetching ? 'Comparing with the last commit …' : 'Compared with the last commit';
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
          {site.data && grouped ? summariseReview(site.data, grouped) : progress}
        </Text>
      </Group>
      {error && (
        <Alert color="yellow" title="The pages could not be compared" icon={<Icon svg={warningIcon} />}>
          {messageOfError(error)} The files that changed are below.
        </Alert>
      )}
      {site.error && (
        <Alert color="yellow" title="What visitors get could not be compared" icon={<Icon svg={warningIcon} />}>
          {messageOfError(site.error)}
        </Alert>
      )}
      {site.data && <ReviewWarnings review={site.data} opened={opened} />}
      {review && <ReviewedPages pages={review.pages} site={site.data} {...{ commit, opened }} />}
      {grouped?.groups.map((group) => (
        <ChangesByCause key={group.causes.map(({ name }) => name).join()} {...{ commit, opened }} group={group} />
      ))}
      <OtherChangedFiles files={files} review={review} />
    </>
  );
}

interface ReviewedPagesProps {
  pages: readonly PageReview[];
  site: SiteReview | undefined;
  commit: string | undefined;
  opened: StudioNavigation;
}

/** Pages whose files differ. Of many, those that changed stand before whole new and removed ones, which have no details. */
function ReviewedPages({ pages, site, commit, opened }: ReviewedPagesProps) {
  const renderPage = (page: PageReview) => (
    <PageChanges
      key={`${page.change} ${page.file}`}
      {...{ page, commit, opened }}
      visitors={site?.pages.find(({ file }) => file === page.file)}
      unseen={site?.unseen.find(({ file }) => file === page.file)?.why}
    />
  );
  if (!areGrouped(pages)) return pages.map(renderPage);
  const isWhole = ({ change }: PageReview) => change === 'added' || change === 'removed';
  return [pages.filter((page) => !isWhole(page)), pages.filter(isWhole)].map((some, index) =>
    areGrouped(some) ? (
      <FolderGroups key={index === 0 ? 'changed' : 'whole'} files={some} rowHeight={78} gap={12}>
        {renderPage}
      </FolderGroups>
    ) : (
      some.map(renderPage)
    ),
  );
}
