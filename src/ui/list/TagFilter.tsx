import { useId, useState } from 'react';
import classes from './Controls.module.css';
import type { FilterControl } from './controlsOf.ts';
import { fold } from './fold.ts';
import { OptionButtons } from './OptionButtons.tsx';
import type { Option } from './options.ts';
import { SearchField } from './SearchField.tsx';

interface TagFilterProps {
  control: FilterControl;
  /** Values that are chosen. */
  chosen: readonly string[];
  /** Called with the value of the button that was pressed. */
  onPress: (value: string) => void;
}

/** Buttons of which any number may be pressed, and a field that finds one among many. */
export function TagFilter({ control: { filter, options }, chosen, onPress }: TagFilterProps) {
  const { label, on, search, empty } = filter;
  const id = useId();
  const [text, setText] = useState('');
  const isHidden = (option: Option) => !fold(option.label).includes(fold(text));
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of a form
    <div role="group" aria-labelledby={id} className={`row ${classes.chips}`} data-on={on}>
      <span id={id} className={classes.legend}>
        {label}
      </span>
      {search && <SearchField placeholder={search} value={text} onChange={setText} />}
      <OptionButtons options={options} chosen={chosen} onPress={onPress} isHidden={isHidden} />
      {search && <p role="status">{options.every(isHidden) && empty}</p>}
    </div>
  );
}
