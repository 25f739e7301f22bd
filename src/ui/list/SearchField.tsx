import { TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { Sign } from '../Sign.tsx';
import classes from './Controls.module.css';

interface SearchFieldProps {
  /** Name of the field in an address; none where the address does not hold it. */
  name?: string;
  label?: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** A field to search by typing. */
export function SearchField({ name, label, placeholder, value, onChange, fieldRef }: SearchFieldProps) {
  return (
    <TextInput
      ref={fieldRef}
      type="search"
      name={name}
      aria-label={label ?? placeholder}
      placeholder={placeholder}
      rightSection={<Sign name="search" />}
      autoComplete="off"
      enterKeyHint="search"
      className={classes.search}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
