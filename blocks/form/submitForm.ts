import { fieldsOf } from '#rules/fieldsOf.ts';
import type { FormValues } from '#rules/types.ts';
import type { Form } from './form.types.ts';
import { hasFiles } from './formValues.ts';
import { type SubmitOutcome, sendForm } from './sendForm.ts';

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/**
 * Submits the values of a form. Only `http` sends them; a form without a destination fails, the other kinds always
 * succeed. Never throws.
 */
export async function submitForm(
  { submit, ...form }: Pick<Form, 'submit' | 'fields'>,
  values: FormValues,
): Promise<SubmitOutcome> {
  if (submit.kind === 'http') return sendForm(submit, values, hasFiles(fieldsOf(form)));
  if (submit.kind === undefined) return { step: 'failure' };
  await wait(submit.delayMs ?? 0);
  return { step: 'success' };
}
