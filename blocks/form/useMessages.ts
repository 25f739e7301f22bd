import { useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
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

/** A message that stays in the form. */
export interface FormNotice extends FormMessage {
  kind: ToastKind;
}

export function useMessages({
  fields,
  messages,
  labels,
}: Pick<Form, 'fields' | 'messages'> & Pick<BlockContext, 'labels'>) {
  const [notice, setNotice] = useState<FormNotice>();

  /** Shows a message in the form, where it stays, or as a toast. */
  function show(message: FormMessage | undefined, kind: ToastKind): void {
    if (message?.show === 'form') setNotice({ ...message, kind });
    else if (message) showToast({ title: message.title, text: message.text, kind, closeLabel: labels.close });
  }

  /** Shows the message of a step; the one of the previous step is removed. */
  function showStep(step: SubmitStep, serverText?: string): void {
    const message: FormMessage | undefined = messages?.[step] ?? (step === 'noAnswer' ? messages?.failure : undefined);
    setNotice(undefined);
    clearToasts();
    show(message?.serverText && serverText ? { ...message, text: serverText } : message, toastKinds[step]);
  }

  /** Prefetches the code for toasts if a message needs it: the connection may be gone by then. */
  function prepare(): void {
    const all = [...Object.values(messages ?? {}), ...fields.map(({ button }) => button?.message)];
    if (all.some((message) => message && message.show !== 'form')) prepareToasts();
  }

  return { notice, show, showStep, prepare };
}
