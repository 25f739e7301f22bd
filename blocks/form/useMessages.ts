import { useState } from 'react';
import type { BlockContext } from '#shared/content.ts';
import { clearToasts, prepareToasts, showToast, type ToastKind } from '#ui/toast.ts';
import type { Form } from './form.types.ts';
import type { Message } from './formShape.ts';

/** A step at which a visitor may be told something. */
type Step = 'sending' | 'success' | 'failure' | 'noAnswer' | 'invalid';

const kinds: Record<Step, ToastKind> = {
  sending: 'plain',
  success: 'success',
  failure: 'failure',
  noAnswer: 'failure',
  invalid: 'failure',
};

/** A message that stays in the form. */
export interface FormNotice extends Message {
  kind: ToastKind;
}

/** Tells the visitor how it goes, in the page's own words: in the form, or as a toast. */
export function useMessages({
  fields,
  messages,
  labels,
}: Pick<Form, 'fields' | 'messages'> & Pick<BlockContext, 'labels'>) {
  const [notice, setNotice] = useState<FormNotice>();

  /** Shows a message where its page wants it: in the form, where it stays, or as a notice that leaves by itself. */
  function show(message: Message | undefined, kind: ToastKind): void {
    if (message?.show === 'form') setNotice({ ...message, kind });
    else if (message) showToast({ title: message.title, text: message.text, kind, closeLabel: labels.close });
  }

  /** Says that a step is reached; what was said of the step before is out of date. */
  function tell(step: Step, serverText?: string): void {
    const message: Message | undefined = messages?.[step] ?? (step === 'noAnswer' ? messages?.failure : undefined);
    setNotice(undefined);
    clearToasts();
    show(message?.serverText && serverText ? { ...message, text: serverText } : message, kinds[step]);
  }

  /** Fetches the code for toasts, if there may be some: the connection may be gone when it is needed. */
  function prepare(): void {
    const all = [...Object.values(messages ?? {}), ...fields.map(({ button }) => button?.message)];
    if (all.some((message) => message && message.show !== 'form')) prepareToasts();
  }

  return { notice, show, tell, prepare };
}
