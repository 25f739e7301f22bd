import { UnstyledButton } from '@mantine/core';
import classes from './Controls.module.css';
import type { Option } from './options.ts';

/** A button for each option; the chosen ones are pressed. Mantine's Chip is a field of a form, which cannot be pressed. */
export function OptionButtons({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <UnstyledButton className={classes.chip} aria-pressed={!value} value={value} data-act="choose" key={value}>
      {label}
    </UnstyledButton>
  ));
}
