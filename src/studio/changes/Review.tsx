import { Alert, Anchor, EmptyState, Group, List, Loader, NavLink, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { RepositoryState } from '#shared/publish.ts';
import type { SiteReview } from '#shared/review.ts';
import { count } from '#shared/words.ts';
import warningIcon from '~icons/tabler/alert-triangle';
import sameIcon from '~icons/tabler/circle-check';
import { reasonOf } from '../api.ts';
import { Icon } from '../frame/Icon.tsx';
import type { Opened } from '../selection.ts';
import { CauseChanges } from './CauseChanges.tsx';
import { ChangedFiles } from './ChangedFiles.tsx';
import { groupReview } from './grouping.ts';
import { PageChanges } from './PageChanges.tsx';
import { useReview } from './repositoryQueries.ts';

interface ReviewProps {
  repository: RepositoryState;
  opened: Opened;
}

/** What visitors get differently with the files as they are, and every file that is not as in the last commit. */
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
      {review && <Reviewed review={review} commit={commit} opened={opened} />}
      <ChangedFiles files={files} review={review} />
    </>
  );
}

function summary(review: SiteReview | undefined, isFetching: boolean): string {
  if (!review) return isFetching ? 'Comparing with the last commit …' : 'Compared with the last commit';
  const { pages, problems, lostAddresses } = review;
  const parts = [
    pages.length ? `${count(pages.length, 'page')} ${pages.length === 1 ? 'changes' : 'change'} for visitors` : '',
    problems.appeared.length ? `${count(problems.appeared.length, 'new problem')}` : '',
    lostAddresses.length ? `${count(lostAddresses.length, 'address', 'addresses')} would be lost` : '',
  ].filter(Boolean);
  return parts.length ? `${parts.join(', ')}.` : 'Visitors see no difference.';
}

function Reviewed({ review, commit, opened }: { review: SiteReview; commit: string | undefined; opened: Opened }) {
  const { own, groups } = groupReview(review);
  return (
    <>
      <Worries review={review} opened={opened} />
      {own.map((page) => (
        <PageChanges key={`${page.change} ${page.file} ${page.route}`} {...{ page, commit, opened }} />
      ))}
      {groups.map((group) => (
        <CauseChanges key={`${group.cause.file} ${group.cause.name}`} {...{ group, commit, opened }} />
      ))}
      {review.files.length > 0 && (
        <section aria-label="Other files of the site">
          <Title order={2} size="h5">
            Other files of the site
          </Title>
          <List size="sm">
            {review.files.map(({ file, change }) => (
              <List.Item key={file}>
                {file} {change}
              </List.Item>
            ))}
          </List>
        </section>
      )}
    </>
  );
}

/** Problems that appeared, and addresses that would be lost. */
function Worries({ review: { problems, lostAddresses }, opened }: { review: SiteReview; opened: Opened }) {
  return (
    <>
      {problems.appeared.length > 0 && (
        <Alert
          color="red"
          title={`${count(problems.appeared.length, 'problem')} appeared`}
          icon={<Icon svg={warningIcon} />}
        >
          {problems.appeared.map(({ code, file, pointer, line, message, hint }) => (
            <NavLink
              key={`${code} ${file} ${pointer} ${line}`}
              component="button"
              noWrap={false}
              label={message}
              description={hint}
              onClick={() => opened.goTo({ file, pointer })}
            />
          ))}
        </Alert>
      )}
      {lostAddresses.length > 0 && (
        <Alert color="orange" title="Addresses that would be lost" icon={<Icon svg={warningIcon} />}>
          <Stack gap={4}>
            <Text size="sm">
              Links to them from other sites lead nowhere then. Give a page the address as one of its former ones, or
              add a redirect under{' '}
              <Anchor component={Link} to="/site/">
                Site
              </Anchor>
              .
            </Text>
            <List size="sm">
              {lostAddresses.map(({ address, file }) => (
                <List.Item key={address}>
                  {address} (was of {file})
                </List.Item>
              ))}
            </List>
          </Stack>
        </Alert>
      )}
    </>
  );
}
