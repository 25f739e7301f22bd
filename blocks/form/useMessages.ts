import { useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import type { Receipt } from '#ui/receipt/receipt.ts';
import { clearToasts, prepareToasts, showToast, type ToastKind } from '#ui/toast.ts';
import type { Form } from './form.types.ts';
import type { FormMessage } from './formTypes.ts';

type SubmitStep = 'sending' | 'success' | 'failure' | 'noAnswer' | 'invalid';

const toastKinds: Record<SubmitStep, ToastKind> = {
  sending: 'plain',
  success: 'success',
  failure: 'failure',
  noAnswer: 'failure',
  invalid: 'failure',
};

/** Steps whose message is the result of an attempt. */
const results: readonly SubmitStep[] = ['success', 'failure', 'noAnswer'];

/** A message that stays in the form. */
export interface FormNotice extends FormMessage {
  kind: ToastKind;
  /** True for the result of an attempt, which screen readers and people who magnify have to be led to. */
  takesFocus: boolean;
  /** Receipt of what was sent, which stands below the text. */
  receipt?: Receipt | undefined;
}

export function useMessages({
  messages,
  labels,
  fields,
}: Pick<Form, 'fields' | 'messages'> & Pick<BlockContext, 'labels'>) {
  const [notice, setNotice] = useState<FormNotice>();

  /**
   * Shows a message in the form, where it stays, or as a toast.
   * @param staysInForm true for a message that is shown in the form even if there is a toast, too
   */
  function show(message: FormMessage | undefined, kind: ToastKind, staysInForm = false, receipt?: Receipt): void {
    if (!message) return;
    const isToast = message.show === 'toast';
    if (isToast) showToast({ title: message.title, text: message.text, kind, closeLabel: labels.close });
    if (!isToast || staysInForm) setNotice({ ...message, kind, takesFocus: staysInForm, receipt });
  }

  /**
   * Shows the message of a step; the one of the previous step is removed.
   * @param serverText text of the server, in place of that of the page if the page wants it
   * @param others errors of the server that belong to no field; they stay in the form
   * @param receipt of what was sent, if there is one
   */
  function showStep(
    step: SubmitStep,
    serverText?: string,
    others: readonly string[] = [],
    receipt: Receipt | undefined = undefined,
  ): void {
    const message: FormMessage | undefined = messages?.[step] ?? (step === 'noAnswer' ? messages?.failure : undefined);
    setNotice(undefined);
    clearToasts();
    const own = message?.serverText && serverText ? serverText : message?.text;
    const text = [own, ...others].filter(Boolean).join(' ');
    const isKept = results.includes(step) || others.length > 0;
    const hasContent = message || text || receipt;
    show(hasContent ? { ...message, ...(text && { text }) } : undefined, toastKinds[step], isKept, receipt);
  }

  /** Prefetches the code for toasts if a message needs it: the connection may be gone by then. */
  function prepare(): void {
    const all = [...Object.values(messages ?? {}), ...fields.map(({ button }) => button?.message)];
    if (all.some((message) => message?.show === 'toast')) prepareToasts();
  }

  /** Removes the message of the step before. */
  function clear(): void {
    setNotice(undefined);
    clearToasts();
  }

  return { notice, show, showStep, clear, prepare };
}
