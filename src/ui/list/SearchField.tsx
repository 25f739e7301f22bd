import { TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { Sign } from '../Sign.tsx';
import classes from './Controls.module.css';

interface SearchFieldProps {
  /** Address parameter of the field; undefined where the address does not hold it. */
  name?: string;
  label?: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  fieldRef?: RefObject<HTMLInputElement | null>;
}

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
