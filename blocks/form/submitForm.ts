import type { FormValues } from '#rules/types.ts';
import { referenceBytes, referenceOf } from '#shared/reference.ts';
import { attemptKey, endAttempt } from './attemptKey.ts';
import { destinationOf, type SentForm } from './destinationOf.ts';
import { formExtrasOf } from './formExtrasModule.ts';
import type { SubmitSettings } from './formTypes.ts';
import { hasFiles } from './formValues.ts';

import { type SubmitOutcome, sendForm } from './sendForm.ts';

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Sends values to the inbox of the site, which stores them once however often they are sent. */
async function sendToInbox(
  sent: SubmitSettings,
  values: FormValues,
  guarded: FormValues,
  isMultipart: boolean,
): Promise<SubmitOutcome> {
  const headers = { 'idempotency-key': attemptKey(sent.url ?? '', values) };
  const outcome = await sendForm(sent, { ...values, ...guarded }, isMultipart, headers);
  if (outcome.step === 'success') endAttempt();
  return outcome.answer?.isFull ? { step: 'full' } : outcome;
}

/**
 * Submits the values of a form. Only `http` and `inbox` send them; a form without a destination fails, the other kinds
 * always succeed. Never throws.
 */
export async function submitForm(
  form: SentForm,
  values: FormValues,
  element: HTMLFormElement | null,
): Promise<SubmitOutcome> {
  const { submit } = form;
  const sent = destinationOf(form);
  if (sent) {
    const guarded = (await formExtrasOf(form)?.guardValues(sent, element)) ?? {};
    const isMultipart = hasFiles(form.fields);
    if (submit.kind === 'inbox') return sendToInbox(sent, values, guarded, isMultipart);
    return sendForm(sent, { ...values, ...guarded }, isMultipart);
  }
  if (submit.kind === undefined || submit.kind === 'inbox') return { step: 'failure' };
  await wait(submit.delayMs ?? 0);
  if (!submit.reference || submit.kind !== 'simulate') return { step: 'success' };
  const reference = referenceOf(crypto.getRandomValues(new Uint8Array(referenceBytes)));
  return { step: 'success', answer: { errors: [], reference } };
}
