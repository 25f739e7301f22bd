import { Group } from '@mantine/core';
import { DateInput, type DateInputProps, TimeInput } from '@mantine/dates';

interface MomentInputProps extends Omit<DateInputProps, 'value' | 'onChange'> {
  /** What it is the moment of. */
  title: string;
  /** A day (`2027-01-15`), or a time of a day (`2027-01-15T09:00`). */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Chooses a day, and a time of it where one is needed. */
export function MomentInput({ title, value, onChange, error, ...input }: MomentInputProps) {
  const [day, time] = value?.split('T') ?? [];
  const write = (newDay: string | undefined, newTime: string | undefined) => {
    const next = newDay && (newTime ? `${newDay}T${newTime}` : newDay);
    if (next !== value) onChange(next || undefined);
  };
  return (
    <Group gap="xs" grow preventGrowOverflow={false} wrap="nowrap" align="end">
      <DateInput
        placeholder="Any day"
        clearable
        {...input}
        error={error}
        value={day ?? null}
        valueFormat="D MMM YYYY"
        onChange={(next) => write(next ?? undefined, time)}
      />
      <TimeInput
        aria-label={`Time of day: ${title}`}
        value={time ?? ''}
        disabled={!day}
        w={110}
        onChange={({ currentTarget }) => write(day, currentTarget.value)}
      />
    </Group>
  );
}
