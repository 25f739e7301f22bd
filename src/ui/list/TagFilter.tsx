import { useId, useState } from 'react';
import classes from './Controls.module.css';
import type { FilterControl } from './filterControls.ts';
import type { FilterOption } from './filterOptions.ts';
import { foldCase } from './foldCase.ts';
import { OptionButtons } from './OptionButtons.tsx';
import { SearchField } from './SearchField.tsx';

interface TagFilterProps {
  control: FilterControl;
  chosen: readonly string[];
  onPress: (value: string) => void;
  hrefOf?: ((value: string) => string) | undefined;
}

/** Buttons that can be pressed in any number, with a field to search among many. */
export function TagFilter({ control: { filter, options }, chosen, onPress, hrefOf }: TagFilterProps) {
  const { label, on, search, empty } = filter;
  const id = useId();
  const [text, setText] = useState('');
  const isHidden = (option: FilterOption) => !foldCase(option.label).includes(foldCase(text));
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of a form
    <div role="group" aria-labelledby={id} className={`row ${classes.chips}`} data-on={on} data-links={hrefOf && ''}>
      <span id={id} className={classes.legend}>
        {label}
      </span>
      {search && <SearchField placeholder={search} value={text} onChange={setText} />}
      <OptionButtons options={options} chosen={chosen} onPress={onPress} isHidden={isHidden} hrefOf={hrefOf} />
      {search && <p role="status">{options.every(isHidden) && empty}</p>}
    </div>
  );
}
