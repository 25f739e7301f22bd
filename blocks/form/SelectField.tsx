import { NativeSelect } from '@mantine/core';
import type { FieldProps } from './formShape.ts';
import { frameProps } from './frameProps.tsx';
import { groupOptions, optionsOf } from './options.ts';

/** A drop-down list, the platform's own. It begins with an empty choice unless a value stands in it already. */
export function SelectField(props: FieldProps) {
  const { field } = props;
  const value = typeof field.value === 'string' ? field.value : undefined;
  return (
    <NativeSelect
      {...frameProps(props)}
      defaultValue={value}
      autoComplete={field.autocomplete}
      rightSection={
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      }
    >
      {!value && <option value="">{field.placeholder ?? '–'}</option>}
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
