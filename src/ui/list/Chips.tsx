import classes from './Controls.module.css';
import type { FilterControl } from './controlsOf.ts';
import { OptionButtons } from './OptionButtons.tsx';

interface ChipsProps {
  control: FilterControl;
  /** Values that are chosen. */
  chosen: readonly string[];
  /** Called with the value of the button that was pressed. */
  onPress: (value: string) => void;
}

/** Buttons side by side, of which one at a time is pressed. */
export function Chips({ control: { filter, options }, chosen, onPress }: ChipsProps) {
  const { all, label, on } = filter;
  // The choice that leaves everything in has no value.
  const none = { value: '', label: all ?? '' };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of a form
    <div role="group" aria-label={label} className={`row ${classes.chips}`} data-on={on}>
      <OptionButtons options={all ? [none, ...options] : options} chosen={chosen} onPress={onPress} />
    </div>
  );
}
