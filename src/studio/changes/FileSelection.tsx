import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { formatCount } from '#shared/formatText.ts';
import type { ChangedFile } from '#shared/publish.ts';
import warningIcon from '~icons/tabler/alert-triangle';
import { Icon } from '../frame/Icon.tsx';
import { LongList } from '../frame/LongList.tsx';
import { FolderGroups } from './FolderGroups.tsx';
import { areGrouped, type FolderGroup } from './groupByFolder.ts';

interface FileSelectionProps {
  files: readonly ChangedFile[];
  excluded: ReadonlySet<string>;
  nameOf: (file: string) => string;
  onChange: (excluded: ReadonlySet<string>) => void;
}

export function FileSelection({ files, excluded, nameOf, onChange }: FileSelectionProps) {
  const isChosen = ({ file, trouble }: ChangedFile) => !excluded.has(file) && !trouble;
  const chosen = new Set(files.filter(isChosen).map(({ file }) => file));
  const set = (changed: readonly ChangedFile[], isSelected: boolean) => {
    const after = new Set(excluded);
    for (const { file } of changed) isSelected ? after.delete(file) : after.add(file);
    onChange(after);
  };
  const isNeeded = (one: ChangedFile) =>
    !isChosen(one) && !one.trouble && one.neededBy.some((user) => chosen.has(user));
  const renderFile = (one: ChangedFile) => (
    <FileChoice
      file={one}
      isChosen={isChosen(one)}
      isNeeded={isNeeded(one)}
      nameOf={nameOf}
      onChange={(isSelected) => set([one], isSelected)}
    />
  );
  return (
    <Stack gap="xs" role="group" aria-label="What is published">
      <Group justify="space-between">
        <Text size="sm" fw={500}>
          {chosen.size} of {formatCount(files.length, 'file')}
        </Text>
        <Anchor component="button" size="sm" mih="1.5rem" onClick={() => set(files, chosen.size !== files.length)}>
          {chosen.size === files.length ? 'None' : 'All'}
        </Anchor>
      </Group>
      {areGrouped(files) ? (
        <FolderGroups
          files={files}
          rowHeight={44}
          gap={6}
          renderControl={(group) => <FolderChoice {...{ group, isChosen, set }} />}
          renderNote={({ name, rows }) => (
            <NeededFiles name={name} needed={rows.filter(isNeeded)} onAdd={(needed) => set(needed, true)} />
          )}
        >
          {renderFile}
        </FolderGroups>
      ) : (
        <LongList rows={files} keyOf={({ file }) => file} rowHeight={44} gap={6}>
          {renderFile}
        </LongList>
      )}
    </Stack>
  );
}

interface FileChoiceProps {
  file: ChangedFile;
  isChosen: boolean;
  /** True if a chosen file uses this one, which is not chosen. */
  isNeeded: boolean;
  nameOf: (file: string) => string;
  onChange: (isSelected: boolean) => void;
}

function FileChoice({ file: one, isChosen, isNeeded, nameOf, onChange }: FileChoiceProps) {
  const name = nameOf(one.file);
  return (
    <>
      <Checkbox
        label={`${name}${one.change === 'changed' ? '' : ` (${one.change})`}`}
        description={one.trouble ?? one.file}
        disabled={one.trouble !== undefined}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {isNeeded && (
        <Group gap="xs" ms={28} mt={2}>
          <Icon svg={warningIcon} c="yellow.8" size="1rem" />
          <Text size="xs">Used by {one.neededBy.map(nameOf).join(', ')}</Text>
          <Button size="compact-xs" variant="light" aria-label={`Add ${name}`} onClick={() => onChange(true)}>
            Add
          </Button>
        </Group>
      )}
    </>
  );
}

interface FolderChoiceProps {
  group: FolderGroup<ChangedFile>;
  isChosen: (file: ChangedFile) => boolean;
  set: (files: readonly ChangedFile[], isSelected: boolean) => void;
}

/** Chooses all files of a folder. */
function FolderChoice({ group: { name, rows }, isChosen, set }: FolderChoiceProps) {
  const number = rows.filter(isChosen).length;
  return (
    <Checkbox
      aria-label={`All ${formatCount(rows.length, 'file')} of ${name}`}
      disabled={rows.every(({ trouble }) => trouble !== undefined)}
      checked={number > 0 && number === rows.length}
      indeterminate={number > 0 && number < rows.length}
      onChange={() => set(rows, number === 0)}
    />
  );
}

interface NeededFilesProps {
  name: string;
  /** Files that are not chosen, and that chosen ones use. */
  needed: readonly ChangedFile[];
  onAdd: (needed: readonly ChangedFile[]) => void;
}

function NeededFiles({ name, needed, onAdd }: NeededFilesProps) {
  if (needed.length === 0) return null;
  return (
    <Group gap="xs" mt={2}>
      <Icon svg={warningIcon} c="yellow.8" size="1rem" />
      <Text size="xs">{formatCount(needed.length, 'file')} used by what is chosen</Text>
      <Button
        size="compact-xs"
        variant="light"
        aria-label={`Add what is used of ${name}`}
        onClick={() => onAdd(needed)}
      >
        Add
      </Button>
    </Group>
  );
}
