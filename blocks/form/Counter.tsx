import { Input, InputWrapperContext } from '@mantine/core';
import { type ReactNode, use } from 'react';
import type { FieldValue } from '#rules/types.ts';
import { lengthOf } from '#rules/value.ts';
import { maxLengthOf } from './constraints.ts';
import classes from './Field.module.css';
import type { Field } from './formShape.ts';

/** Length that is counted to: where a rule sets a maximum, unless the page wants none. */
const limitOf = (field: Field) => (field.counter === false ? undefined : maxLengthOf(field));

const counterId = (inputId: string) => `${inputId}-counter`;

/** Characters filled in and allowed. */
export function Counter({ field, value, inputId }: { field: Field; value: FieldValue; inputId: string }) {
  const limit = limitOf(field);
  if (limit === undefined) return null;
  const length = lengthOf(value);
  return (
    <Input.Description className={classes.counter} id={counterId(inputId)} data-error={length > limit || undefined}>
      {length} / <span>{limit}</span>
    </Input.Description>
  );
}

/** Ties an input to its counter as well: Mantine's frame knows of help and error only. */
export function WithCounter({ field, id, children }: { field: Field; id: string; children: ReactNode }) {
  const frame = use(InputWrapperContext);
  if (limitOf(field) === undefined) return children;
  const describedBy = [frame?.describedBy, counterId(id)].filter(Boolean).join(' ');
  return <InputWrapperContext value={{ ...frame, describedBy } as typeof frame}>{children}</InputWrapperContext>;
}
