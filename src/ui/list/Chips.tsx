import classes from './Controls.module.css';
import type { FilterControl } from './filterControls.ts';
import { OptionButtons } from './OptionButtons.tsx';

interface ChipsProps {
  control: FilterControl;
  chosen: readonly string[];
  onPress: (value: string) => void;
  hrefOf?: ((value: string) => string) | undefined;
}

/** Buttons side by side; one at a time is pressed. */
export function Chips({ control: { filter, options }, chosen, onPress, hrefOf }: ChipsProps) {
  const { all, label, on } = filter;
  // The option that shows everything has no value.
  const none = { value: '', label: all ?? '' };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of a form
    <div role="group" aria-label={label} className={`row ${classes.chips}`} data-on={on} data-links={hrefOf && ''}>
      <OptionButtons options={all ? [none, ...options] : options} chosen={chosen} onPress={onPress} hrefOf={hrefOf} />
    </div>
  );
}
