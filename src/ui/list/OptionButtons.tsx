import { UnstyledButton } from '@mantine/core';
import type { MouseEvent } from 'react';
import { hasModifier } from '../navigateTo.ts';
import classes from './Controls.module.css';
import type { FilterOption } from './filterOptions.ts';

interface OptionButtonsProps {
  options: readonly FilterOption[];
  chosen: readonly string[];
  onPress: (value: string) => void;
  isHidden?: (option: FilterOption) => boolean;
  /** Address that an option leads to, if it has one: it is a link then. */
  hrefOf?: ((value: string) => string) | undefined;
}

/** A button for each option; the chosen ones are pressed. Mantine's Chip is a form field and cannot be pressed. */
export function OptionButtons({ options, chosen, onPress, isHidden, hrefOf }: OptionButtonsProps) {
  return options.map((option) => {
    const { value, label } = option;
    const isChosen = value ? chosen.includes(value) : chosen.length === 0;
    const common = { className: classes.chip, hidden: isHidden?.(option), children: label };
    if (!hrefOf)
      return <UnstyledButton {...common} aria-pressed={isChosen} onClick={() => onPress(value)} key={value} />;
    return (
      <UnstyledButton
        {...common}
        component="a"
        href={hrefOf(value)}
        aria-current={isChosen || undefined}
        onClick={(event) => chooseInPlace(event, () => onPress(value))}
        key={value}
      />
    );
  });
}

/** Follows a link of a list without loading a document, unless the visitor asked for something else. */
export function chooseInPlace(event: MouseEvent, choose: () => void): void {
  if (hasModifier(event)) return;
  event.preventDefault();
  choose();
}
