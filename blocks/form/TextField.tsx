import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { WithCounter } from './Counter.tsx';
import { fieldInputProps } from './fieldInputProps.tsx';
import type { FieldProps } from './formTypes.ts';
import { isTypedNumber, nativeConstraintsOf } from './nativeConstraints.ts';
import { PasswordInput } from './PasswordInput.tsx';

/** Text and date inputs: the browser's own input in Mantine's wrapper. */
export function TextField(props: FieldProps) {
  const { field, isHydrated, scope } = props;
  const common = {
    ...fieldInputProps(props),
    inputContainer: (input: ReactNode) => <WithCounter {...props}>{input}</WithCounter>,
    ...nativeConstraintsOf(field, isHydrated ? scope : undefined),
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
    inputMode: field.keyboard ?? keyboardOf(props),
  };
  if (field.input === 'textarea') return <Textarea {...common} rows={field.rows ?? 5} />;
  if (field.input === 'password') return <PasswordInput {...props} common={common} />;
  const type = typeOf(props);
  return <TextInput {...common} type={type} step={type === 'number' ? 'any' : undefined} />;
}

/** A number without its country code is for text inputs (HTML, 4.10.18.7.1): browsers fill a `tel` input with the code. */
const typeOf = ({ field }: FieldProps) =>
  (field.input === 'tel' && field.autocomplete === 'tel-national') || isTypedNumber(field) ? 'text' : field.input;

/** Numbers get the phone's numeric keyboard. */
const keyboardOf = ({ field }: FieldProps) => {
  if (field.rules?.some(({ rule }) => rule === 'digits')) return 'numeric';
  return field.input === 'tel' ? 'tel' : undefined;
};
