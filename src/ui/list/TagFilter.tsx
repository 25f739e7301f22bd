import { Group, Text } from '@mantine/core';
import { useId } from 'react';
import classes from './Controls.module.css';
import { OptionButtons } from './OptionButtons.tsx';
import type { Option } from './options.ts';
import { SearchField } from './SearchField.tsx';
import type { Filter } from './shape.ts';

interface TagFilterProps {
  filter: Filter;
  options: readonly Option[];
}

/** Buttons of which any number may be pressed, and a field that finds one among many. */
export function TagFilter({ filter: { field, label, on, search, empty, clearsOthers }, options }: TagFilterProps) {
  const id = useId();
  return (
    <Group
      role="group"
      aria-labelledby={id}
      className={classes.chips}
      data-on={on}
      data-field={field}
      data-many
      data-clears={clearsOthers || undefined}
    >
      <Text component="span" id={id} className={classes.legend}>
        {label}
      </Text>
      {search && <SearchField placeholder={search} />}
      <OptionButtons options={options} />
      {search && <Text role="status" data-no-option={empty} />}
    </Group>
  );
}
