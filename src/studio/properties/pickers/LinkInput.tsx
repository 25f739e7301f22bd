import { Combobox, type TextInputProps } from '@mantine/core';
import type { LinkTarget } from '#shared/studio.ts';
import classes from '../form/Form.module.css';
import { findLinkTargets } from '../links.ts';
import { SearchInput } from './SearchInput.tsx';

const maxOffered = 30;

export function LinkInput(props: {
  control: TextInputProps;
  text: string;
  onChange: (text: string) => void;
  targets: readonly LinkTarget[];
  /** True to show the targets at once. */
  isOpen?: boolean;
}) {
  const { control, text, onChange, targets } = props;
  const isChosen = targets.some(({ link }) => link === text);
  return (
    <SearchInput
      input={{ ...control, placeholder: 'Name of a page, or an address' }}
      text={text}
      isOpen={props.isOpen}
      onChange={onChange}
      normalize={(typed) => typed.trimStart()}
      offer={() =>
        findLinkTargets(isChosen ? '' : text, targets, maxOffered).map(({ link, name, kind }) => (
          <Combobox.Option value={link} key={link}>
            <span className={classes.optionName}>{name}</span>
            <span className={classes.optionMore}>
              {kind === 'page' ? '' : `${kind} · `}
              {link}
            </span>
          </Combobox.Option>
        ))
      }
      options={{ mah: 280, style: { overflowY: 'auto' } }}
    />
  );
}
