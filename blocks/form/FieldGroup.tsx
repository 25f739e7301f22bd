import { Input } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Text } from '#ui/Text.tsx';
import classes from './Choice.module.css';
import { FieldLabel, hasAsterisk } from './fieldInputProps.tsx';
import type { FieldProps } from './formTypes.ts';

/** Id of the message of a group; undefined if nothing is wrong. */
export const groupErrorId = ({ form, field, id }: FieldProps): string | undefined =>
  form.errors[field.name] ? `${id}-error` : undefined;

/**
 * Several inputs under one legend, with help and message.
 * @param isRadio true if one of them is chosen
 * @param hasMessage false if one of the inputs shows the message itself, under `groupErrorId`
 */
export function FieldGroup({
  isRadio = false,
  hasMessage = true,
  children,
  ...props
}: FieldProps & { isRadio?: boolean; hasMessage?: boolean; children: ReactNode }) {
  const { field, id, form, state } = props;
  const error = form.errors[field.name];
  const errorId = groupErrorId(props);
  const describedBy = [errorId, field.help && `${id}-description`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={classes.group}
      {...(isRadio && {
        role: 'radiogroup',
        'aria-required': state.isRequired,
        'aria-invalid': error ? true : undefined,
      })}
      aria-describedby={describedBy}
    >
      <Input.Label labelElement="div" renderRoot={Legend} required={hasAsterisk(props)}>
        <FieldLabel {...props} />
      </Input.Label>
      {field.help && (
        <Input.Description id={`${id}-description`}>
          <Text markup={field.help} as="span" />
        </Input.Description>
      )}
      {children}
      {error && hasMessage && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}

const Legend = (props: ComponentProps<'legend'>) => <legend {...props} />;
