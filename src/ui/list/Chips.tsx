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
export function Chips({ filter, options, chosen, onToggle, onClear }: ChipsProps) {
  return (
    <fieldset className={classes.chips} data-on={filter.on}>
      <legend className="visually-hidden">{filter.label}</legend>
      {filter.all && (
        <button type="button" className={classes.chip} aria-pressed={chosen.length === 0} onClick={onClear}>
          {filter.all}
        </button>
      )}
      <OptionButtons options={options} chosen={chosen} onToggle={onToggle} />
    </fieldset>
  );
}
