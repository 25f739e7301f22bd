import { Alert, Anchor, Button, Code, Group, Loader, Stack, Text } from '@mantine/core';
import type { CiState } from '#shared/publish.ts';
import { count } from '#shared/words.ts';
import type { Opened } from '../selection.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import { useCi } from './repositoryQueries.ts';
import type { PublishOutcome } from './usePublishing.ts';

interface OutcomeProps {
  outcome: PublishOutcome;
  opened: Opened;
  /** Commits without pushing. */
  onLocal: () => void;
}

/** What came of publishing. */
export function Outcome({ outcome, opened, onLocal }: OutcomeProps) {
  switch (outcome.kind) {
    case 'done': {
      const { commit, isPushed, link, taken } = outcome;
      return (
        <Alert color="green" title={isPushed ? 'Published' : 'Committed'}>
          <Stack gap="xs">
            <Text size="sm">
              Commit <Code>{commit.slice(0, 8)}</Code>
              {taken.length > 0 && `, with what others had changed in ${count(taken.length, 'file')}`}
              {isPushed ? '.' : ', on this computer only.'}
            </Text>
            {isPushed && link && <Ci commit={commit} />}
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
              <Button size="compact-sm" variant="default" onClick={onLocal}>
                Commit here, push later
              </Button>
            </Group>
          </Stack>
        </Alert>
      );
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

const words: Record<CiState['kind'], string> = {
  unknown: 'Whether the checks of the host pass is shown there.',
  waiting: 'The checks of the host have not begun yet.',
  running: 'The checks of the host are running …',
  passed: 'The checks of the host have passed.',
  failed: 'The checks of the host have failed.',
};

function Ci({ commit }: { commit: string }) {
  const { data } = useCi(commit);
  if (!data) return <Loader size="xs" aria-label="Asking the host" />;
  const { kind, runs, link } = data;
  return (
    <Stack gap={4}>
      <Text size="sm">{words[kind]}</Text>
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
