import { NativeSelect } from '@mantine/core';
import { Icon } from '#ui/Icon.tsx';
import type { FieldProps } from './formShape.ts';
import { frameProps } from './frameProps.tsx';
import { groupOptions, optionsOf } from './options.ts';

const chevron = { body: '<path fill="none" stroke="currentColor" stroke-width="2" d="m6 9 6 6 6-6"/>' };

/** A drop-down list, the platform's own. It begins with an empty choice unless a value stands in it already. */
export function SelectField(props: FieldProps) {
  const { field } = props;
  const value = typeof field.value === 'string' ? field.value : undefined;
  return (
    <NativeSelect
      {...frameProps(props)}
      defaultValue={value}
      autoComplete={field.autocomplete}
      rightSection={<Icon shape={chevron} />}
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
