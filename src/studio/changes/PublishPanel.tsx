import { Button, Checkbox, Stack, Textarea, Title } from '@mantine/core';
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
import { PublishConflictsDialog } from './PublishConflictsDialog.tsx';
import { PublishOutcomeMessage } from './PublishOutcomeMessage.tsx';
import { PublishSituation } from './PublishSituation.tsx';
import { type PublishOutcome, usePublish } from './usePublish.ts';

/** Request that publishes no file, but pushes local commits and takes what others have published. */
const onlyTheirs = { files: [], message: 'Merge what others have changed' };

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
  const { publish, repeat, isBusy, outcome, hadFiles, clear } = usePublish();
  const chosen = files.filter(({ file, trouble: fileTrouble }) => !excluded.has(file) && !fileTrouble);
  const message = typedMessage ?? suggestCommitMessage(chosen, site);
  const hasAuthor = author !== undefined || isNamed(typedAuthor);
  const isReady = chosen.length > 0 && message.trim() !== '' && hasAuthor && !trouble;
  const request = {
    files: chosen.map(({ file }) => file),
    message,
    ...(!author && { author: typedAuthor, isAuthorKept: isAuthorStored }),
  };
  const settle = async (published: Promise<PublishOutcome | undefined>) => {
    if ((await published)?.kind === 'done') setTypedMessage(undefined);
  };
  const send = (more: Partial<PublishRequest> = {}) => settle(publish({ ...request, ...more }));
  return (
    <Stack gap="md" p="md">
      <Title order={2} size="h5">
        Publish
      </Title>
      <PublishSituation
        {...{ repository, problems, opened, isBusy }}
        chosen={request.files}
        onTake={() => void send(onlyTheirs)}
      />
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
            onClick={() => void send()}
          >
            {remote ? 'Publish' : 'Commit'}
          </Button>
        </>
      )}
      {files.length === 0 && remote && remote.ahead > 0 && remote.behind === 0 && !trouble && (
        <Button loading={isBusy} onClick={() => void send(onlyTheirs)}>
          Push {formatCount(remote.ahead, 'commit')}
        </Button>
      )}
      <PublishAnswer
        {...{ outcome, hadFiles, opened, nameOf }}
        routeOf={(file) => site?.pages.find((page) => page.file === file)?.route}
        onClose={clear}
        onRepeat={(more) => void settle(repeat(more))}
      />
    </Stack>
  );
}

interface PublishAnswerProps {
  outcome: PublishOutcome | undefined;
  /** True if files were chosen. */
  hadFiles: boolean;
  opened: StudioNavigation;
  nameOf: (file: string) => string;
  routeOf: (file: string) => string | undefined;
  onClose: () => void;
  onRepeat: (more: Partial<PublishRequest>) => void;
}

function PublishAnswer({ outcome, hadFiles, opened, nameOf, routeOf, onClose, onRepeat }: PublishAnswerProps) {
  const onLocal = hadFiles ? () => onRepeat({ isLocal: true }) : undefined;
  return (
    <>
      <div aria-live="polite">
        {outcome && (
          <PublishOutcomeMessage
            {...{ outcome, opened, onLocal }}
            onAllow={(allowedFolders) => onRepeat({ allowedFolders })}
          />
        )}
      </div>
      {outcome?.kind === 'conflicts' && (
        <PublishConflictsDialog
          {...{ outcome, nameOf, routeOf, onClose }}
          onChoose={(choices) => onRepeat({ choices, theirs: outcome.theirs })}
        />
      )}
    </>
  );
}
