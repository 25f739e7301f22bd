import { Input, InputWrapperContext } from '@mantine/core';
import { type ReactNode, use } from 'react';
import { lengthOf } from '#rules/value.ts';
import { wordsOf } from '#rules/words.ts';
import classes from './Field.module.css';
import type { FieldDefinition, FieldProps } from './formTypes.ts';
import { limitOf } from './nativeConstraints.ts';

/** Length to count to, if a rule sets one and the page does not switch the counter off. */
const countedOf = (field: FieldDefinition) => (field.counter === false ? undefined : limitOf(field));

const counterId = (inputId: string) => `${inputId}-counter`;

/** Number of characters or words filled in and allowed. */
export function Counter({ field, value, id, labels }: Pick<FieldProps, 'field' | 'value' | 'id' | 'labels'>) {
  const counted = countedOf(field);
  if (!counted) return null;
  const { limit, isOfWords } = counted;
  const length = isOfWords ? wordsOf(value) : lengthOf(value);
  return (
    <Input.Description className={classes.counter} id={counterId(id)} data-error={length > limit || undefined}>
      {length} / <span>{limit}</span>
      {isOfWords && ` ${labels.words}`}
    </Input.Description>
  );
}

/** Adds the counter to the description of an input: Mantine's wrapper includes only help and error. */
export function WithCounter({ field, id, children }: { field: FieldDefinition; id: string; children: ReactNode }) {
  const frame = use(InputWrapperContext);
  if (!countedOf(field)) return children;
  const describedBy = [frame?.describedBy, counterId(id)].filter(Boolean).join(' ');
  return <InputWrapperContext value={{ ...frame, describedBy } as typeof frame}>{children}</InputWrapperContext>;
}
