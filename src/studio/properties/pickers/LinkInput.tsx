import { Combobox, type TextInputProps } from '@mantine/core';
import type { LinkTarget } from '#shared/studio.ts';
import classes from '../form/Form.module.css';
import { findLinkTargets } from '../links.ts';
import { SearchInput } from './SearchInput.tsx';

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
  const isChosen = targets.some(({ link }) => link === text);
  return (
    <SearchInput
      input={{ ...control, placeholder: 'Name of a page, or an address' }}
      text={text}
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
