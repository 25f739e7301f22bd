import { UnstyledButton } from '@mantine/core';
import classes from './Controls.module.css';
import type { Option } from './options.ts';

interface OptionButtonsProps {
  options: readonly Option[];
  chosen: readonly string[];
  onPress: (value: string) => void;
  /** Tells which options are left out. */
  isHidden?: (option: Option) => boolean;
}

/** A button for each option; the chosen ones are pressed. Mantine's Chip is a field of a form, which cannot be pressed. */
export function OptionButtons({ options, chosen, onPress, isHidden }: OptionButtonsProps) {
  return options.map((option) => {
    const { value, label } = option;
    return (
      <UnstyledButton
        className={classes.chip}
        aria-pressed={value ? chosen.includes(value) : chosen.length === 0}
        hidden={isHidden?.(option)}
        onClick={() => onPress(value)}
        key={value}
      >
        {label}
      </UnstyledButton>
    );
  });
}
