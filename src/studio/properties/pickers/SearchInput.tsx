import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import type { ReactNode } from 'react';

interface SearchInputProps {
  input: TextInputProps;
  text: string;
  onChange: (text: string) => void;
  /** Makes a text of what is typed. */
  normalize: (typed: string) => string;
  /** Options for the text; called while they are shown. */
  offer: () => readonly ReactNode[];
  /** True to show the options at once, before anything is typed. */
  isOpen?: boolean | undefined;
  options: Parameters<typeof Combobox.Options>[0];
}

/** Input of a text that is typed, or chosen from the options that match it. */
export function SearchInput({ input, text, onChange, normalize, offer, options, isOpen }: SearchInputProps) {
  const combobox = useCombobox({
    defaultOpened: isOpen === true,
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const offered = combobox.dropdownOpened ? offer() : [];
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        onChange(value);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...input}
          value={text}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            onChange(normalize(currentTarget.value));
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={(event) => {
            combobox.closeDropdown();
            input.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options {...options}>{offered}</Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
