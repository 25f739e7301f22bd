import { NativeSelect } from '@mantine/core';
import { Sign } from '../Sign.tsx';
import classes from './Controls.module.css';
import type { FilterControl } from './filterControls.ts';
import { type FilterOption, groupFilterOptions } from './filterOptions.ts';

interface SelectFilterProps {
  control: FilterControl;
  /** Chosen value; empty for none. */
  value: string;
  onChoose: (value: string) => void;
}

/** The platform's own drop-down list. */
export function SelectFilter({ control: { filter, options }, value, onChoose }: SelectFilterProps) {
  const { field, label, all, on } = filter;
  return (
    <NativeSelect
      label={label}
      name={field}
      autoComplete="off"
      rightSection={<Sign name="down" />}
      className={classes.select}
      wrapperProps={{ 'data-on': on }}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{all ?? label}</option>
      {optionElements(options)}
    </NativeSelect>
  );
}

/**
 * @returns true if an option needs no `value` attribute: the browser derives it from the text, with white space
 *   collapsed
 */
const hasImplicitValue = (value: string, label: string) => value === label && /^\S+( \S+)*$/.test(value);

function optionElements(options: readonly FilterOption[]) {
  const groups = groupFilterOptions(options);
  return groups.map(({ group, options: members }) => {
    const choices = members.map(({ value, label }) => (
      <option value={hasImplicitValue(value, label) ? undefined : value} key={value}>
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
