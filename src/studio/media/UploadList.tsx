import { ActionIcon, Anchor, Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { capitalize, formatCount } from '#shared/formatText.ts';
import doneIcon from '~icons/tabler/circle-check';
import failedIcon from '~icons/tabler/exclamation-circle';
import closeIcon from '~icons/tabler/x';
import { Icon } from '../frame/Icon.tsx';
import { IconButton } from '../frame/IconButton.tsx';
import classes from './Media.module.css';
import { baseNameOf } from './mediaFiles.ts';
import { mediaUploads } from './mediaUploads.ts';
import { isUnfinished, type Upload } from './uploadQueue.ts';

/** List of uploads with their progress and results. Renders nothing if there are none. */
export function UploadList({ onShow }: { onShow?: (path: string) => void }) {
  const all = useSyncExternalStore(mediaUploads.subscribe, () => mediaUploads.all);
  if (all.length === 0) return null;
  const unfinished = all.filter(isUnfinished).length;
  return (
    <Paper component="section" aria-label="Files being added" withBorder className={classes.uploads ?? ''}>
      <Group justify="space-between" px="sm" py={6} wrap="nowrap">
        <Text size="sm" fw={600} role="status">
          {formatProgress(all)}
        </Text>
        {unfinished > 0 ? (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => {
              for (const { id } of all.filter(isUnfinished)) mediaUploads.cancel(id);
            }}
          >
            Stop all
          </Button>
        ) : (
          <IconButton label="Close this list" icon={closeIcon} onClick={() => mediaUploads.clear()} />
        )}
      </Group>
      {unfinished > 0 && (
        <Progress
          size="xs"
          radius={0}
          value={(all.reduce((sum, one) => sum + (isUnfinished(one) ? one.sent : 1), 0) / all.length) * 100}
          aria-label="Of all files"
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul className={classes.uploadItems} tabIndex={0} aria-label="Each file">
        {all.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onShow={onShow} />
        ))}
      </ul>
    </Paper>
  );
}

function formatProgress(all: readonly Upload[]): string {
  const countOf = (state: Upload['state']) => all.filter((one) => one.state === state).length;
  const unfinished = all.filter(isUnfinished).length;
  const done = countOf('done');
  if (unfinished > 0) return `Adding ${formatCount(all.length, 'file')}: ${done} done`;
  const failures = [
    countOf('failed') > 0 ? `${countOf('failed')} not` : '',
    countOf('cancelled') > 0 ? `${countOf('cancelled')} stopped` : '',
  ].filter(Boolean);
  return [`${formatCount(done, 'file')} added`, ...failures].join(', ');
}

function UploadRow({ upload, onShow }: { upload: Upload; onShow: ((path: string) => void) | undefined }) {
  const { id, file, state, sent, reason, result } = upload;
  const name = result ? baseNameOf(result.path) : file.name;
  return (
    <Group component="li" gap="xs" px="sm" py={4} wrap="nowrap" align="flex-start">
      {state === 'done' && <Icon svg={doneIcon} size="1rem" c="green.8" mt={2} />}
      {state === 'failed' && <Icon svg={failedIcon} size="1rem" c="red.8" mt={2} />}
      <Stack gap={2} flex={1} miw={0}>
        {result && onShow ? (
          <Anchor component="button" size="sm" mih="1.5rem" truncate ta="start" onClick={() => onShow(result.path)}>
            {name}
          </Anchor>
        ) : (
          <Text size="sm" truncate>
            {name}
          </Text>
        )}
        {state === 'sending' && (
          <Progress size="xs" value={sent * 100} animated={sent === 1} aria-label={`How much of ${name} was sent`} />
        )}
        <Text size="xs" c={state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
          {state === 'failed' ? reason : describeUpload(upload)}
        </Text>
      </Stack>
      {isUnfinished(upload) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Stop ${name}`}
          onClick={() => mediaUploads.cancel(id)}
        >
          <Icon svg={closeIcon} size="0.875rem" />
        </ActionIcon>
      )}
      {(state === 'failed' || state === 'cancelled') && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => mediaUploads.retry(id)}
          aria-label={`Try ${name} again`}
        >
          Try again
        </Button>
      )}
    </Group>
  );
}

function describeUpload({ state, sent, result }: Upload): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'cancelled') return 'Stopped';
  if (state === 'sending') return sent === 1 ? 'Being made ready' : `${Math.round(sent * 100)}% sent`;
  return result?.done.length ? capitalize(result.done.join(', ')) : 'As it was';
}
