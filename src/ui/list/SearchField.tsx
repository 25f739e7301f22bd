import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Sign } from '../Sign.tsx';
import classes from './Controls.module.css';

interface SearchFieldProps {
  /** Name of the field in an address; none where the address does not hold it. */
  name?: string;
  label?: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** A field to search by typing. It keeps its own text, so that what was typed before hydration is not lost. */
export function SearchField({ name, label, placeholder, value, onChange }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (ref.current && !isFirst.current && ref.current.value !== value) ref.current.value = value;
    isFirst.current = false;
  }, [value]);
  return (
    <TextInput
      ref={ref}
      type="search"
      name={name}
      aria-label={label ?? placeholder}
      placeholder={placeholder}
      rightSection={<Sign name="search" />}
      autoComplete="off"
      enterKeyHint="search"
      defaultValue=""
      className={classes.search}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
