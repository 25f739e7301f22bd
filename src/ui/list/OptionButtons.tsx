import { UnstyledButton } from '@mantine/core';
import classes from './Controls.module.css';
import type { FilterOption } from './filterOptions.ts';

interface OptionButtonsProps {
  options: readonly FilterOption[];
  chosen: readonly string[];
  onPress: (value: string) => void;
  isHidden?: (option: FilterOption) => boolean;
}

/** A button for each option; the chosen ones are pressed. Mantine's Chip is a form field and cannot be pressed. */
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
