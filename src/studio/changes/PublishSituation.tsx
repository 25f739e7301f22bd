import { Alert, Button, Stack, Text } from '@mantine/core';
import { formatCount } from '#shared/formatText.ts';
import type { RemoteState, RepositoryState } from '#shared/publish.ts';
import type { StudioProblem } from '#shared/studio.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { ProblemLinks } from './ProblemLinks.tsx';

interface PublishSituationProps {
  repository: RepositoryState;
  problems: readonly StudioProblem[];
  /** Files that are chosen. */
  chosen: readonly string[];
  isBusy: boolean;
  opened: StudioNavigation;
  /** Takes what others have published. */
  onTake: () => void;
}

/** Sentences about where publishing leads, and what stands against it. */
export function PublishSituation({ repository, problems, chosen, isBusy, opened, onTake }: PublishSituationProps) {
  const { remote, trouble } = repository;
  return (
    <>
      <PublishTarget repository={repository} />
      {remote && remote.behind > 0 && !trouble && <Behind remote={remote} isBusy={isBusy} onTake={onTake} />}
      <FoundErrors problems={problems} chosen={chosen} opened={opened} />
    </>
  );
}

interface BehindProps {
  remote: RemoteState;
  isBusy: boolean;
  onTake: () => void;
}

/** Published commits that the files here have not followed, and the way to take them. */
function Behind({ remote: { behind, host }, isBusy, onTake }: BehindProps) {
  const commits = `${formatCount(behind, 'commit')} on ${host} ${behind === 1 ? 'is' : 'are'}`;
  return (
    <Alert color="blue" title="More is published than the files here hold">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {commits} not in the files here yet. What differs by that is no change of yours, and comes when you publish.
        </Text>
        <Button size="compact-sm" variant="default" loading={isBusy} onClick={onTake}>
          Take it now
        </Button>
      </Stack>
    </Alert>
  );
}

interface FoundErrorsProps {
  problems: readonly StudioProblem[];
  /** Files that are chosen. */
  chosen: readonly string[];
  opened: StudioNavigation;
}

/** Errors of the files here: those of what is chosen, and those elsewhere, which hold nothing back. */
function FoundErrors({ problems, chosen, opened }: FoundErrorsProps) {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const chosenFiles = new Set(chosen);
  const isChosen = ({ file }: StudioProblem) => chosenFiles.has(file);
  return (
    <>
      <ProblemLinks
        problems={errors.filter(isChosen)}
        opened={opened}
        color="red"
        title="What is chosen has errors"
        note="With errors that are not public already, nothing is published."
      />
      <ProblemLinks
        problems={errors.filter((error) => !isChosen(error))}
        opened={opened}
        color="yellow"
        title="Errors elsewhere"
        note="They are in files that are not chosen, and hold nothing back unless what is chosen causes them."
      />
    </>
  );
}

function PublishTarget({ repository: { remote, branch, trouble } }: { repository: RepositoryState }) {
  const ahead = remote?.ahead ?? 0;
  const earlier = `${formatCount(ahead, 'earlier commit')} that ${ahead === 1 ? 'is only here goes' : 'are only here go'} along.`;
  return (
    <>
      <Text size="sm" c="dimmed">
        {remote
          ? `Commits to ${branch ?? 'no branch'}, and pushes to ${remote.host}.`
          : `Commits to ${branch ?? 'this repository'}. It has no remote, so that nothing is pushed.`}
        {ahead > 0 && ` ${earlier}`}
      </Text>
      {trouble && (
        <Alert color="orange" title="Nothing can be published now">
          {trouble}
        </Alert>
      )}
    </>
  );
}
