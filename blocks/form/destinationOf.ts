import { formKey } from '#rules/formKey.ts';
import type { Form } from './form.types.ts';
import type { SubmitSettings } from './formTypes.ts';
import { hasFiles } from './formValues.ts';

export type SentForm = Pick<Form, 'submit' | 'fields' | 'inbox' | 'heading'> & { id?: string };

/** Settings with which a form is sent to its service or to the inbox of the site; undefined if it is not sent. */
export function destinationOf(form: SentForm): SubmitSettings | undefined {
  const { submit, inbox } = form;
  if (submit.kind === 'http') return submit;
  if (submit.kind !== 'inbox' || !inbox) return undefined;
  return {
    ...submit,
    url: `${inbox.url}/${formKey(form)}`,
    encoding: hasFiles(form.fields) ? 'form' : 'json',
  };
}
