import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import type { LinkTarget } from '#shared/studio.ts';
import classes from '../form/Form.module.css';
import { findLinkTargets } from '../links.ts';

/** Number of targets that are offered at once. */
const maxOffered = 30;

/** Input of an address, typed or chosen from the targets of the site. */
export function LinkInput(props: {
  /** Props that connect the input to its label, description and problems. */
  control: TextInputProps;
  text: string;
  onChange: (text: string) => void;
  targets: readonly LinkTarget[];
}) {
  const { control, text, onChange, targets } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isChosen = targets.some(({ link }) => link === text);
  const offered = combobox.dropdownOpened ? findLinkTargets(isChosen ? '' : text, targets, maxOffered) : [];
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(link) => {
        onChange(link);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...control}
          value={text}
          placeholder="Name of a page, or an address"
          autoComplete="off"
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value.trimStart());
            combobox.openDropdown();
          }}
          onClick={() => combobox.openDropdown()}
          onBlur={(event) => {
            combobox.closeDropdown();
            control.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={offered.length === 0}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {offered.map(({ link, name, kind }) => (
            <Combobox.Option value={link} key={link}>
              <span className={classes.optionName}>{name}</span>
              <span className={classes.optionMore}>
                {kind === 'page' ? '' : `${kind} · `}
                {link}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
