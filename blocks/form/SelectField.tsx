import { NativeSelect } from '@mantine/core';
import { Sign } from '#ui/Sign.tsx';
import type { FieldProps } from './formShape.ts';
import { frameProps, textOf } from './frameProps.tsx';
import { groupOptions, optionsOf } from './options.ts';

/** A drop-down list, the platform's own. It begins with an empty choice unless a value stands in it at first. */
export function SelectField(props: FieldProps) {
  const { field } = props;
  return (
    <NativeSelect {...frameProps(props)} autoComplete={field.autocomplete} rightSection={<Sign name="down" />}>
      {!textOf(field.value) && <option value="">{field.placeholder ?? '–'}</option>}
      {groupOptions(optionsOf(field)).map(({ group, options }) => {
        const choices = options.map((option) => (
          <option value={option.value} key={option.value}>
            {option.label}
          </option>
        ));
        return group ? (
          <optgroup label={group} key={group}>
            {choices}
          </optgroup>
        ) : (
          choices
        );
      })}
    </NativeSelect>
  );
}
