import { Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
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
  const id = useId();
  const found = searchOptions(options, text);
  return (
    <Group role="group" aria-labelledby={id} className={classes.chips} data-on={filter.on}>
      <Text component="span" id={id} className={classes.legend}>
        {filter.label}
      </Text>
      {filter.search && <SearchField placeholder={filter.search} value={text} onChange={setText} />}
      <OptionButtons options={found} chosen={chosen} onToggle={onToggle} />
      {filter.search && <Text role="status">{found.length === 0 && filter.empty}</Text>}
    </Group>
  );
}
