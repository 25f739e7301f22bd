import { Button, EmptyState, Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import type { MediaFile, MediaUseCounts } from '#shared/media.ts';
import { count } from '#shared/words.ts';
import fileIcon from '~icons/tabler/file';
import { Icon } from '../frame/Icon.tsx';
import { smallPicture } from '../properties/pickers/Thumbnail.tsx';
import classes from './Media.module.css';
import { folderOf, isPicture, nameOf, sizeInWords } from './mediaFiles.ts';

/** So many files are shown at first. */
const mostShown = 120;

interface MediaGridProps {
  files: readonly MediaFile[];
  view?: 'grid' | 'list';
  /** How often each is used; left out where that plays no part. */
  counts?: MediaUseCounts | undefined;
  /** Paths of those that are chosen. */
  chosen: ReadonlySet<string>;
  onChoose: (path: string, how: { isAdding: boolean; isRange: boolean }) => void;
  onRemove?: () => void;
}

/** Files of `_media`, to choose one or several. The arrow keys go from one to another. */
export function MediaGrid({ files, view = 'grid', counts, chosen, onChoose, onRemove }: MediaGridProps) {
  const [most, setMost] = useState(mostShown);
  const [reached, setReached] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const shown = files.slice(0, most);
  const stop = [reached, ...chosen].find((path) => shown.some((file) => file.path === path)) ?? shown[0]?.path;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' && onRemove) return onRemove();
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    const next = all[nextIndex(event.key, all, all.indexOf(event.target as HTMLElement))];
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (event.shiftKey) onChoose(next.dataset.path ?? '', { isAdding: false, isRange: true });
  };
  if (files.length === 0) return <EmptyState title="No file is shown with this" />;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no group of a form */}
      <div ref={root} role="group" aria-label="Files" className={classes[view]} onKeyDown={onKeyDown}>
        {shown.map((file) => (
          <UnstyledButton
            key={file.path}
            className={classes.file}
            data-path={file.path}
            tabIndex={file.path === stop ? 0 : -1}
            aria-pressed={chosen.has(file.path)}
            title={file.path}
            onFocus={() => setReached(file.path)}
            onClick={({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
              onChoose(file.path, { isAdding: ctrlKey || metaKey, isRange: shiftKey })
            }
          >
            <Facts file={file} uses={counts && (counts[file.path] ?? 0)} isRow={view === 'list'} />
          </UnstyledButton>
        ))}
      </div>
      {files.length > most && (
        <Button variant="default" mt="sm" onClick={() => setMost(most + mostShown)}>
          Show more
        </Button>
      )}
    </>
  );
}

function Facts({ file, uses, isRow }: { file: MediaFile; uses: number | undefined; isRow: boolean }) {
  const { path, hash, width, height, bytes } = file;
  const size = width && height ? `${width} × ${height}` : '';
  const used = uses === undefined ? '' : uses === 0 ? 'unused' : count(uses, 'use');
  return (
    <>
      {isPicture(path) ? (
        <img src={smallPicture(path, hash)} alt="" loading="lazy" />
      ) : (
        <span className={classes.noPicture}>
          <Icon svg={fileIcon} size="1.75rem" />
        </span>
      )}
      <span className={classes.name}>{nameOf(path)}</span>
      {isRow ? (
        [folderOf(path), sizeInWords(bytes), size, used].map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns
          <Text key={index} span size="xs" c="dimmed" truncate>
            {text}
          </Text>
        ))
      ) : (
        <Text span size="xs" c="dimmed" truncate>
          {[size || sizeInWords(bytes), used].filter(Boolean).join(' · ')}
        </Text>
      )}
    </>
  );
}

/** Where a key leads to from one of some elements that stand in rows. */
function nextIndex(key: string, all: readonly HTMLElement[], index: number): number {
  const top = all[0]?.offsetTop;
  const second = all.findIndex(({ offsetTop }) => offsetTop !== top);
  const columns = second < 0 ? all.length : second;
  const to = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: all.length - 1,
  }[key];
  return index < 0 || to === undefined ? -1 : to;
}
