import type { FieldState } from '#rules/fieldStates.ts';
import type { Labels } from '#shared/content.ts';
import type { Form } from './form.types.ts';

/** One field of a form. */
export type Field = Form['fields'][number];

/** What happens when a form is sent. */
export type Submit = Form['submit'];

/** What the visitor is told at one step. */
export type Message = NonNullable<NonNullable<Form['messages']>['failure']>;

/** What a form does, and what it says: what its markup does not show. */
export interface FormDefinition extends Pick<Form, 'submit' | 'messages'> {
  fields: DefinedField[];
}

/** A field, without what its markup shows. */
export type DefinedField = Pick<Field, 'name' | 'label' | 'input' | 'when' | 'requiredWhen' | 'rules'> & {
  /** It offers choices. */
  options?: true;
  /** What the button below it says. */
  message?: Message;
};

/** What every kind of input receives. */
export interface FieldProps {
  field: Field;
  /** Id of the input, or of the first of several. */
  id: string;
  state: FieldState;
  labels: Labels;
}
