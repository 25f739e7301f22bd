import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { MomentInput } from '../properties/pickers/MomentInput.tsx';

/** From when to when something is there: days (`2027-01-15`) or times of days (`2027-01-15T09:00`). */
export interface Period {
  publishAt?: string | undefined;
  expireAt?: string | undefined;
}

interface ScheduleDialogProps extends Period {
  onSave: (period: Period) => void;
}

/** Asks from when to when something is shown. */
export function askPeriod(title: string, props: ScheduleDialogProps): void {
  const id = modals.open({ title, children: <ScheduleDialog {...props} onDone={() => modals.close(id)} /> });
}

function ScheduleDialog({ publishAt, expireAt, onSave, onDone }: ScheduleDialogProps & { onDone: () => void }) {
  const [from, setFrom] = useState(publishAt);
  const [until, setUntil] = useState(expireAt);
  const isOver = from !== undefined && until !== undefined && until <= from;
  return (
    <Stack gap="sm">
      <Text size="sm">Visitors see it from the first moment on, and no longer from the second on.</Text>
      <MomentInput data-autofocus label="Shown from" title="Shown from" value={from} onChange={setFrom} />
      <MomentInput
        label="Gone from"
        title="Gone from"
        value={until}
        error={isOver ? 'It would be gone before it is there: choose a later moment.' : undefined}
        onChange={setUntil}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button
          disabled={isOver}
          onClick={() => {
            onSave({ publishAt: from, expireAt: until });
            onDone();
          }}
        >
          Save
        </Button>
      </Group>
    </Stack>
  );
}
