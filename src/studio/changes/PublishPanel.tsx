import { Alert, Button, Checkbox, Stack, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import type { PublishRequest, RepositoryState } from '#shared/publish.ts';
import publishIcon from '~icons/tabler/world-upload';
import { Icon } from '../frame/Icon.tsx';
import { useProblems, useSite } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { AuthorFields, isNamed } from './AuthorFields.tsx';
import { FileSelection } from './FileSelection.tsx';
import { displayNameOfFile, suggestCommitMessage } from './fileNames.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import { PublishConflictsDialog } from './PublishConflictsDialog.tsx';
import { PublishOutcomeMessage } from './PublishOutcomeMessage.tsx';
import { usePublish } from './usePublish.ts';

interface PublishPanelProps {
  repository: RepositoryState;
  opened: StudioNavigation;
}

export function PublishPanel({ repository, opened }: PublishPanelProps) {
  const { remote, trouble, author } = repository;
  // Pages come first: authors think of pages.
  const files = repository.files.toSorted((a, b) => Number(a.file.startsWith('_')) - Number(b.file.startsWith('_')));
  const { data: site } = useSite();
  const nameOf = (file: string) => displayNameOfFile(file, site);
  const { data: problems = [] } = useProblems();
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [typedMessage, setTypedMessage] = useState<string>();
  const [typedAuthor, setTypedAuthor] = useState({ name: '', email: '' });
  const [isAuthorStored, setAuthorStored] = useState(false);
  const { publish, isBusy, lastRequest, outcome, clear } = usePublish();
  const chosen = files.filter(({ file, trouble: fileTrouble }) => !excluded.has(file) && !fileTrouble);
  const message = typedMessage ?? suggestCommitMessage(chosen, site);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const hasAuthor = author !== undefined || isNamed(typedAuthor);
  const isReady = chosen.length > 0 && message.trim() !== '' && hasAuthor && !trouble && errors.length === 0;
  const request = {
    files: chosen.map(({ file }) => file),
    message,
    ...(!author && { author: typedAuthor, isAuthorKept: isAuthorStored }),
  };
  const send = async (sent: PublishRequest) => {
    const published = await publish(sent);
    if (published.kind === 'done') setTypedMessage(undefined);
  };
  const sendAgain = (more: Partial<PublishRequest>) => void send({ ...lastRequest, ...more });
  return (
    <Stack gap="md" p="md">
      <Title order={2} size="h5">
        Publish
      </Title>
      <PublishTarget repository={repository} />
      {errors.length > 0 && <ProblemLinks problems={errors} opened={opened} title="The check finds errors" />}
      {files.length > 0 && (
        <>
          <FileSelection files={files} excluded={excluded} nameOf={nameOf} onChange={setExcluded} />
          <Textarea
            label="What has changed"
            description="Stands in the history."
            autosize
            minRows={2}
            value={message}
            onChange={({ currentTarget }) => setTypedMessage(currentTarget.value)}
          />
          {!author && (
            <>
              <AuthorFields author={typedAuthor} onChange={setTypedAuthor} note="Git does not know you yet." />
              <Checkbox
                label="Remember it in this repository"
                checked={isAuthorStored}
                onChange={({ currentTarget }) => setAuthorStored(currentTarget.checked)}
              />
            </>
          )}
          <Button
            leftSection={<Icon svg={publishIcon} />}
            loading={isBusy}
            disabled={!isReady}
            onClick={() => void send(request)}
          >
            {remote ? 'Publish' : 'Commit'}
          </Button>
        </>
      )}
      {files.length === 0 && remote && remote.ahead > 0 && !trouble && (
        <Button loading={isBusy} onClick={() => void send({ files: [], message: 'Merge what others have changed' })}>
          Push {formatCount(remote.ahead, 'commit')}
        </Button>
      )}
      <div aria-live="polite">
        {outcome && <PublishOutcomeMessage outcome={outcome} opened={opened} onAgain={sendAgain} />}
      </div>
      {outcome?.kind === 'conflicts' && (
        <PublishConflictsDialog
          outcome={outcome}
          nameOf={nameOf}
          routeOf={(file) => site?.pages.find((page) => page.file === file)?.route}
          onClose={clear}
          onChoose={(choices) => sendAgain({ choices, theirs: outcome.theirs })}
        />
      )}
    </Stack>
  );
}

function PublishTarget({ repository: { remote, branch, trouble } }: Pick<PublishPanelProps, 'repository'>) {
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
