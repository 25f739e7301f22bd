import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { formatCount } from '#shared/formatText.ts';
import type { ChangedFile } from '#shared/publish.ts';
import warningIcon from '~icons/tabler/alert-triangle';
import { Icon } from '../frame/Icon.tsx';
import classes from './Changes.module.css';

interface FileSelectionProps {
  files: readonly ChangedFile[];
  excluded: ReadonlySet<string>;
  nameOf: (file: string) => string;
  onChange: (excluded: ReadonlySet<string>) => void;
}

export function FileSelection({ files, excluded, nameOf, onChange }: FileSelectionProps) {
  const isChosen = ({ file, trouble }: ChangedFile) => !excluded.has(file) && !trouble;
  const chosen = files.filter(isChosen).length;
  const set = (file: string, isSelected: boolean) =>
    onChange(new Set(isSelected ? [...excluded].filter((one) => one !== file) : [...excluded, file]));
  const isNeeded = (one: ChangedFile) =>
    !isChosen(one) && one.neededBy.some((user) => files.some((other) => other.file === user && isChosen(other)));
  return (
    <Stack gap="xs" role="group" aria-label="What is published">
      <Group justify="space-between">
        <Text size="sm" fw={500}>
          {chosen} of {formatCount(files.length, 'file')}
        </Text>
        <Anchor
          component="button"
          size="sm"
          onClick={() => onChange(new Set(chosen === files.length ? files.map(({ file }) => file) : []))}
        >
          {chosen === files.length ? 'None' : 'All'}
        </Anchor>
      </Group>
      <Stack component="ul" gap={6} className={classes.list}>
        {files.map((one) => (
          <li key={one.file}>
            <Checkbox
              label={`${nameOf(one.file)}${one.change === 'changed' ? '' : ` (${one.change})`}`}
              description={one.trouble ?? one.file}
              disabled={one.trouble !== undefined}
              checked={isChosen(one)}
              onChange={({ currentTarget }) => set(one.file, currentTarget.checked)}
            />
            {isNeeded(one) && !one.trouble && (
              <Group gap="xs" ms={28} mt={2}>
                <Icon svg={warningIcon} c="yellow.8" size="1rem" />
                <Text size="xs">Used by {one.neededBy.map(nameOf).join(', ')}</Text>
                <Button
                  size="compact-xs"
                  variant="light"
                  aria-label={`Add ${nameOf(one.file)}`}
                  onClick={() => set(one.file, true)}
                >
                  Add
                </Button>
              </Group>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
