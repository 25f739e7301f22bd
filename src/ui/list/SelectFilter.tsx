import { useId, useMemo } from 'react';
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
  const id = useId();
  // There may be a thousand of them, and they are the same with every key that is pressed.
  const choices = useMemo(() => optionElements(options), [options]);
  return (
    <div className={classes.select} data-on={filter.on}>
      <label htmlFor={id}>{filter.label}</label>
      <select
        id={id}
        name={filter.field}
        autoComplete="off"
        value={chosen[0] ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value || undefined)}
      >
        <option value="">{filter.all ?? filter.label}</option>
        {choices}
      </select>
    </div>
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
