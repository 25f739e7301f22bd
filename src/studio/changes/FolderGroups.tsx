import { Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LongList } from '../frame/LongList.tsx';
import classes from './Changes.module.css';
import { countChanges, type FolderGroup, groupByFolder, type ListedFile } from './groupByFolder.ts';

interface FolderGroupsProps<Row extends ListedFile> {
  files: readonly Row[];
  /** Estimated height of a file's row, px. */
  rowHeight: number;
  /** Gap between rows, px. */
  gap?: number;
  /** Control before the name of a folder. */
  renderControl?: (group: FolderGroup<Row>) => ReactNode;
  /** More about a folder, below its name. */
  renderNote?: (group: FolderGroup<Row>) => ReactNode;
  children: (row: Row) => ReactNode;
}

/** Many changed files by folder, each with its numbers; its files are drawn once it is opened. */
export function FolderGroups<Row extends ListedFile>({ files, renderControl, ...props }: FolderGroupsProps<Row>) {
  return (
    <Stack component="ul" gap="xs" className={classes.list}>
      {groupByFolder(files).map((group) => (
        <li key={group.folder} className={classes.folder}>
          {renderControl?.(group)}
          <Folder group={group} {...props} />
        </li>
      ))}
    </Stack>
  );
}

type FolderProps<Row extends ListedFile> = Omit<FolderGroupsProps<Row>, 'files' | 'renderControl'> & {
  group: FolderGroup<Row>;
};

function Folder<Row extends ListedFile>({ group, rowHeight, gap = 0, renderNote, children }: FolderProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.files}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Text span size="sm" fw={500}>
            {group.name}
          </Text>
          <Text span size="xs" c="dimmed" ms="xs">
            {countChanges(group.rows)}
          </Text>
        </summary>
        {isOpen && (
          <LongList rows={group.rows} keyOf={keyOfFile} rowHeight={rowHeight} gap={gap}>
            {children}
          </LongList>
        )}
      </details>
      {renderNote?.(group)}
    </div>
  );
}

/** A file may be listed twice, with what was removed and what was added. */
const keyOfFile = ({ change, file }: ListedFile) => `${change} ${file}`;
