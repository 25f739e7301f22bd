import { useState } from 'react';
import classes from './Controls.module.css';
import { OptionButtons } from './OptionButtons.tsx';
import { type Option, searchOptions } from './options.ts';
import { SearchField } from './SearchField.tsx';
import type { Filter } from './state.ts';

interface TagFilterProps {
  filter: Filter;
  options: readonly Option[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Buttons of which any number may be pressed, and a field that finds one among many. */
export function TagFilter({ filter, options, chosen, onToggle }: TagFilterProps) {
  const [text, setText] = useState('');
  const found = searchOptions(options, text);
  return (
    <fieldset className={classes.tags} data-on={filter.on}>
      <legend className={classes.legend}>{filter.label}</legend>
      {filter.search && <SearchField placeholder={filter.search} value={text} onChange={setText} />}
      <div className={classes.tagList}>
        <OptionButtons options={found} chosen={chosen} onToggle={onToggle} />
        {filter.search && (
          <p role="status" className={classes.noTags}>
            {found.length === 0 && filter.empty}
          </p>
        )}
      </div>
    </fieldset>
  );
}
