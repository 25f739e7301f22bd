import { useEffect, useRef } from 'react';
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
    <label className={classes.search}>
      <span className="visually-hidden">{label ?? placeholder}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.5 15.5l5 5" />
      </svg>
      <input
        ref={ref}
        type="search"
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue=""
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
