import type { FormValues } from '#rules/types.ts';
import { attemptKey, endAttempt } from './attemptKey.ts';
import { destinationOf, type SentForm } from './destinationOf.ts';
import type { SubmitSettings } from './formTypes.ts';
import { hasFiles } from './formValues.ts';
import { type SubmitOutcome, sendForm } from './sendForm.ts';

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Sends values to the inbox of the site, which stores them once however often they are sent. */
async function sendToInbox(sent: SubmitSettings, values: FormValues, isMultipart: boolean): Promise<SubmitOutcome> {
  const outcome = await sendForm(sent, values, isMultipart, {
    'idempotency-key': attemptKey(sent.url ?? '', values),
  });
  if (outcome.step === 'success') endAttempt();
  return outcome;
}

/**
 * Submits the values of a form. Only `http` and `inbox` send them; a form without a destination fails, the other kinds
 * always succeed. Never throws.
 */
export async function submitForm(form: SentForm, values: FormValues): Promise<SubmitOutcome> {
  const { submit } = form;
  const sent = destinationOf(form);
  if (sent) return (submit.kind === 'inbox' ? sendToInbox : sendForm)(sent, values, hasFiles(form.fields));
  if (submit.kind === undefined || submit.kind === 'inbox') return { step: 'failure' };
  await wait(submit.delayMs ?? 0);
  return { step: 'success' };
}
