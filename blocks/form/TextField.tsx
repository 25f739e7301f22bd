import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { readTypes } from '#rules/files.ts';
import { takesSeveralFiles } from '#rules/normalEntry.ts';
import { WithCounter } from './Counter.tsx';
import { fieldInputProps } from './fieldInputProps.tsx';
import type { FieldProps } from './formTypes.ts';
import { isTypedNumber, nativeConstraintsOf } from './nativeConstraints.ts';
import { PasswordInput } from './PasswordInput.tsx';

/** Text, date and file inputs: the browser's own input in Mantine's wrapper. */
export function TextField(props: FieldProps) {
  const { field, form, isHydrated, scope } = props;
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
  if (field.input === 'file') {
    return (
      <TextInput
        {...common}
        type="file"
        accept={field.accept ?? acceptOf(field)}
        capture={field.camera && cameras[field.camera]}
        multiple={takesSeveralFiles(field) || undefined}
        // Only the browser holds files.
        value={undefined}
        onChange={({ currentTarget: { files } }) =>
          form.setFieldValue(field.name, takesSeveralFiles(field) ? [...(files ?? [])] : (files?.[0] ?? ''))
        }
      />
    );
  }
  const type = typeOf(props);
  return <TextInput {...common} type={type} step={type === 'number' ? 'any' : undefined} />;
}

/** Cameras as browsers name them. */
const cameras = { back: 'environment', front: 'user' } as const;

/** File types of a rule for the browser's dialog. */
const acceptOf = ({ rules = [] }: FieldProps['field']) =>
  rules.flatMap(({ rule, value }) => (rule === 'types' ? readTypes(value) : [])).join(',') || undefined;

/** A number without its country code is for text inputs (HTML, 4.10.18.7.1): browsers fill a `tel` input with the code. */
const typeOf = ({ field }: FieldProps) =>
  (field.input === 'tel' && field.autocomplete === 'tel-national') || isTypedNumber(field) ? 'text' : field.input;

/** Numbers get the phone's numeric keyboard. */
const keyboardOf = ({ field }: FieldProps) => {
  if (field.rules?.some(({ rule }) => rule === 'digits')) return 'numeric';
  return field.input === 'tel' ? 'tel' : undefined;
};
