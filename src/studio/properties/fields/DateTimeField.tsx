import { Group } from '@mantine/core';
import { TimeInput } from '@mantine/dates';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { DayInput } from './DayInput.tsx';
import { TextControl } from './TextField.tsx';

const dateTimePattern = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/;

/** Field of a day with an optional time. */
export function DateTimeField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { value, change, title } = field;
  const parts = dateTimePattern.exec(value ?? '');
  const [, day, time] = parts ?? [];
  if (value && !parts)
    return (
      <FieldFrame field={field}>
        <TextControl field={field} />
      </FieldFrame>
    );
  const write = (newDay: string | undefined, newTime: string | undefined) => {
    const next = newDay && (newTime ? `${newDay}T${newTime}` : newDay);
    if (next !== (value ?? undefined)) change(next || undefined);
  };
  return (
    <FieldFrame field={field}>
      <Group gap="xs" grow preventGrowOverflow={false} wrap="nowrap">
        <DayInput
          {...controlProps(field)}
          value={day ?? null}
          valueFormat="D MMM YYYY"
          placeholder="Any day"
          clearable
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
    </FieldFrame>
  );
}
