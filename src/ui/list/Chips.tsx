import { Group } from '@mantine/core';
import classes from './Controls.module.css';
import { OptionButtons } from './OptionButtons.tsx';
import type { Option } from './options.ts';
import type { Filter } from './shape.ts';

interface ChipsProps {
  filter: Filter;
  options: readonly Option[];
}

/** Buttons side by side, of which one at a time is pressed. */
export function Chips({ filter: { field, all, label, on, clearsOthers }, options }: ChipsProps) {
  // The choice that leaves everything in has no value.
  const none = { value: '', label: all ?? '' };
  return (
    <Group
      role="group"
      aria-label={label}
      className={classes.chips}
      data-on={on}
      data-field={field}
      data-clears={clearsOthers || undefined}
    >
      <OptionButtons options={all ? [none, ...options] : options} />
    </Group>
  );
}
