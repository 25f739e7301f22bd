import { Textarea, TextInput, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { WithCounter } from './Counter.tsx';
import { constraintsOf } from './constraints.ts';
import classes from './Field.module.css';
import type { FieldProps } from './formShape.ts';
import { frameProps } from './frameProps.tsx';

/** Everything that is typed, and dates and files: the browser's own input in Mantine's frame. */
export function TextField(props: FieldProps) {
  const { field } = props;
  const common = {
    ...frameProps(props),
    inputContainer: (input: ReactNode) => <WithCounter {...props}>{input}</WithCounter>,
    ...constraintsOf(field),
    defaultValue: typeof field.value === 'string' ? field.value : undefined,
    placeholder: field.placeholder,
    autoComplete: field.autocomplete,
    inputMode: field.keyboard ?? keyboardOf(props),
  };
  if (field.input === 'textarea') return <Textarea {...common} rows={field.rows ?? 5} />;
  if (field.input === 'password') return <PasswordField {...props} common={common} />;
  const step = field.input === 'number' ? 'any' : undefined;
  return <TextInput {...common} type={typeOf(props)} step={step} accept={field.accept} />;
}

/** A number without its country code is for text inputs (HTML, 4.10.18.7.1): browsers fill a `tel` input with the code. */
const typeOf = ({ field }: FieldProps) =>
  field.input === 'tel' && field.autocomplete === 'tel-national' ? 'text' : field.input;

/** Numbers are typed with the keys that a phone has for them. */
const keyboardOf = ({ field }: FieldProps) => {
  if (field.rules?.some(({ rule }) => rule === 'digits')) return 'numeric';
  return field.input === 'tel' ? 'tel' : undefined;
};

const eye =
  '<path d="M2 12c2.5-4.7 5.8-7 10-7s7.5 2.3 10 7c-2.5 4.7-5.8 7-10 7s-7.5-2.3-10-7zm7 0a3 3 0 0 0 6 0 3 3 0 0 0-6 0"/>';
const icon = (paths: string) => ({ body: `<g fill="none" stroke="currentColor" stroke-width="1.75">${paths}</g>` });
const eyes = { hidden: icon(eye), visible: icon(`${eye}<path d="M4 20 20 4"/>`) };

/**
 * A password and the button that shows it. Mantine's PasswordInput toggles on pointer and key events but not on a
 * click, which is what assistive technology and the replay of an early tap send.
 */
function PasswordField({ labels, id, common }: FieldProps & { common: Parameters<typeof TextInput>[0] }) {
  return (
    <TextInput
      {...common}
      type="password"
      autoCapitalize="none"
      spellCheck={false}
      rightSectionPointerEvents="all"
      rightSection={
        <UnstyledButton
          className={classes.eye}
          data-scripted
          aria-label={labels.showPassword}
          data-otherwise={labels.hidePassword}
          aria-controls={id}
        >
          <Icon shape={eyes.hidden} />
          <Icon shape={eyes.visible} />
        </UnstyledButton>
      }
    />
  );
}
