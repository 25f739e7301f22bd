import type { FieldState } from '#rules/fieldStates.ts';
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
  error?: string;
  state: FieldState;
  /** The browser's own constraints are off: the rules answer, in their own words. */
  isHydrated: boolean;
  isBusy: boolean;
  labels: Labels;
}
