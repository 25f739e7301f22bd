import { NativeSelect } from '@mantine/core';
import { Sign } from '../Sign.tsx';
import classes from './Controls.module.css';
import type { FilterControl } from './controlsOf.ts';
import { groupOptions, type Option } from './options.ts';

interface SelectFilterProps {
  control: FilterControl;
  /** The value that is chosen; empty for none. */
  value: string;
  onChoose: (value: string) => void;
}

/** A drop-down list, the platform's own. */
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

/** Tells whether an option has its value from its words: without its white space, as the browser reads them. */
const isText = (value: string, label: string) => value === label && /^\S+( \S+)*$/.test(value);

function optionElements(options: readonly Option[]) {
  const groups = groupOptions(options);
  return groups.map(({ group, options: members }) => {
    const choices = members.map(({ value, label }) => (
      <option value={isText(value, label) ? undefined : value} key={value}>
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
