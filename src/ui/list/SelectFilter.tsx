import { NativeSelect } from '@mantine/core';
import { Sign } from '../Sign.tsx';
import classes from './Controls.module.css';
import { groupOptions, type Option } from './options.ts';
import type { Filter } from './shape.ts';

interface SelectFilterProps {
  filter: Filter;
  options: readonly Option[];
}

/** A drop-down list, the platform's own. */
export function SelectFilter({ filter: { field, label, all, on, clearsOthers }, options }: SelectFilterProps) {
  return (
    <NativeSelect
      label={label}
      name={field}
      autoComplete="off"
      rightSection={<Sign name="down" />}
      className={classes.select}
      wrapperProps={{ 'data-on': on }}
      data-field={field}
      data-clears={clearsOthers || undefined}
    >
      <option value="">{all ?? label}</option>
      {optionElements(options)}
    </NativeSelect>
  );
}

/** Whether an option has its value from its words: without its white space, as the browser reads them. */
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
