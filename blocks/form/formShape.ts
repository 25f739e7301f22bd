import type { UseFormReturnType } from '@mantine/form';
import type { FieldState } from '#rules/fieldStates.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import type { Labels } from '#shared/content.ts';
import type { Form } from './form.types.ts';

/** One field of a form. */
export type Field = Form['fields'][number];

/** What happens when a form is sent. */
export type Submit = Form['submit'];

/** What the visitor is told at one step. */
export type Message = NonNullable<NonNullable<Form['messages']>['failure']>;

/** What every kind of input receives. */
export interface FieldProps {
  field: Field;
  /** Id of the input, or of the first of several. */
  id: string;
  form: UseFormReturnType<FormValues>;
  /** Current value of the field. */
  value: FieldValue;
  state: FieldState;
  /** The form reacts to input: its rules answer, and no longer the browser's own constraints. */
  isHydrated: boolean;
  /** Counts how often the form has been sent and emptied. */
  round: number;
  labels: Labels;
}
