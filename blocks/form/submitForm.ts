import { filesOf } from '#rules/files.ts';
import type { FormValues } from '#rules/types.ts';
import { referenceBytes, referenceOf } from '#shared/reference.ts';
import { attemptKey, endAttempt } from './attemptKey.ts';
import { destinationOf, type SentForm } from './destinationOf.ts';
import { formExtrasOf } from './formExtrasModule.ts';
import type { SubmitSettings } from './formTypes.ts';
import { hasFiles } from './formValues.ts';
import { type SubmitOutcome, sendForm, type Upload } from './sendForm.ts';

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Sends values to the inbox of the site, which stores them once however often they are sent. */
async function sendToInbox(
  sent: SubmitSettings,
  values: FormValues,
  guarded: FormValues,
  isMultipart: boolean,
  upload: Upload | undefined,
): Promise<SubmitOutcome> {
  const headers = { 'idempotency-key': attemptKey(sent.url ?? '', values) };
  const outcome = await sendForm(sent, { ...values, ...guarded }, isMultipart, headers, upload);
  if (outcome.step === 'success') endAttempt();
  return outcome.answer?.isFull ? { step: 'full' } : outcome;
}

/**
 * @returns true for values with files, unless the browser would ask a server elsewhere first whether it may be told how
 *   much has been sent; the inbox is asked anyway
 */
const canSayProgress = ({ kind, url }: SubmitSettings, values: FormValues): boolean =>
  Object.values(values).some((value) => filesOf(value).length > 0) &&
  (kind === 'inbox' || new URL(url ?? '', location.href).origin === location.origin);

const uploadOf = (form: SentForm, onProgress: (share: number) => void): Upload | undefined => {
  const extras = formExtrasOf(form);
  return (
    extras &&
    ((onSent) =>
      extras.fetchWithProgress((share) => {
        onProgress(share);
        onSent();
      }))
  );
};

/**
 * Submits the values of a form. Only `http` and `inbox` send them; a form without a destination fails, the other kinds
 * always succeed. Never throws.
 * @param onProgress called with the part of the files that has been sent, from 0 to 1
 */
export async function submitForm(
  form: SentForm,
  values: FormValues,
  element: HTMLFormElement | null,
  onProgress?: (share: number) => void,
): Promise<SubmitOutcome> {
  const { submit } = form;
  const sent = destinationOf(form);
  if (sent) {
    const guarded = (await formExtrasOf(form)?.guardValues(sent, element)) ?? {};
    const isMultipart = hasFiles(form.fields);
    const upload = onProgress && canSayProgress(sent, values) ? uploadOf(form, onProgress) : undefined;
    if (submit.kind === 'inbox') return sendToInbox(sent, values, guarded, isMultipart, upload);
    return sendForm(sent, { ...values, ...guarded }, isMultipart, {}, upload);
  }
  if (submit.kind === undefined || submit.kind === 'inbox') return { step: 'failure' };
  await wait(submit.delayMs ?? 0);
  if (!submit.reference || submit.kind !== 'simulate') return { step: 'success' };
  const reference = referenceOf(crypto.getRandomValues(new Uint8Array(referenceBytes)));
  return { step: 'success', answer: { errors: [], reference } };
}
