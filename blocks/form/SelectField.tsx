import { NativeSelect } from '@mantine/core';
import { Sign } from '#ui/Sign.tsx';
import { fieldInputProps, inputTextOf } from './fieldInputProps.tsx';
import { fieldOptionsOf, groupAdjacentOptions } from './fieldOptions.ts';
import type { FieldProps } from './formTypes.ts';

/** The platform's own drop-down list. It begins with an empty option unless it has an initial value. */
export function SelectField(props: FieldProps) {
  const { field } = props;
  return (
    <NativeSelect {...fieldInputProps(props)} autoComplete={field.autocomplete} rightSection={<Sign name="down" />}>
      {!inputTextOf(field.value) && <option value="">{field.placeholder ?? '–'}</option>}
      {groupAdjacentOptions(fieldOptionsOf(field)).map(({ group, options }) => {
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
