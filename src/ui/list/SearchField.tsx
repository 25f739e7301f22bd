import { TextInput } from '@mantine/core';
import { Sign } from '../Sign.tsx';
import classes from './Controls.module.css';

interface SearchFieldProps {
  /** Name of the field in an address; none where the address does not hold it. */
  name?: string;
  label?: string;
  placeholder: string;
}

/** A field to search by typing. */
export function SearchField({ name, label, placeholder }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      name={name}
      aria-label={label ?? placeholder}
      placeholder={placeholder}
      rightSection={<Sign name="search" />}
      autoComplete="off"
      enterKeyHint="search"
      className={classes.search}
    />
  );
}
