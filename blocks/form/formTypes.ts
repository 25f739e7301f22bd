import type { UseFormReturnType } from '@mantine/form';
import type { FieldState } from '#rules/fieldStatesOf.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import type { Labels } from '#shared/content.ts';
import type { Form } from './form.types.ts';

export type FieldDefinition = Form['fields'][number];

export type SubmitSettings = Form['submit'];

/** Message to the visitor at one step. */
export type FormMessage = NonNullable<NonNullable<Form['messages']>['failure']>;

/** A place in a form where something is filled in: a field, or one of an item of a repeated group. */
export interface FieldPlace {
  /** Path to its value: `name`, or `schools.0.name`. */
  path: string;
  /** Path to its value in the entry that is sent, without empty items; undefined if it is in one. */
  sentPath: string | undefined;
  field: FieldDefinition;
  /** Words that name it among all others. */
  label: string;
}

/** Properties of every kind of input. */
export interface FieldProps {
  /** Its name is the path of its value. */
  field: FieldDefinition;
  /** Id of the input, or of the first of several. */
  id: string;
  form: UseFormReturnType<FormValues>;
  value: FieldValue;
  /** Values with which its rules compare: those of the form, or of the item of a group. */
  scope: FormValues;
  state: FieldState;
  /** True if the form is hydrated: rules are applied, and no longer the browser's own constraints. */
  isHydrated: boolean;
  /** Number of times that the form has been sent and reset. */
  round: number;
  labels: Labels;
  /** Kind of fields that are marked: those that must be filled in, or the others. */
  mark: NonNullable<Form['mark']>;
  submit: SubmitSettings;
}
