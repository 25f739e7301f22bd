import { Alert, Checkbox, Stack, TextInput } from '@mantine/core';
import { formatCount } from '#shared/formatText.ts';
import { parseCell } from './parseCell.ts';
import type { MissingField } from './requiredFields.ts';

interface MissingFieldsProps {
  /** Those that rows of the sheet do not have, filled or not. */
  missing: readonly MissingField[];
  fills: Readonly<Record<string, string>>;
  onFill: (fills: Record<string, string>) => void;
  isAllowed: boolean;
  onAllow: (isAllowed: boolean) => void;
}

/** Says before an import which needed fields its rows do not have, and offers to fill them or to import without. */
export function MissingFields({ missing, fills, onFill, isAllowed, onAllow }: MissingFieldsProps) {
  if (missing.length === 0) return null;
  return (
    <Alert variant="default" title="Some rows would come without what every row needs" role="group">
      <Stack gap="xs" mt={4}>
        {missing.map(({ column, count }) => {
          const text = fills[column.key] ?? '';
          const { why } = parseCell(text, column, { decimal: '.', days: undefined });
          return (
            <TextInput
              key={column.key}
              label={column.title}
              description={`${formatCount(count, 'row')} ${count === 1 ? 'has' : 'have'} none. What is written here is put into all of them.`}
              error={why}
              value={text}
              onChange={({ currentTarget }) => onFill({ ...fills, [column.key]: currentTarget.value })}
            />
          );
        })}
        <Checkbox
          label="Import without: each such cell is marked until somebody fills it, and the list is not published before"
          checked={isAllowed}
          onChange={({ currentTarget }) => onAllow(currentTarget.checked)}
        />
      </Stack>
    </Alert>
  );
}
