import { Group } from '@mantine/core';
import classes from './Controls.module.css';
import { OptionButtons } from './OptionButtons.tsx';
import type { Option } from './options.ts';
import type { Filter } from './state.ts';

interface ChipsProps {
  filter: Filter;
  options: readonly Option[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  onClear: () => void;
}

/** Buttons side by side, of which one at a time is pressed. */
export function Chips({ filter: { all, label, on }, options, chosen, onToggle, onClear }: ChipsProps) {
  // The choice that leaves everything in has no value.
  const none = { value: '', label: all ?? '' };
  return (
    <Group role="group" aria-label={label} className={classes.chips} data-on={on}>
      <OptionButtons
        options={all ? [none, ...options] : options}
        chosen={chosen.length ? chosen : ['']}
        onToggle={(value) => (value ? onToggle(value) : onClear())}
      />
    </Group>
  );
}
