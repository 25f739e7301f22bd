import { Alert, Anchor, Code, Group, Loader, Stack, Text } from '@mantine/core';
import { formatCount } from '#shared/formatText.ts';
import type { CiState, PublishedCommit } from '#shared/publish.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { CommitLocallyButton } from './CommitLocallyButton.tsx';
import { FolderQuestion } from './FolderQuestion.tsx';
import { ProblemLinks } from './ProblemLinks.tsx';
import { useCiState } from './repositoryQueries.ts';
import type { PublishOutcome } from './usePublish.ts';

interface PublishOutcomeMessageProps {
  outcome: PublishOutcome;
  opened: StudioNavigation;
  /** Commits the same files without pushing; absent if there are none. */
  onLocal: (() => void) | undefined;
  /** Publishes the same to folders of this computer, which is asked about once. */
  onAllow: (folders: string[]) => void;
}

export function PublishOutcomeMessage({ outcome, opened, onLocal, onAllow }: PublishOutcomeMessageProps) {
  switch (outcome.kind) {
    case 'done':
      return <PublishedMessage outcome={outcome} opened={opened} />;
    case 'not-pushed':
      return (
        <Alert color="red" title={outcome.isUncertain ? 'Perhaps published' : 'Not published'}>
          <Stack gap="xs">
            <Text size="sm">
              {outcome.reason}{' '}
              {outcome.isUncertain
                ? 'The connection ended too early to know whether it has arrived. Publish again: that finds out.'
                : 'Nothing here has changed.'}
            </Text>
            {outcome.details && (
              <details>
                <summary>What Git says</summary>
                <Code block>{outcome.details}</Code>
              </details>
            )}
            {!outcome.isUncertain && onLocal && (
              <Group>
                <CommitLocallyButton onClick={onLocal} />
              </Group>
            )}
          </Stack>
        </Alert>
      );
    case 'folder-question':
      return <FolderQuestion folders={outcome.folders} onAllow={() => onAllow(outcome.folders)} onLocal={onLocal} />;
    case 'problems':
      return (
        <ProblemLinks
          problems={outcome.problems}
          opened={opened}
          color="red"
          title="What is chosen has errors"
          note="Nothing was published: what is public now does not have them. Correct them, or choose without them."
        />
      );
    case 'refused':
      return (
        <Alert color="red" title="Not published">
          {outcome.reason} Nothing has changed.
        </Alert>
      );
    case 'conflicts':
      return null;
  }
}

function PublishedMessage({
  outcome: { commit, isPushed, isNew, link, taken, stillWrong, unfollowed },
  opened,
}: {
  outcome: PublishedCommit;
  opened: StudioNavigation;
}) {
  return (
    <Stack gap="xs">
      <Alert color="green" title={!isNew ? 'Up to date' : isPushed ? 'Published' : 'Committed'}>
        <Stack gap="xs">
          <Text size="sm">
            Commit <Code>{commit.slice(0, 8)}</Code>
            {taken.length > 0 && `, with what others had changed in ${formatCount(taken.length, 'file')}`}
            {isPushed ? '.' : ', on this computer only.'}
          </Text>
          {isPushed && link && <CiStatus commit={commit} />}
        </Stack>
      </Alert>
      {unfollowed !== undefined && (
        <Alert color="orange" title="The files here have not followed yet">
          {unfollowed} What others have changed comes to this computer when you publish again.
        </Alert>
      )}
      <ProblemLinks
        problems={stillWrong}
        opened={opened}
        color="yellow"
        title="Errors that were public before"
        note="They are still there, in what was not changed. A build of the site refuses them."
      />
    </Stack>
  );
}

const ciMessages: Record<CiState['kind'], string> = {
  unknown: 'Whether the checks of the host pass is shown there.',
  waiting: 'The checks of the host have not begun yet.',
  running: 'The checks of the host are running …',
  passed: 'The checks of the host have passed.',
  failed: 'The checks of the host have failed.',
};

function CiStatus({ commit }: { commit: string }) {
  const { data } = useCiState(commit);
  if (!data) return <Loader size="xs" aria-label="Asking the host" />;
  const { kind, runs, link } = data;
  return (
    <Stack gap={4}>
      <Text size="sm">{ciMessages[kind]}</Text>
      {runs.map((run) => (
        <Text key={run.name} size="xs">
          {run.link ? (
            <Anchor href={run.link} target="_blank" rel="noreferrer" size="xs">
              {run.name}
            </Anchor>
          ) : (
            run.name
          )}
          : {run.state}
        </Text>
      ))}
      {link && (
        <Anchor href={link} target="_blank" rel="noreferrer" size="sm">
          The commit on its host
        </Anchor>
      )}
    </Stack>
  );
}
