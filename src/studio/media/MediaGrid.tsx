import { Button, EmptyState, Text, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { formatCount } from '#shared/formatText.ts';
import { isPicture, type MediaFileSummary, type MediaUsageCounts } from '#shared/media.ts';
import fileIcon from '~icons/tabler/file';
import { Icon } from '../frame/Icon.tsx';
import { thumbnailUrl } from '../properties/pickers/Thumbnail.tsx';
import classes from './Media.module.css';
import { baseNameOf, folderOf, formatSize } from './mediaFiles.ts';

const filesPerStep = 120;

interface MediaGridProps {
  files: readonly MediaFileSummary[];
  view?: 'grid' | 'list';
  /** Number of uses of each file; omitted if it is not displayed. */
  counts?: MediaUsageCounts | undefined;
  chosen: ReadonlySet<string>;
  onChoose: (path: string, how: { isAdding: boolean; isRange: boolean }) => void;
  onRemove?: () => void;
}

/** Grid or list of media files, to choose one or several. Arrow keys move the focus. */
export function MediaGrid({ files, view = 'grid', counts, chosen, onChoose, onRemove }: MediaGridProps) {
  const [limit, setLimit] = useState(filesPerStep);
  const [focusedPath, setFocusedPath] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const shown = files.slice(0, limit);
  const tabStop = [focusedPath, ...chosen].find((path) => shown.some((file) => file.path === path)) ?? shown[0]?.path;
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
            tabIndex={file.path === tabStop ? 0 : -1}
            aria-pressed={chosen.has(file.path)}
            title={file.path}
            onFocus={() => setFocusedPath(file.path)}
            onClick={({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
              onChoose(file.path, { isAdding: ctrlKey || metaKey, isRange: shiftKey })
            }
          >
            <FileTile file={file} uses={counts && (counts[file.path] ?? 0)} isRow={view === 'list'} />
          </UnstyledButton>
        ))}
      </div>
      {files.length > limit && (
        <Button variant="default" mt="sm" onClick={() => setLimit(limit + filesPerStep)}>
          Show more
        </Button>
      )}
    </>
  );
}

function FileTile({ file, uses, isRow }: { file: MediaFileSummary; uses: number | undefined; isRow: boolean }) {
  const { path, hash, width, height, bytes } = file;
  const size = width && height ? `${width} × ${height}` : '';
  const used = uses === undefined ? '' : uses === 0 ? 'unused' : formatCount(uses, 'use');
  return (
    <>
      {isPicture(path) ? (
        <img src={thumbnailUrl(path, hash)} alt="" loading="lazy" />
      ) : (
        <span className={classes.noPicture}>
          <Icon svg={fileIcon} size="1.75rem" />
        </span>
      )}
      <span className={classes.name}>{baseNameOf(path)}</span>
      {isRow ? (
        [folderOf(path), formatSize(bytes), size, used].map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns
          <Text key={index} span size="xs" c="dimmed" truncate>
            {text}
          </Text>
        ))
      ) : (
        <Text span size="xs" c="dimmed" truncate>
          {[size || formatSize(bytes), used].filter(Boolean).join(' · ')}
        </Text>
      )}
    </>
  );
}

/** Index of the element that a key focuses in a grid of elements; -1 for other keys. */
function nextIndex(key: string, all: readonly HTMLElement[], index: number): number {
  const top = all[0]?.offsetTop;
  const second = all.findIndex(({ offsetTop }) => offsetTop !== top);
  const columns = second < 0 ? all.length : second;
  const target = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: all.length - 1,
  }[key];
  return index < 0 || target === undefined ? -1 : target;
}
