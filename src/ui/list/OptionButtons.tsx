import { UnstyledButton } from '@mantine/core';
import classes from './Controls.module.css';
import type { Option } from './options.ts';

interface OptionButtonsProps {
  options: readonly Option[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** A button for each option; the chosen ones are pressed. Mantine's Chip is a field of a form, which cannot be pressed. */
export function OptionButtons({ options, chosen, onToggle }: OptionButtonsProps) {
  return options.map(({ value, label }) => (
    <UnstyledButton
      className={classes.chip}
      aria-pressed={chosen.includes(value)}
      onClick={() => onToggle(value)}
      key={value}
    >
      {label}
    </UnstyledButton>
  ));
}
