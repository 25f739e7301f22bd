import { Alert, Button, Checkbox, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import type { RepositoryState } from '#shared/publish.ts';
import { count } from '#shared/words.ts';
import publishIcon from '~icons/tabler/world-upload';
import { Icon } from '../frame/Icon.tsx';
import { useProblems, useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { AuthorFields } from './AuthorFields.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { Conflicts } from './Conflicts.tsx';
import { fileInWords, suggestMessage } from './fileNames.ts';
import { Outcome } from './Outcome.tsx';
import { ProblemLinks } from './ProblemLinks.tsx';
import { usePublishing } from './usePublishing.ts';

interface PublishPanelProps {
  repository: RepositoryState;
  opened: Opened;
}

/** Chooses what is published, and publishes it. */
export function PublishPanel({ repository, opened }: PublishPanelProps) {
  const { remote, trouble, author } = repository;
  // Pages come first: they are what people think of.
  const files = repository.files.toSorted((a, b) => Number(a.file.startsWith('_')) - Number(b.file.startsWith('_')));
  const { data: site } = useSite();
  const { data: problems = [] } = useProblems();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<string>();
  const [given, setGiven] = useState({ name: '', email: '' });
  const [isKept, setKept] = useState(false);
  const { publish, isBusy, outcome, clear } = usePublishing();
  const chosen = files.filter(({ file, trouble: own }) => !left.has(file) && !own);
  const message = typed ?? suggestMessage(chosen, site);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isNamed = author !== undefined || (given.name.trim() !== '' && given.email.trim() !== '');
  const isReady = chosen.length > 0 && message.trim() !== '' && isNamed && !trouble && errors.length === 0;
  const request = {
    files: chosen.map(({ file }) => file),
    message,
    ...(!author && { author: given, isAuthorKept: isKept }),
  };
  const send = async (more: Parameters<typeof publish>[0] | object = {}) => {
    const published = await publish({ ...request, ...more });
    if (published?.kind === 'done') setTyped(undefined);
  };
  return (
    <Stack gap="md" p="md">
      <Title order={2} size="h5">
        Publish
      </Title>
      <WhereTo repository={repository} />
      {errors.length > 0 && <ProblemLinks problems={errors} opened={opened} title="The check finds errors" />}
      {files.length > 0 && (
        <>
          <ChooseFiles
            files={files}
            left={left}
            nameOf={(file) => fileInWords(file, site)}
            onChange={(next) => setLeft(next)}
          />
          <Textarea
            label="What has changed"
            description="Stands in the history."
            autosize
            minRows={2}
            value={message}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {!author && (
            <>
              <AuthorFields author={given} onChange={setGiven} note="Git does not know you yet." />
              <Checkbox
                label="Remember it in this repository"
                checked={isKept}
                onChange={({ currentTarget }) => setKept(currentTarget.checked)}
              />
            </>
          )}
          <Button
            leftSection={<Icon svg={publishIcon} />}
            loading={isBusy}
            disabled={!isReady}
            onClick={() => void send()}
          >
            {remote ? 'Publish' : 'Commit'}
          </Button>
        </>
      )}
      {files.length === 0 && remote && remote.ahead > 0 && !trouble && (
        <Button loading={isBusy} onClick={() => void send({ files: [], message: 'Merge what others have changed' })}>
          Push {count(remote.ahead, 'commit')}
        </Button>
      )}
      <div aria-live="polite">
        {outcome && <Outcome outcome={outcome} opened={opened} onLocal={() => void send({ isLocal: true })} />}
      </div>
      {outcome?.kind === 'conflicts' && (
        <Conflicts
          outcome={outcome}
          nameOf={(file) => fileInWords(file, site)}
          routeOf={(file) => site?.pages.find((page) => page.file === file)?.route}
          onClose={clear}
          onChoose={(choices) => void send({ choices, theirs: outcome.theirs })}
        />
      )}
    </Stack>
  );
}

/** Where it is published, and why it cannot be. */
function WhereTo({ repository: { remote, branch, trouble } }: Pick<PublishPanelProps, 'repository'>) {
  const ahead = remote?.ahead ?? 0;
  const earlier = `${count(ahead, 'earlier commit')} that ${ahead === 1 ? 'is only here goes' : 'are only here go'} along.`;
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
