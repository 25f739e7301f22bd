import { Alert, Anchor, Button, Code, Group, Loader, Stack, Text } from '@mantine/core';
import { formatCount } from '#shared/formatText.ts';
import type { CiState, PublishRequest } from '#shared/publish.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import { useCiState } from './repositoryQueries.ts';
import type { PublishOutcome } from './usePublish.ts';

interface PublishOutcomeMessageProps {
  outcome: PublishOutcome;
  opened: StudioNavigation;
  /** Sends the same request again, with something more. */
  onAgain: (more: Partial<PublishRequest>) => void;
}

export function PublishOutcomeMessage({ outcome, opened, onAgain }: PublishOutcomeMessageProps) {
  switch (outcome.kind) {
    case 'done': {
      const { commit, isPushed, link, taken } = outcome;
      return (
        <Alert color="green" title={isPushed ? 'Published' : 'Committed'}>
          <Stack gap="xs">
            <Text size="sm">
              Commit <Code>{commit.slice(0, 8)}</Code>
              {taken.length > 0 && `, with what others had changed in ${formatCount(taken.length, 'file')}`}
              {isPushed ? '.' : ', on this computer only.'}
            </Text>
            {isPushed && link && <CiStatus commit={commit} />}
          </Stack>
        </Alert>
      );
    }
    case 'not-pushed':
      return (
        <Alert color="red" title="Not published">
          <Stack gap="xs">
            <Text size="sm">{outcome.reason} Nothing here has changed.</Text>
            {outcome.details && (
              <details>
                <summary>What Git says</summary>
                <Code block>{outcome.details}</Code>
              </details>
            )}
            <Group>
              <Button size="compact-sm" variant="default" onClick={() => onAgain({ isLocal: true })}>
                Commit here, push later
              </Button>
            </Group>
          </Stack>
        </Alert>
      );
    case 'folder-question':
      return <FolderQuestion folders={outcome.folders} onAgain={onAgain} />;
    case 'problems':
      return <ProblemLinks problems={outcome.problems} opened={opened} title="What is chosen has errors" />;
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

type FolderQuestionProps = Pick<PublishOutcomeMessageProps, 'onAgain'> & { folders: string[] };

function FolderQuestion({ folders, onAgain }: FolderQuestionProps) {
  return (
    <Alert color="orange" title="Push to a folder of this computer?">
      <Stack gap="xs">
        <Text size="sm">
          This repository is published to {folders.length > 1 ? 'folders' : 'a folder'}, not to a host. Git runs there,
          under your name, the programs (hooks) that are set up in{' '}
          {folders.length > 1 ? 'these folders' : 'this folder'}. Allow it if you know who set it up. You are asked
          once.
        </Text>
        {folders.map((folder) => (
          <Code key={folder} block>
            {folder}
          </Code>
        ))}
        <Group>
          <Button size="compact-sm" onClick={() => onAgain({ allowedFolders: folders })}>
            Allow, and publish
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onAgain({ isLocal: true })}>
            Commit here, push later
          </Button>
        </Group>
      </Stack>
    </Alert>
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
