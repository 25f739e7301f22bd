import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { Sign } from '../Sign.tsx';
import classes from './Controls.module.css';
import { groupOptions, type Option } from './options.ts';
import type { Filter } from './state.ts';

interface SelectFilterProps {
  filter: Filter;
  options: readonly Option[];
  chosen: readonly string[];
  onChoose: (value: string | undefined) => void;
}

/** A drop-down list, the platform's own. */
export function SelectFilter({ filter, options, chosen, onChoose }: SelectFilterProps) {
  // There may be a thousand of them, and they are the same with every key that is pressed.
  const choices = useMemo(() => optionElements(options), [options]);
  return (
    <NativeSelect
      label={filter.label}
      name={filter.field}
      autoComplete="off"
      value={chosen[0] ?? ''}
      rightSection={<Sign name="down" />}
      className={classes.select}
      wrapperProps={{ 'data-on': filter.on }}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    >
      <option value="">{filter.all ?? filter.label}</option>
      {choices}
    </NativeSelect>
  );
}

function optionElements(options: readonly Option[]) {
  const groups = groupOptions(options);
  return groups.map(({ group, options: members }) => {
    const choices = members.map(({ value, label }) => (
      <option value={value} key={value}>
        {label}
      </option>
    ));
    return group && groups.length > 1 ? (
      <optgroup label={group} key={group}>
        {choices}
      </optgroup>
    ) : (
      choices
    );
  });
}
