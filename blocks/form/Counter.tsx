import { Input, InputWrapperContext } from '@mantine/core';
import { type ReactNode, use } from 'react';
import type { FieldValue } from '#rules/types.ts';
import { lengthOf } from '#rules/value.ts';
import classes from './Field.module.css';
import type { FieldDefinition } from './formTypes.ts';
import { maxLengthOf } from './nativeConstraints.ts';

/** Maximum length to count to, if a rule sets one and the page does not switch the counter off. */
const limitOf = (field: FieldDefinition) => (field.counter === false ? undefined : maxLengthOf(field));

const counterId = (inputId: string) => `${inputId}-counter`;

/** Number of characters filled in and allowed. */
export function Counter({ field, value, inputId }: { field: FieldDefinition; value: FieldValue; inputId: string }) {
  const limit = limitOf(field);
  if (limit === undefined) return null;
  const length = lengthOf(value);
  return (
    <Input.Description className={classes.counter} id={counterId(inputId)} data-error={length > limit || undefined}>
      {length} / <span>{limit}</span>
    </Input.Description>
  );
}

/** Adds the counter to the description of an input: Mantine's wrapper includes only help and error. */
export function WithCounter({ field, id, children }: { field: FieldDefinition; id: string; children: ReactNode }) {
  const frame = use(InputWrapperContext);
  if (limitOf(field) === undefined) return children;
  const describedBy = [frame?.describedBy, counterId(id)].filter(Boolean).join(' ');
  return <InputWrapperContext value={{ ...frame, describedBy } as typeof frame}>{children}</InputWrapperContext>;
}
